# The titles of the clauses of docs/rules/el-grande.md; 5.3 is clause-5-3.

# Board and material
clause-1-1 = Regions
clause-1-2 = Castillo
clause-1-3 = Neighbours
clause-1-4 = Printed figures
clause-1-5 = Scoring tiles
clause-1-6 = Tile on a place
clause-1-7 = N-point regions
clause-1-8 = Pieces of a seat
clause-1-9 = Court and Province
clause-1-10 = Recruits by power card
clause-1-11 = Secret disc
clause-1-12 = Action cards
clause-1-13 = King and marker

# Set-up
clause-2-1 = Players
clause-2-2 = King's region
clause-2-3 = Start pieces
clause-2-4 = Marker
clause-2-5 = Stacks
clause-2-6 = Length
clause-2-7 = Short game
clause-2-8 = No Vetos

# The round
clause-3-1 = Reveal
clause-3-2 = Power cards
clause-3-3 = A value once
clause-3-4 = From the hand
clause-3-5 = Turn order
clause-3-6 = Turn
clause-3-7 = Recruiting
clause-3-8 = Province short
clause-3-9 = How many from regions
clause-3-10 = Choosing a card
clause-3-11 = Using a card
clause-3-12 = Placing
clause-3-13 = Where to place
clause-3-14 = Declining
clause-3-15 = Second chance
clause-3-16 = Card returns
clause-3-17 = Marker moves
clause-3-18 = Power-card discard
clause-3-19 = When to score
clause-3-20 = End of the game
clause-3-21 = Shared victory

# Iron rules
clause-4-1 = Taboo
clause-4-2 = The King himself
clause-4-3 = Scoring is no change
clause-4-4 = Castillo, in
clause-4-5 = Castillo, out
clause-4-6 = Castillo, contents
clause-4-7 = Grandes
clause-4-8 = Special action optional
clause-4-9 = As complete as possible
clause-4-10 = May and up to
clause-4-11 = Nothing to change
clause-4-12 = Single option

# Scoring
clause-5-1 = Who takes part
clause-5-2 = Ranks
clause-5-3 = Ties
clause-5-4 = Ranks per player count
clause-5-5 = Points
clause-5-6 = King's bonus
clause-5-7 = Home bonus
clause-5-8 = Both bonuses
clause-5-9 = When bonuses count
clause-5-10 = Special scoring
clause-5-11 = Scored at once
clause-5-12 = General scoring
clause-5-13 = Setting discs
clause-5-14 = Scoring the Castillo
clause-5-15 = Leaving the Castillo
clause-5-16 = Disc on the King's region
clause-5-17 = Regions
clause-5-18 = Special Castillo scoring
clause-5-19 = Several regions by one card
clause-5-20 = When the order is asked
clause-5-21 = Regions that pay nobody
clause-5-22 = Offered while it pays

# Action cards
clause-6-1 = Movers
clause-6-2 = From and to
clause-6-3 = Fewer
clause-6-4 = No standing still
clause-6-5 = One origin
clause-6-6 = Discs on cards
clause-6-7 = Unset disc
clause-6-8 = Move any
clause-6-9 = Move own
clause-6-10 = Move foreign
clause-6-11 = Move own and foreign
clause-6-12 = Move out of one region
clause-6-13 = Move all own out of one region
clause-6-14 = Two more from the Court
clause-6-15 = Either or
clause-6-16 = Veto card
clause-6-17 = Courts emptied
clause-6-18 = Three from each Court
clause-6-19 = One of each opponent
clause-6-20 = Each returns three
clause-6-21 = Disc, all of a region
clause-6-22 = Disc, two of a region
clause-6-23 = Score N-point regions
clause-6-24 = Score first places
clause-6-25 = Score the Castillo
clause-6-26 = Score the fullest
clause-6-27 = Score the emptiest
clause-6-28 = Score a region
clause-6-29 = Scoring tile
clause-6-30 = Power card back
clause-6-31 = Recruit two
clause-6-32 = Move the own Grande
clause-6-33 = Disc scoring
clause-6-34 = Eviction
clause-6-35 = Evicted to the same region
clause-6-36 = Royal Advisor
clause-6-37 = King's card

# Veto
clause-7-1 = Laying it open
clause-7-2 = What it does
clause-7-3 = How long
clause-7-4 = Leaving
clause-7-5 = Announcement
clause-7-6 = Who answers when
clause-7-7 = Windows
clause-7-8 = Steps of movers
clause-7-9 = Steps of scorings
clause-7-10 = Steps of returns
clause-7-11 = Single steps
clause-7-12 = Veto on the announcement
clause-7-13 = Veto after a step
clause-7-14 = What was learned
clause-7-15 = Out of reach
clause-7-16 = No second try
clause-7-17 = Let the rest pass
clause-7-18 = Two holders
clause-7-19 = Two Vetos in one hand
clause-7-20 = Without Vetos

# Seats, secrets and absence
clause-8-1 = Left
clause-8-2 = A hand can play
clause-8-3 = Secret choices
clause-8-4 = Connection
clause-8-5 = Absent at a disc
clause-8-6 = Absent at a return
clause-8-7 = Power card unseen
clause-8-8 = What is hidden
clause-8-9 = Castillo by subtraction
clause-8-10 = Memory mode
clause-8-11 = Candidates
