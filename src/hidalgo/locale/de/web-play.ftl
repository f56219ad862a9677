play-bot = Bot
