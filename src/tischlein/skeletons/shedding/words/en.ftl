# What terminal and page say of My Game alone. Words that games share are looked up where a message is missing.

game-my-game = My Game
