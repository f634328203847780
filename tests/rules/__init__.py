"""The rules by example, a file for each chapter of the rulebook."""
