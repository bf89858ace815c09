"""What items of the shop and search cards do."""
