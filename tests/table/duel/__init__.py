"""What stands beside the duel of a test server."""
