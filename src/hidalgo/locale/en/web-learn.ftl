# The lessons of a first game: a friend explains. Short sentences; what is said has to fit a phone.
# Everybody at the table: Inés, Bruno, Carla and the learner, whose pieces are red.

web-learn-you = You
web-learn-lessons = Lessons
web-learn-lesson = { $number } of { $count }
web-learn-done = done
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-finish = Done!
web-learn-back = Back
web-learn-skip = Skip lesson
web-learn-show-me = Show me
web-learn-left = { $count } left

# Titles of the lessons
web-learn-lesson-aim = The aim
web-learn-lesson-power = Power cards
web-learn-lesson-recruit = Recruiting
web-learn-lesson-king = The King
web-learn-lesson-place = Placing
web-learn-lesson-ties = Ties and bonuses
web-learn-lesson-move = Moving
web-learn-lesson-veto = The Veto
web-learn-lesson-end = General scoring

# 1: the aim. A reply to a legal choice follows its step; $points is what it would have brought.
web-learn-say-aim-hello = Hello! Inés, Bruno, Carla and you are great nobles of Spain. Red is yours. All four want the same: the most caballeros in its regions.
web-learn-say-aim-figures = Every region shows what it pays. Here it is 7 points for the most caballeros, 4 for second place and 2 for third.
web-learn-say-aim-score = You may score one region right now. Where would you earn most? Tap it.
web-learn-say-aim-score-less = { $points ->
    [0] You would get nothing there.
    [one] You would get { $points } point there.
   *[other] You would get { $points } points there.
} Somewhere you are ahead of everybody.
web-learn-say-aim-done = Seven points! After nine rounds, whoever has most points wins.

# 2: power cards
web-learn-say-power-round = A new round. First everybody plays a power card, one after the other. Inés begins.
web-learn-say-power-play = Your turn. A high card lets you act early; a low one brings more caballeros. 11, 5 and 2 are taken: no value twice in a round. Play your 7.
web-learn-say-power-other = You could play that. But let us take the 7: second in line, and three caballeros come with it.
web-learn-say-power-order = The highest goes first: Inés with her 11, then you with your 7. Whoever played the lowest, here Carla with her 2, begins the next round. Played cards are gone, so mind what you keep.

# 3: recruiting, and choosing a card
web-learn-say-recruit-watch = Inés goes first. See what a turn looks like.
web-learn-say-recruit-watched = Her card scored a region: 8 points. It is taken now. Every card is there once a round.
web-learn-say-recruit-three = Your turn! Your 7 brings three caballeros from your Province to your Court. Only from the Court can they ride out. Take all three.
web-learn-say-recruit-fewer = You may take fewer. But you will need them in a moment: all three!
web-learn-say-recruit-empty = Should your Province ever have too few, you may call the missing ones back from regions to the Court, just not from the King's.
web-learn-say-recruit-card = Choose an action card. The riders on it say how many you may place, the picture what else it can do. Take the King's card.
web-learn-say-recruit-card-other = A fine card. But our plan needs the King's: five riders, and the King goes where you want.
web-learn-say-recruit-done = Five riders, and the King obeys you. Let us use that.

# 4: the King
web-learn-say-king-wish = You want Granada: your Grande is at home there, and with two caballeros each you are level with Inés. But you may only place next to the King's region, and he is far up in Galicia.
web-learn-say-king-first = Your card lets you do two things, in either order: place, and its special action. Here the King has to go first.
web-learn-say-king-first-other = You could. But up there you would miss Granada. First the King!
web-learn-say-king-move = Bring the King to Sevilla: tap it, or drag him there. Granada lies next to it.
web-learn-say-king-move-near = That is next to Granada, too. But where the King is nobody gets in, and we would like that region open. Take Sevilla.
web-learn-say-king-move-far = From there you could not place in Granada. Take Sevilla.
web-learn-say-king-taboo = Mark this: where the King stands nothing gets in and nothing gets out, whatever a card says. Sevilla is closed now.

# 5: placing
web-learn-say-place-granada = Now place two in Granada. Tap it twice, or drag them over from your Court.
web-learn-say-place-granada-other = That is allowed. But Granada first: there you want to pass Inés.
web-learn-say-place-castillo = One for the Castillo, the tower in the sea. That is always allowed, wherever the King is. What is in there comes out at a general scoring.
web-learn-say-place-castillo-other = That is allowed. But first one into the tower. It pays, you will see.
web-learn-say-place-free = The rest is up to you. Place where you like, or stop: fewer is always fine.
web-learn-say-place-done = That was a whole turn: recruit, take a card, use it and place. Then come Bruno and Carla, and the next round.

# 6: ties and bonuses
web-learn-say-ties-tie = Two rounds later. In Aragón Inés and you have three each. A tie is worth the next lower place to everybody in it: 4 points, not 5.
web-learn-say-ties-bonus = Being first alone pays a bonus: two points in the King's region, and two where your own Grande stands. He himself never counts.
web-learn-say-ties-score = Again you may score one region. Think of ties and bonuses: which one pays you most?
web-learn-say-ties-score-less = { $points ->
    [0] You would get nothing there.
    [one] You would get { $points } point there.
   *[other] You would get { $points } points there.
} One region pays more.
web-learn-say-ties-done = Eight points: six for first place, two for your Grande. Some cards bring a scoring tile: where it lies, its figures count instead of the printed ones.

# 7: moving caballeros
web-learn-say-move-last = The last round. In Castilla la Nueva Bruno has five and you have four. It pays seven! Your card helps: move up to three caballeros, anybody's.
web-learn-say-move-special = Placing or moving first, as you like. Let us start with moving.
web-learn-say-move-special-other = You could place first. But let us start with moving.
web-learn-say-move-away = Tap one of Bruno's in Castilla la Nueva, then Galicia. There he draws level with Inés: she loses two points, and he gains none.
web-learn-say-move-away-near = Away with it, yes. But Galicia is best: there he draws level with Inés. She loses two points, and he gains none.
web-learn-say-move-away-other = You may do that. But it is Bruno's five in Castilla la Nueva that are in your way.
web-learn-say-move-in = You have a lonely one in Castilla la Vieja that earns nothing. Bring it over to Castilla la Nueva.
web-learn-say-move-in-near = That would do, too. But the one in Castilla la Vieja is missed least.
web-learn-say-move-in-other = You may do that. But one more in Castilla la Nueva, and you are first alone.
web-learn-say-move-stop = Five against four: you lead! One move is left. Up to three means you may stop before.
web-learn-say-move-stop-other = You may go on. But we have what we want: stop here.
web-learn-say-move-place = Your card also places one. Aragón is next to the King's region: one more there breaks the tie with Inés.
web-learn-say-move-place-other = That is allowed. But in Aragón one more makes you first alone.
web-learn-say-move-done = One card, two regions won.

# 8: the Veto
web-learn-say-veto-hold = In the round before you took a Veto. It lies open in front of you. Once it stops somebody's special action. Now it is Bruno's turn.
web-learn-say-veto-use = Bruno wants to score the Castillo. He has most in there: five points for him. Stop him!
web-learn-say-veto-use-other = You may let him. But then he gets five points and you get three. Better stop him.
web-learn-say-veto-done = Stopped! He may still place. Then Inés and Carla have their last turns.
web-learn-say-veto-rest = Inés has moved the King to Castilla la Vieja. So Valencia is open again. Keep that in mind!

# 9: the general scoring
web-learn-say-end-why = After rounds 3, 6 and 9 everything is scored. Whoever has caballeros in the Castillo first sets a secret disc: where do they ride?
web-learn-say-end-disc = Three of yours are in the tower. In Valencia they would put you ahead of Carla. Name it.
web-learn-say-end-disc-king = The King is there, and nobody gets in. They would go back to your Court and earn nothing.
web-learn-say-end-disc-other = You may name it. But in Valencia your three turn two points into five.
web-learn-say-end-castillo = The tower opens and is scored like a region. Bruno is first with four, you are second with three.
web-learn-say-end-discs = All discs at once! Everybody has reached the region that was named. Now the nine regions, one after the other.
web-learn-say-end-nueva = Castilla la Nueva: seven points for you. That was worth two moves!
web-learn-say-end-won = Ninety points, you have won! Bruno is only three behind. Castilla la Nueva made the difference.

# After the last lesson
web-learn-finished = You know the game
web-learn-finished-lead = That is all you need for a real game. Three bots are waiting for you.
web-learn-tip-confirm = At a table nothing counts before you confirm it.
web-learn-tip-look = What lights up is allowed. Anything else simply does not happen.
web-learn-tip-scores = Curious who leads? The map can show what every region would pay right now.
web-learn-see-cards = Look at the cards
web-learn-again = Once more
