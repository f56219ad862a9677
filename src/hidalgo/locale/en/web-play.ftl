# At a table, around the game itself.

# What a bot is called; where there are several, the letter of its seat follows.
play-bot = Bot

# Before the game
play-gathering = The table is being set
play-invited = You are invited to a table
play-take-a-seat = Take a seat, or just watch.
play-no-seat-left = All seats are taken. Stay, and you watch the game.
play-guest-waits = You have a seat. The game begins when the host starts it.
play-host-open = Send the link to your friends, or let bots sit down. Whoever is missing at the start is replaced by a bot.
play-host-full = Everybody is here. Start when you like.
play-open-seat = open
play-sit-down = Sit down
play-sit-here = Move here
play-add-bot = Add a bot
play-remove-bot = Remove the bot
play-start = Start the game
play-start-with-bots = Start, bots on open seats
play-leave-table = Leave the table
play-host = host
play-you = you
play-invite = Invite friends
play-invite-private = Only those who have this link find the table.
play-invite-public = The table is listed in the lobby; this link leads straight to it.
play-invite-link = Link to this table
play-copy-link = Copy the link
play-terms = What is played
play-options = Options
play-with-vetos = with Vetos
play-without-vetos = without Vetos
play-nine-rounds = nine rounds
play-six-rounds = six rounds
play-memory = from memory: Castillo and Provinces are hidden
play-pace-none = no time limit
play-pace-minutes = { $count ->
    [one] { $count } minute an answer
   *[other] { $count } minutes an answer
}
play-pace-hours = { $count ->
    [one] { $count } hour an answer
   *[other] { $count } hours an answer
}
play-pace-days = { $count ->
    [one] { $count } day an answer
   *[other] { $count } days an answer
}
play-seal = Seal of chance
play-seal-why = Made before the game; opened in its record at the end, it proves that nothing was shuffled anew.
play-closed = This table was closed before a game began.

# Not let in
play-not-here = This table cannot be shown
play-outdated = There is a newer version of hidalgo. Load the page anew; your game is kept.
play-crowded = You have as many tables open as one may at a time. Close one of the others: this one then opens by itself.
play-reload = Load anew
play-to-lobby = To the lobby

# The table
play-title = El Grande
play-title-asked = Your turn
play-players = Players
play-action-cards = Action cards
# Words of card titles of 12 letters and more, with a dot where a small card on a phone may part
# them; { "" } where there are none.
play-card-parts = { "" }
play-taken-by = taken by { $seat }
play-points-short = pts
play-marker = plays the first power card
play-holds-veto = holds a Veto
play-disc-is-set = the disc is set
play-away = away
play-stand-in = a bot plays on
play-time-left = Time left to answer
play-time-was-up = Your time was up: a bot has answered for you.
play-answered-elsewhere = You have answered in another window; what was begun here is gone.
play-power-card = Power card
play-power-now = Power card { $value } in this round
play-power-none = no power card yet in this round
# $place: 1 for who plays first.
play-turn-place = #{ $place }
play-phase-power = Power cards
play-phase-turns = Turns
play-phase-scoring = General scoring
play-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
play-you-watch = You are watching
play-reconnecting = Connection lost, trying again …

# The map
play-map = Map of Spain
play-zoom-in = Closer
play-zoom-out = Further away
play-zoom-reset = The whole map
play-which-piece = Which piece?
play-map-credit = Map: Instituto Geográfico Nacional (es-atlas), Natural Earth
play-skip = Skip
# $count is -1 where memory has to do.
play-pieces = { $count ->
    [-1] { $place }: caballeros of { $seat }
    [one] { $place }: { $count } caballero of { $seat }
   *[other] { $place }: { $count } caballeros of { $seat }
}
play-grande-of = Grande of { $seat }
play-king = the King
play-tile = scoring tile { $tile }
play-hidden = who is inside is for you to remember
play-nobody = nobody
play-pays = pays { $figures }

# What is asked
play-what-is-asked = What is asked
play-progress = { $done } of { $total }
play-all-chosen = All chosen. Confirm?
play-composed = Chosen so far:
play-confirm = Confirm
play-sending = Sending …
play-back = Back one
play-reset = Reset
play-undo = Undo
play-power-hand = Your power cards
play-power-left = Left:
play-power-value = Power card { $value }
play-power-others = { $seats } may play it, too
play-power-others-perhaps = perhaps { $seats }, too
play-recruits = { $count ->
    [0] recruits nobody
    [one] recruits { $count }
   *[other] recruits { $count }
}
play-order-so-far = Order of turns so far:
play-card-places = { $count ->
    [one] Places { $count } caballero.
   *[other] Places up to { $count } caballeros.
}
play-place-first = { $count ->
    [one] First place { $count } caballero
   *[other] First place up to { $count } caballeros
}
play-veto = Veto: stop it
play-let-this = Let this pass
play-let-rest = Let the rest pass
play-let-round = Let everything pass this round
play-standing = Everything passes without a Veto this round.
play-standing-end = Ask me again
play-disc-open = Tap a region on the map.
play-disc-names = Your disc names { $region }.
# $list: players with points, such as “Ana +3, Ben −1”.
play-points-at-once = Points at once: { $list }
play-if-scored-then = If scored then: { $list }

# Taking back
play-takeback = Taking back
# $count: how many decisions would be taken back.
play-takeback-asked = { $count ->
    [one] { $seat } asks to take back the latest decision. Do you agree?
   *[other] { $seat } asks to take back the latest { $count } decisions of all. Do you agree?
}
play-takeback-agree = I agree
play-takeback-refuse = No
play-takeback-waits = Waiting for { $seats } to agree to taking back.
play-takeback-refused = { $seat } does not agree; nothing is taken back.
play-ask-takeback = Ask to take back
play-ask-takeback-why = Others have decided since, so all of them have to agree.

# The menu
play-menu = Menu
play-if-scored-now = If scored now
play-replay = Look back
play-record = Download the record
play-leave = Leave the game
play-leave-sure = A bot plays on for you; as long as the game goes on you can come back.
play-leave-last = Besides you only bots play here: the game waits until you come back.
play-leave-last-pace = Besides you only bots play here: the game waits for you as long as for an answer, then the bots play it to its end.
play-deserted = Everybody has left. The game waits until somebody comes back.
play-deserted-pace = Everybody has left. If nobody comes back in time, bots play the game to its end.
play-stay = Stay
play-come-back = Take my seat back

# Beside the board
play-log = Log
play-chat = Chat
play-as-text = As text
play-unread = unread
play-choices-as-list = All choices as a list
