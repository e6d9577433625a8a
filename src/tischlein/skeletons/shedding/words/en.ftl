# The messages of My Game. Where one is missing, the terminal and the page use the words that all games share.

game-my-game = My Game
