"""What hidalgo says to players, in every language."""
