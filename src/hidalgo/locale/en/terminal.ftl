# What hidalgo says in a terminal, around the game itself.

# Beside the map: signs, and tiles not yet on the board. 19 columns is all there is.
terminal-king = King
terminal-grande = Grande
terminal-tiles-beside = Tiles: { $tiles }
terminal-tile-legend = [ ] scoring tile

# Heads of columns: as short as can be.
terminal-column-points = Pts
terminal-column-court = Court
terminal-column-province = Prov
terminal-column-power = Power
terminal-column-cards = Open action cards
# Who plays the first power card of the next round.
terminal-first = 1st

# Tables of points and of power cards: heads of rows and columns, short.
terminal-column-place = Place
terminal-all-places = All places
terminal-points-now = Points now
terminal-points-then = Together
terminal-power-cards = Power
terminal-recruits = Recruits
terminal-score-title = If every place were scored now:

# Around the table.
terminal-welcome = You are { $seat }, underlined in the list of players.
terminal-welcome-several = { $seats } share this keyboard.
terminal-hand-over = Hand the keyboard to { $seat }. When nobody else can see the screen, press Enter.
terminal-enter-only = Press Enter to go on, or type undo or quit.
terminal-more = ▸ Enter goes on
terminal-back = Enter shows all choices again.
terminal-once-more-leaves = Ctrl-C once more leaves; the game is kept.
# $players: names, already joined.
terminal-offer = There is an unfinished game of { $players }, in round { $round }. Go on with it?
terminal-stays = It stays where it is: { $file }
terminal-passed-over = One game cannot be continued, and stays as it is: { $error }
terminal-kept = The game is kept. To go on with it:
terminal-saved = Written to { $file }
terminal-file-exists = { $file } is there already, and stays as it is. Take another name.
terminal-save-failed = { $file } cannot be written: { $error }
terminal-changed = Another program has written to { $file }; that stays as it is.
terminal-kept-elsewhere = This game is kept here instead: { $file }
terminal-record-kept = The whole game is kept. To see it again:
terminal-undone = Taken back
terminal-undo-nothing = There is nothing to take back: somebody else has decided since, or something was shown.

# When an answer is not clear. $choices: decisions, already joined.
terminal-ambiguous = “{ $text }” could be several: { $choices }. Type more of it.
terminal-what-to-type = Type what stands in front of a choice, such as { $key }, or words such as “{ $example }”. More: help
# $count: how many decisions of a line fit before $text does not.
terminal-too-much = “{ $text }” does not fit: after decision { $count } of this line something else is asked. Nothing was done.
# $text: what was typed further on, after what came in between.
terminal-not-done = Not done any more: { $text }
terminal-nothing-found = Nothing found: { $text }

# Answers to why and hint. $word: what to type.
terminal-why-more = To read it: { $word }
terminal-why-allowed = “{ $text }” is allowed.
terminal-why-nothing = Nothing has been refused. Type what you wonder about behind it, such as: why gra
terminal-hint-title = The bot greedy would do this:
terminal-hint-worse = ({ $points } points)
# $list: players with their points, already joined.
terminal-hint-at-once = Points at once: { $list }
terminal-hint-scored = If it were scored then: { $list }

# Words to type, and what they do.
terminal-command-map = map
terminal-command-cards = cards
terminal-command-rules = rules
terminal-help-answers = Type the number of a choice, or words: ara for one caballero to Aragón, “2 ara, gal” for several, “a gal pva” for a move of A's from Galicia to País Vasco. Enter alone shows the map again.
terminal-help-help = this list
terminal-help-map = show the board and the question again
terminal-help-cards = explain this round's cards; cards 2 only the second, cards veto any by its title
terminal-help-hint = what a bot would do, and the points it expects
terminal-help-score = what a scoring would give now, place by place
terminal-help-why = the rule behind the last refusal; why gra asks about any choice
terminal-help-rules = rules 4.1 shows a clause, rules taboo looks for a word
terminal-help-log = what has happened this round; log 2 that round, log * all
terminal-help-undo = take your latest decision back
terminal-help-save = where the game is kept; save FILE writes another copy
terminal-help-quit = leave; the game is kept and can be gone on with
# Behind the sections of the rules.
terminal-rules-how = Type a number such as 4 or 4.1, or words to look for. The texts are in English.

# Cards by stack, in hidalgo rules.
terminal-stack = Stack { $number }

# hidalgo replay
terminal-replay-start = Before the first of { $total } decisions
terminal-replay-at = Decision { $number } of { $total }, round { $round }
terminal-replay-help = Enter: on, b: back, 120: to decision 120, r 4: to round 4, start, end, q: quit
terminal-replay-only = There are { $total } decisions.
terminal-once-more-ends = Ctrl-C once more ends.
