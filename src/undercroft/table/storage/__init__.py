"""What is kept: people, tables, seats, choices, chat."""
