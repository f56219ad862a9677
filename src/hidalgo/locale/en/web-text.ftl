# What the web client says to those who play without looking, or want to know what things are:
# announcements, choices as a list, the board as text, the log, the chat, explanations, keys.

# Announcements, and events that are told together. Parts of lists are joined by commas.
play-told-your-turn = Your turn. { $question }
play-told-part = { $what } { $count }
play-told-scores = Points: { $list }.
play-told-open = Cards: { $list }.
play-told-powers = Power cards: { $list }.
play-told-disc = { $seat } { $region }
play-told-discs = The discs name: { $list }.
play-told-discs-set = Discs are set: { $seats }.
# Two or more caballeros; $list says where, with numbers.
play-told-moved-placed = { $seat } places { $count } caballeros: { $list }.
play-told-moved-recalled = { $seat } takes { $count } caballeros back to the Court: { $list }.
play-told-moved-home = { $count } caballeros of { $seat } go home: { $list }.
play-told-moved-own = { $seat } moves { $count } own caballeros: { $list }.
play-told-moved-other = { $by } moves { $count } caballeros of { $seat }: { $list }.
play-told-way = { $from } → { $to }
# $count: how many places, two or more. $list: a part for each seat.
play-told-scored = { $count } places scored: { $list }.
play-told-nobody = nobody gets points
play-told-more = { $count ->
    [one] { $count } more thing stands in the log.
   *[other] { $count } more things stand in the log.
}
play-told-chat = { $name } says: { $text }
play-told-link-lost = The connection is lost. It comes back by itself; nothing that was sent gets lost.
play-told-link-back = Connected again.
play-told-time-left = { $count ->
    [one] { $count } second left to answer.
   *[other] { $count } seconds left to answer.
}
play-told-clock = The time of { $seat } is up: a bot answers.

# Lines of the log that are no part of the game itself.
play-note-created = The table was set up.
play-note-seat = { $name } takes seat { $seat }.
play-note-bot = A bot takes seat { $seat }: { $bot }.
play-note-stand-in = { $seat } has left the game. A bot plays on: { $bot }.
play-note-back = { $name } is back and plays on.
play-note-left = Seat { $seat } is free again.
play-note-undo = { $seat } takes something back.
play-note-takeback = { $seat } asks to take a decision back.
play-note-agrees = { $seat } agrees to taking back.
play-note-refuses = { $seat } does not agree to taking back.
play-note-frozen = The game cannot go on.
play-note-closed = The table was closed.
play-note-rematch = A new game begins at another table.

# All that can be chosen, as a list.
play-choose = What you can do
play-choose-which = Which piece?
play-choose-where = Where to?
play-choose-to = To: { $place }
# $whose: "own" or "other"; $seat is whose they are, $count how many of them stand there.
play-choose-piece = { $whose ->
    [own] { $place }: one of your own ({ $count } there)
   *[other] { $place }: one of { $seat } ({ $count } there)
}
play-choose-hidden = { $whose ->
    [own] { $place }: one of your own
   *[other] { $place }: one of { $seat }
}
play-choose-tile = Tile { $tile }, now at: { $place }
play-choose-tile-new = Tile { $tile }, beside the board
play-choose-times = { $what } ({ $count }×)
play-choose-so-far = Chosen: { $list }.
play-choose-left = { $count ->
    [one] { $count } left.
   *[other] { $count } left.
}
play-choose-sending = Sending …
play-choose-other-piece = Another piece
play-choose-confirm = Confirm the choice
play-choose-back = Take back the latest choice
# What a choice would bring. $change: a number with its sign.
play-gain-part = { $seat } { $change }
play-gain-points = points at once: { $list }
play-gain-projected = { $change } for you if all were scored now

# The board as text.
play-text-board = The board as text
play-text-phase-power = Power cards are being played.
play-text-phase-turns = The players take their turns.
play-text-phase-scoring = General scoring.
play-text-phase-over = The game is over.
play-text-turn = Now: { $seat }.
play-text-order = Then: { $seats }.
play-text-marker = The first power card is played by: { $seat }.
play-text-own = Your own
play-text-hand = Power cards in your hand: { $list }.
play-text-hand-empty = No power cards in your hand.
play-text-disc = Your disc names { $region }.
play-text-places = Places
play-text-place = Place
play-text-first = Leads
play-text-tie = Tie: { $seats }
play-text-pays = Pays
play-text-besides = Besides
play-text-king = the King
play-text-grandes = Grande: { $seats }
play-text-tile = tile { $tile }
play-text-idle = { $count ->
    [one] Scoring tile beside the board: { $list }.
   *[other] Scoring tiles beside the board: { $list }.
}
play-text-players = Players
play-text-player = Player
play-text-points = Points
play-text-power = Power card
play-text-cards-left = Cards in hand
play-text-more = More
play-text-you = { $seat } (you)
play-text-veto = holds a Veto up to round { $round }
play-text-disc-set = disc is set
play-text-cards = Action cards
play-text-card = { $stack }: { $card }.
play-text-taken = { $seat } has { $card }.

# The log.
play-log-title = Log
play-log-before = Before the game
play-log-scorings = Only scorings
play-log-empty = Nothing has happened yet.
play-log-you = you
play-log-undone = taken back
play-log-clock = time was up
play-log-sum =
    { $what ->
        [regions] All regions
       *[other] Sum
    }
play-log-replay = Look at this moment: { $what }
play-log-replay-short = Look at this moment

# The chat.
play-chat-title = Chat
play-chat-lines = What was said
play-chat-watcher = { $name } (watching)
play-chat-say = Say something
play-chat-send = Send
play-chat-empty = Nobody has said anything yet.
play-chat-muted = Everybody is muted.
play-chat-mute = Mute
play-chat-mute-name = Mute { $name }
play-chat-mute-all = Mute all
play-chat-people = Who talks here
play-chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
play-chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
play-chat-too-long = { $count ->
    [one] { $count } character too many
   *[other] { $count } characters too many
}

# Keys, and the window that lists them.
play-key-title = Keys at the table
play-key-key = Key
play-key-does = What it does
play-key-enter = Enter
play-key-backspace = Backspace
play-key-escape = Escape
play-key-does-choices = go to the list of all that you can choose
play-key-does-confirm = confirm what you have chosen
play-key-does-back = take back the latest choice
play-key-does-reset = forget all that you have chosen
play-key-does-undo = undo your latest decision
play-key-does-text = read the board as text
play-key-does-map = go to the map
play-key-does-explain = explain what you are on
play-key-does-log = read the log; the arrow keys walk through its moments
play-key-does-chat = write in the chat
play-key-does-scores = show or hide what a scoring would give now
play-key-does-help = show this list
play-key-list-title = In the list of choices
play-key-list = The arrow keys walk through it, Home and End lead to its ends, the digits 1 to 9 choose its first lines, Enter chooses the line you are on.
play-key-map-title = On the map
play-key-map = The arrow keys lead to the next place in that direction, Enter takes it, Tab goes on to the pieces there. Plus, minus and 0 zoom.
play-key-rows = Among the players and among the action cards the arrow keys lead on, too; Enter explains what you are on.
play-key-off = These keys can be switched off in the settings.
play-key-are-off = These keys are switched off. The settings switch them on.
play-key-no-undo = There is nothing that you could undo now.
play-key-scores-on = The map shows what a scoring would give now.
play-key-scores-off = The map no longer shows what a scoring would give.

# Explanations: what something is, what it does and why.
play-explain-rules = Rules
play-explain-english = The text of the rules is in English.
play-explain-nothing = There is nothing here to explain. Go to a place, a card or a choice first.
play-explain-nobody = Nobody stands here.
play-explain-stands = Here: { $list }.
play-explain-now = If it were scored now: { $list }.
play-explain-now-nobody = If it were scored now, nobody would get points.
play-explain-now-one = If it were scored now, { $seat } would get: { $points }.
# $ranks: the last rank that pays, which depends on the number of players.
play-explain-pays = { $ranks ->
    [first] It pays { $first } to whoever is alone in first place.
    [second] It pays { $first } for first place and { $second } for second.
   *[third] It pays { $first } for first place, { $second } for second and { $third } for third.
}
play-explain-tied = Some are level: all of them get the next place.
play-explain-tile-here = A scoring tile covers the printed figures.
play-explain-home = Home region of { $seats }: who is alone in first place at home gets 2 more.
play-explain-taboo = The King's region is taboo: no caballero, no Grande and no tile enters or leaves it.
play-explain-king-title = The King ({ $region })
play-explain-king-bonus = Whoever is alone in first place in the King's region gets 2 more when it is scored.
play-explain-king-places = Caballeros from the Court go next to the King's region or into the Castillo. Next to it: { $list }.
play-explain-near = It lies next to the King's region: caballeros from the Court can be placed here.
play-explain-far = It does not lie next to the King's region: caballeros from the Court get here only by a card's special action.
play-explain-neighbours = Its neighbours: { $list }.
play-explain-hidden = Who is inside has to be remembered.
play-explain-castillo-in = Any caballero that is placed or moved may go into the Castillo, wherever the King is.
play-explain-castillo-out = They come out at the next general scoring: all of a player go to the region named in secret, or to the Court if the King is there.
# $count: -1 where it has to be remembered.
play-explain-piece = { $count ->
    [-1] Caballeros of { $seat }: { $place }
    [one] { $count } caballero of { $seat }: { $place }
   *[other] { $count } caballeros of { $seat }: { $place }
}
play-explain-caballeros = When a region is scored, whoever has the most caballeros in it is first.
play-explain-court = In the Court they are ready to be placed, as many as the action card allows.
play-explain-province = In the Province they wait. A power card recruits them to the Court.
play-explain-grande-title = The Grande of { $seat }
play-explain-grande = It marks the home region of { $seat }: { $region }. Alone in first place there, { $seat } gets 2 more.
play-explain-grande-no-caballero = It does not count as a caballero.
play-explain-tile-title = Scoring tile { $tile }
play-explain-tile-idle = It lies beside the board until an action card brings it in.
play-explain-tile-at = It lies here: { $place }.
play-explain-tile = Where it lies, its figures count instead of the printed ones.
play-explain-card-places = { $count ->
    [one] Besides, it lets its player place { $count } caballero from the Court.
   *[other] Besides, it lets its player place up to { $count } caballeros from the Court.
}
play-explain-card-order = Placing or the special action: the player chooses what comes first, and may leave out both.
play-explain-power-title = Power card { $value }
play-explain-power-recruits = { $count ->
    [0] It recruits nobody.
    [one] It recruits { $count } caballero from the Province to the Court.
   *[other] It recruits up to { $count } caballeros from the Province to the Court.
}
play-explain-power-order = The highest card has the first turn. Who has laid the lowest begins the next round.
play-explain-power-once = Only one player can play this value in a round.
play-explain-power-played = { $seat } has played this value in this round; nobody else can.
# $value: 0 for none.
play-explain-laid-title = { $value ->
    [0] Power card of { $seat }
   *[other] Power card { $value } of { $seat }
}
play-explain-laid-none = { $seat } has played no power card in this round yet.
play-explain-laid-turn = It gives { $seat } turn { $place } of { $count } in this round.
play-explain-marker-title = First player: { $seat }
play-explain-marker = { $seat } plays the first power card of the round. The others follow to the left.
play-explain-marker-next = Whoever plays the lowest power card in this round plays the first one in the next.
play-explain-veto-title = Veto of { $seat }
play-explain-veto = Once, { $seat } may stop another player's special action, or undo its latest step.
play-explain-veto-not = Nothing stops recruiting, placing from the Court, choosing a card or a Veto.
play-explain-veto-last = The Veto is gone when it is used, or else at the end of round { $round }.
play-explain-veto-two = { $seat } holds two of them: the one that ends first is used first.
play-explain-disc-title = Secret disc of { $seat }
play-explain-disc = { $seat } has named a region in secret. When all discs are set, they are shown at the same time.
play-explain-disc-change = Until then, everybody may still change their own.
play-explain-score-title = Points of { $seat }
play-explain-score-if = If every place were scored now: +{ $points }.
play-explain-score-end = After rounds 3, 6 and 9 everything is scored. Whoever has the most points after round { $rounds } wins.

# What calls for attention.
play-attention-title = hidalgo
play-attention-turn = It is your turn.

# Settings.
play-set-shortcuts = Keys at the table
    .note = Single letters do things, such as u for undo; ? lists them.
play-set-chat = Announce the chat
    .note = What others say is read out by screen readers.
play-set-notify = Notices of the system
    .note = When it is your turn and this page is hidden. Your browser will ask whether it may.
play-set-notify-refused = Your browser does not allow notices for this page. Allow them in the settings of the browser first.
