"""What the overlord's cards do, by deck."""
