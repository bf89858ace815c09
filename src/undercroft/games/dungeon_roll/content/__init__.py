"""What is in the box: dice, treasures, heroes."""
