"""El Grande, classic editions: the board, the cards, and every rule of the game."""
