"""Many matches: to measure games and players."""
