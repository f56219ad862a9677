# At a table, around the game itself.

# What a bot is called; where there are several, the letter of its seat follows.
play-bot = Bot
