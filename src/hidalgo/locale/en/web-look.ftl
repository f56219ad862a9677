# What the web client says when a game is looked back at: replays, records, the end of a game.

# A replay
web-replay-title = Replay
# $seats: the players' names, already joined.
web-replay-of = Replay: { $seats }
web-replay-timeline = Place in the game
web-replay-controls = Playback
web-replay-start = To the beginning
web-replay-end = To the end
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = Back to the beginning of the turn
web-replay-turn-on = On to the next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-pace = Speed
web-replay-slow = Slow
web-replay-normal = Medium
web-replay-fast = Fast
web-replay-jump = Jump to
web-replay-round = Round { $round }
web-replay-log = All that happened
web-replay-side = Players, cards and log
web-replay-undone = Taken back later
web-replay-undo = { $seat } takes back the latest.
web-replay-viewer = Whose view
web-replay-public = Public view
web-replay-as = View of { $seat }
web-replay-hand = Power cards of { $seat }
web-replay-link = Copy link to this move
web-replay-download = Record
web-replay-record = Download the record of the game
web-replay-newest = To the latest move
web-replay-to-table = To the table
web-replay-publicly = See it as the public
web-replay-not-here = This game can't be shown

# A record of one's own
web-record-title = Open a record
web-record-what = A record holds a whole game as text. Open one, and watch the game move by move.
web-record-file = A file with a record
web-record-choose = Choose a file
web-record-drop = or drop one here
web-record-paste = Or paste its text
web-record-open = Open
web-record-kept = The record is only read for you; the server does not keep it.
web-record-another = Open another one
web-record-replay = Replay of a record
web-record-large = That is too long for a record: whole games have less than 60,000 characters. Is it the right file?
web-record-empty = There is nothing in it. A record begins with “hidalgo record”.
web-record-binary = That is not a text. A record is a text file, as “Record” in a replay downloads it.
# $text: what the server says, in English: where the record is wrong, and what would be right.
web-record-broken = This record can't be played. The server says: { $text }

# The end of a game
web-result-scores = Final scores
web-result-growth = How the points came in
web-result-chart = The points of all players after every scoring; the same numbers are in the table below.
web-result-by-place = Points by place
web-result-by-scoring = Scoring by scoring
web-result-place = Place
web-result-when = When
web-result-total = Total
web-result-rematch = Play again
web-result-to-rematch = To the rematch
web-result-replay = Watch the replay
web-result-share = Copy link to the game
web-result-new = New table
web-result-home = To the lobby

# The story of the game: turning points, each beside its round or general scoring.
web-story-title = The story of the game
web-story-led = { $seat } takes the lead and never lets go of it.
# $count: how often the lead has changed.
web-story-lead = { $count ->
    [one] { $seat } takes over the lead, and keeps it.
   *[other] { $seat } takes the lead for good. It has changed hands { $count } times.
}
# $seat is who wins in the end.
web-story-behind = { $points ->
    [one] { $seat } is { $points } point behind { $other }, and will win all the same.
   *[other] { $seat } is { $points } points behind { $other }, and will win all the same.
}
web-story-behind-shared = { $points ->
    [one] { $seat } is { $points } point behind { $other }, and both will win.
   *[other] { $seat } is { $points } points behind { $other }, and both will win.
}
web-story-catch = { $points ->
    [one] The best catch from a single place: { $points } point for { $seat }. { $place }!
   *[other] The best catch from a single place: { $points } points for { $seat }. { $place }!
}
web-story-general = { $points ->
    [one] Nobody gets more out of a general scoring than { $seat } here: { $points } point.
   *[other] Nobody gets more out of a general scoring than { $seat } here: { $points } points.
}
web-story-coup = { $count ->
    [one] Out of the Castillo comes { $count } caballero of { $seat }, and that pays: { $place }, +{ $points }.
   *[other] Out of the Castillo come { $count } caballeros of { $seat }, and that pays: { $place }, +{ $points }.
}
web-story-veto = Veto! { $seat } stops { $other }: { $card }.
web-story-veto-points = { $points ->
    [one] Veto! { $seat } stops { $other }, and { $points } point is gone again: { $card }.
   *[other] Veto! { $seat } stops { $other }, and { $points } points are gone again: { $card }.
}
web-story-home = { $points ->
    [one] Nothing has paid { $seat } more in the whole game than one place, { $points } point: { $place }.
   *[other] Nothing has paid { $seat } more in the whole game than one place, { $points } points: { $place }.
}
web-story-margin = { $points ->
    [one] At the end { $seat } is { $points } point ahead of { $other }.
   *[other] At the end { $seat } is { $points } points ahead of { $other }.
}
web-story-margin-narrow = { $points ->
    [one] A photo finish: { $seat } is just { $points } point ahead of { $other }.
   *[other] A photo finish: { $seat } is just { $points } points ahead of { $other }.
}
web-story-margin-wide = { $points ->
    [one] No contest at the end: { $seat } is { $points } point ahead of { $other }.
   *[other] No contest at the end: { $seat } is { $points } points ahead of { $other }.
}
