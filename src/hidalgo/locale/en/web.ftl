# What the web client says around the tables.

web-language = Language
web-skip = Skip to the content
web-nav = Main
web-home = hidalgo, home
web-learn = Learn
web-cards = Cards
web-settings = Settings
web-close = Close
web-loading = One moment …
web-retry = Try again
web-unreachable = The server can't be reached. The lessons work all the same; what is missing here comes as soon as the server is back.
web-reload = Reload the page
web-show = Show
web-hide = Hide
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser does not let us copy. Select the text and copy it by hand.
web-copy-report = Copy a report
web-download = Download
web-change = change
web-go-on = Go on
web-trouble-title = This page could not be shown
web-trouble = The connection may be gone, or there is a newer version of hidalgo. Nothing you played is lost: try again, or reload the page.
web-new-version = A new version of hidalgo is there.
web-missing-title = Even the King does not know this place
web-missing = Nothing is under this address. Perhaps a part of the link was lost on the way.
web-to-lobby = To the lobby

# Settings
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours
web-set-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-set-speed = Motion
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = None
web-set-more = More
web-set-sounds = Sounds
    .note = Soft sounds for pieces, cards and your turn.
web-set-scores = Show what scoring would give
    .note = Every place shows its points as if it were scored now.
web-set-confirm = Confirm every decision
    .note = See what a decision would do before it is sent.
web-set-text-board = Board as text
    .note = Play by lists and words, with a keyboard or a screen reader.
web-set-kept = Kept in this browser only.

# The lobby
web-hero = Nine regions. One king. Your intrigue.
    .lead = Play El Grande right here, with friends or bots. No account needed: a name will do.
web-your-name = Your name
    .hint = What the others at the table will see.
    .example = Ana, for example
web-introduce-go = Come in
web-have-account = You have an account?
web-playing-as = You play as
web-play-bots = Play now against three bots
web-play-friends = Play with friends
web-setting-up = Setting the table …
web-more-choices = Set up a table as you like
web-first-game = Learn in ten minutes
web-my-tables = Your tables
# $count: at how many of one's own tables one is asked.
web-turns = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-open-tables = Tables to join
web-open-none = Nobody waits for fellow players at the moment. Be the first: others see your table at once.
web-set-up = Set up a table
web-running-tables = Games to watch
web-running-none = No public game is running now. When one is, you can look over everybody's shoulder.
web-over-tables = Your finished games
web-show-all = Show all { $count }
web-lobby-lost = The server can't be reached at the moment. We keep trying.
web-table-of-bots = Bots among themselves
web-table-with-bots = You and { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-table-waiting = A table that waits for others
web-your-turn = Your turn
web-continue = To the table
web-join = Join
web-watch = Watch
web-look-back = Look back
web-open-seat = free
web-footer = hidalgo is free software, made by people who love the game.
web-footer-nav = More
web-map-credit = Map: made of data of the Instituto Geográfico Nacional de España and of Natural Earth.

# Setting up a table
web-new-title = A new table
web-new-who = Who plays?
web-new-players = How many play
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-seat = Seat { $number }
web-new-you = You
web-new-friend = A friend
web-new-all-friends = All friends
web-new-all-bots = All bots
web-new-bots-fill = Seats that are still free when you start are taken by bots. Who sits where is drawn at the start.
web-bot-greedy = Shrewd bot
    .note = plans its whole turn and plays to win.
web-bot-random = Whimsical bot
    .note = does anything that is allowed; good for a first look.
web-new-edition = Edition
web-edition-bigbox = Big Box, English
    .note = The usual one here; the others differ in a handful of cards.
web-edition-bigbox-nl = Big Box, Dutch
    .note = Like the Big Box, but whoever scores the first places chooses the order.
web-edition-decennial = Decennial
    .note = Another English printing, and the name is ours: a few cards do not say quite the same, such as those that send home or lead out of a region.
web-new-how = How is it played?
web-new-short = Short game
    .note = Six rounds instead of nine.
web-new-memory = From memory
    .note = Castillo and Provinces are hidden, as at a real table.
web-new-no-vetos = Without Vetos
    .note = Nobody can stop a special action. Quicker, friendlier.
web-new-pace = Time to answer
    .note = Whoever takes longer is stood in for by a bot until they come back.
web-new-open = Who may come?
web-new-by-link = Whoever has the link
    .note = The table is in no list. You get a link to send to friends.
web-new-public = Everybody
    .note = The table is in the lobby, where anybody can join or watch.
web-new-open-table = Open the table
web-new-begin = Begin the game
web-new-then-begin = Bots on all other seats: the game begins at once.
web-new-then-link = { $count ->
    [one] Then you get a link for the { $count } friend who is still missing.
   *[other] Then you get a link for the { $count } friends who are still missing.
}
web-option-short = short
web-option-no-vetos = without Vetos
web-option-memory = from memory

# Looking cards up
web-cards-title = The action cards
web-cards-lead = A card lets you place as many caballeros from your Court as it shows riders, and then do its special action, or the other way round.
web-cards-search = Find a card
web-stack = Stack { $number }
web-stack-places = { $count ->
    [one] places { $count } caballero
   *[other] places up to { $count } caballeros
}
web-cards-copies = { $count } of them
web-cards-differs = differs between editions
web-cards-rules = { $count ->
    [one] Rule { $list }
   *[other] Rules { $list }
}
web-cards-found = { $count ->
    [0] no card found
    [one] { $count } card found
   *[other] { $count } cards found
}
web-cards-none = No card says “{ $sought }”.
web-cards-all = Show all cards

# Oneself
web-account-title = You and your account
web-account-nobody = You have not said a name on this device yet.
web-account-guest = Just play
    .lead = A name is enough. You can make it an account whenever you like, and keep all your games.
web-account-come-back = You have been here before?
web-account-other = You are already somebody else here?
web-account-name = Name and language
web-account-login = Your account
web-rename = Save the name
web-renamed = You are called { $name } now.
web-claim = Make it an account
    .lead = With a user name and a password you find your tables again from any device. All you have played stays yours.
web-claim-go = Make an account
web-username = User name
    .hint = 3 to 32 letters, digits, dots, dashes or underscores, without accents. Only you need it.
web-password = Password
    .hint = At least 10 characters. A short sentence does nicely.
web-password-new = New password
web-password-old = Password so far
web-password-changed = The password is changed. All other devices are logged out.
web-change-password = Change the password
    .lead = All other devices are logged out by this.
web-log-in = Log in
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-logged-out = You are logged out. See you soon!
web-login-guest = You are a guest here. If you go on, this device leaves the guest, and nothing leads back to their tables, unless you make it an account first.
web-welcome-back = Welcome back, { $name }!
web-recover = Password forgotten
    .lead = The recovery code you kept sets a new password. All other devices are logged out, and you get a new code.
web-recover-go = Set a new password
web-recovery-code = Recovery code
web-new-code = Get a new recovery code
    .lead = For when you can't find the old one. It no longer counts then.
web-keep-code = Keep this recovery code
    .lead = If you ever forget your password, only this code lets you in again. It is shown this once.
web-keep-code-done = I have kept it in a safe place
web-use-code = I have a code from another device
web-use-code-go = Use the code
web-device-code = Device code
    .hint = The eight characters that your other device shows.
web-devices = Your devices
web-device-this = this device
web-device-unknown = Unknown device
web-device-since = since { $day }
web-device-seen = used { $ago }
web-device-gone = The device is logged out.
web-second-device = Play on here and on your phone: a code lets another device in, without a password.
web-second-device-go = Show a code
web-second-device-how = Open { $address } on the other device, choose “I have a code from another device” and type this in. It counts once.
web-code-left = { $time } left
web-data = Your data
    .lead = All that the server keeps about you, in one file: name, devices, games, moves, what you said.
web-export = Download my data
web-delete = Delete all of it
    .lead = Your name, account, devices and all you have said go for good. Games stay for those you played with, without your name; in running ones a bot plays on.
web-delete-by-name = To confirm, type your name: { $name }
web-delete-by-password = To confirm, type your password
web-delete-go = Delete for good
web-deleted = You are forgotten here. It was good to have you.
web-leave = Log out
web-leave-account = Your tables wait for you until you log in again.
web-leave-guest = You are a guest without a password: once this device is logged out, nothing leads back to your tables. Make it an account first, or let another device in.
web-leave-sure = Leave for good?
web-leave-go = Leave all the same
web-stay = Stay

# What is wrong with a form
web-fault-empty = Something is missing here.
web-fault-name-empty = Say a name first; any will do.
web-fault-username-empty = An account needs a user name.
web-fault-username = 3 to 32 of the letters a to z, digits, dots, dashes and underscores, please.
web-fault-password-short = The password is too short; it needs 10 characters or more.

# What the server answers when something is wrong; $text is what it says in English, $seconds is how
# long to wait, 0 if it does not say.
web-problem-other = That did not work: { $text }
web-problem-client = Something went wrong in this page. Your game is safe on the server; reload the page if it looks odd.
web-problem-unreachable = The server can't be reached. Check your connection and try again.
web-problem-account = You have an account already.
web-problem-begun = The game has begun; the seats are settled.
web-problem-busy = Very many people are here at this moment. Try again in a few seconds.
web-problem-conflict = Somebody was quicker. Look again and try once more.
web-problem-forbidden = You may not do that.
web-problem-frozen = This game can't go on: the rules it was begun with are not here any more.
web-problem-full = All seats are taken. You can watch.
web-problem-guest = That needs an account; make one first.
web-problem-internal = Something went wrong on the server. That is not your fault; try again in a moment.
web-problem-invalid = The server can't take this as it is. It says: { $text }
web-problem-known = You have a name here already. Reload the page.
web-problem-language = There are no texts in this language.
web-problem-malformed = The server can't read this. It says: { $text }
web-problem-name = A name has 1 to 24 characters, at least one of them a letter, a digit or a sign, and none that can't be seen.
web-problem-no-bot = There is no such bot here; choose another one.
web-problem-no-edition = There is no such edition here; choose another one.
web-problem-no-game = There is no such game here.
web-problem-no-moment = The game has no such moment.
web-problem-no-seat = There is no such seat at this table.
web-problem-no-such-method = The page asked for something the server can't do. Reload the page.
web-problem-no-table = There is no such table. Is the link complete?
web-problem-no-undo = There is nothing you can take back alone: others have gone on, or something was revealed. You can ask them to agree.
web-problem-no-vote = Nobody asks you to agree to anything, or another vote is still going on.
web-problem-not-begun = The game has not begun yet.
web-problem-not-found = There is nothing under this address.
web-problem-not-host = Only the host of the table can do that.
web-problem-not-json = The page and the server do not understand each other. Reload the page.
web-problem-not-logged-in = You are not logged in any more. Say a name or log in again.
web-problem-not-over = That is possible when the game is over.
web-problem-not-seated = Only those who sit at the table can do that.
web-problem-not-yours = This can be seen by others only, or when the game is over.
web-problem-origin = The server does not know this address as its own. Open hidalgo at its usual address.
web-problem-password = This password is easily guessed: it needs 5 different characters at least, and must not be just the user name.
web-problem-stale = The game has gone on meanwhile; look at it again.
web-problem-taken = This user name is taken; choose another one.
web-problem-too-fast = That was too often in a short time. { $seconds ->
    [0] Wait a little and try again.
    [one] Try again in { $seconds } second.
   *[other] Try again in { $seconds } seconds.
}
web-problem-too-large = That is too long for the server.
web-problem-too-many-bots = There are more bots than seats.
web-problem-too-many-tables = You sit at as many tables as one may. Finish or leave one first.
web-problem-unavailable = The server can't reach its memory at this moment. Nothing is lost; try again soon.
web-problem-wrong-code = This code is not right, or it was used or has run out. Check it, and the user name.
web-problem-wrong-login = User name or password is wrong.
web-problem-wrong-name = That is not the name you go by.
web-problem-wrong-password = The password is wrong.
