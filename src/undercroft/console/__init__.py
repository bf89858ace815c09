"""Where a person reads and types at this computer, and in which language: for whatever speaks in a terminal."""
