"""What the skills of the classes do, by class, with what their starting items add."""
