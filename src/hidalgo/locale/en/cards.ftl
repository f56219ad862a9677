# The action cards: the message is the title, .text says what the special action does.
# $edition is bigbox, bigbox_nl or decennial; only texts that differ ask for it.

# Stack 1
card-move-3 = Move 3
    .text = Move up to 3 caballeros, whoever they belong to.
card-move-4 = Move 4
    .text = Move up to 4 caballeros, whoever they belong to.
card-move-4-own = Move 4 own
    .text = Up to 4 caballeros change region, all of them yours.
card-move-3-foreign = Move 3 of opponents
    .text = Move up to 3 caballeros of your opponents.
card-move-2-own-2-foreign = Move 2 own and 2 of opponents
    .text = Up to 2 of yours and up to 2 of your opponents change region, in any order.
card-move-5-from-one = Move 5 out of one region
    .text = Pick a region and move up to 5 caballeros out of it, whoever they belong to.
card-move-own-from-one = Move all own out of one region
    .text = { $edition ->
        [decennial] Pick a region: all of yours have to leave it, none may stay.
       *[other] Pick a region and lead any number of yours out of it.
    }
card-reinforce-2 = 2 more from the Court
    .text = Place up to 2 more caballeros from your Court, in any regions but the King's or in the Castillo.
card-move-own-or-reinforce = All own out of one region, or 2 more
    .text = { $edition ->
        [decennial] Either lead all of yours out of one region (none may stay), or place up to 2 more from your Court anywhere but with the King.
       *[other] Either lead any number of yours out of one region, or place up to 2 more from your Court anywhere but with the King.
    }

# Stack 2
card-veto = Veto
    .text = Keep this card. Once, this round or next, you may stop an opponent's special action or undo its latest step.
card-courts-emptied = Courts emptied
    .text = Your opponents send everybody in their Courts back to the Province.
card-courts-lose-3 = Courts lose 3
    .text = Each opponent sends 3 caballeros from the Court to the Province, or all if there are fewer.
card-one-of-each = One of each opponent
    .text = { $edition ->
        [decennial] Send home, from regions but the King's, one caballero of every opponent you can; you pick which.
       *[other] Send home, from regions but the King's, one caballero of each opponent; you pick which, and may skip opponents.
    }
card-each-returns-3 = Each returns 3
    .text = Starting on your left, each opponent sends 3 of their own caballeros home, from the Court or from regions.
card-disc-all = Disc: all of a region
    .text = Each opponent secretly names a region where they stand, but not the King's; all of their caballeros there go home.
card-disc-two = Disc: 2 of a region
    .text = { $edition ->
        [decennial] Each opponent secretly names a region, but not the King's, where they have 2 caballeros or more, and sends 2 home. Who has no such region names one with 1.
       *[other] Each opponent secretly names a region, but not the King's, where they have 2 caballeros or more, and sends 2 home. Who has no such region is spared.
    }
card-score-region = Score a region
    .text = Pick any region, the King's too, and score it now.

# Stack 3
card-score-4 = Score the 4-point regions
    .text = Score every region whose first place is worth 4 now.
card-score-5 = Score the 5-point regions
    .text = Score every region whose first place is worth 5 now.
card-score-6-7 = Score the 6- and 7-point regions
    .text = Score every region whose first place is worth 6 or 7 now.
card-score-castillo = Score the Castillo
    .text = Lift the Castillo and score it. Everybody in it stays.
card-score-firsts = Score first places
    .text = { $edition ->
        [bigbox_nl] Score all regions in the order you like, but only a sole first place pays. A tie for first pays nobody.
       *[other] Score all regions in the printed order, but only a sole first place pays. A tie for first pays nobody.
    }
card-score-fullest = Score the fullest regions
    .text = Score the region with the most caballeros, all players together; if several are level, all of them.
card-score-emptiest = Score the emptiest regions
    .text = Score the region with the fewest caballeros, all players together; if several are level, all of them. Empty regions are left out.
card-score-region-3 = Score a region
    .text = Pick any region, the King's too, and score it now.

# Stack 4
card-tile = Scoring tile
    .text = Bring in a scoring tile, or move one that lies on the board, but neither from nor to the King's region.
card-power-back = Power card back
    .text = Take one of your played power cards back into your hand, without showing it.
card-recruit-2 = Recruit 2 more
    .text = Up to 2 more of your caballeros leave the Province for your Court.
card-grande = Move your Grande
    .text = Move your Grande to another region, but neither from nor to the King's.
card-disc-scoring = Disc scoring
    .text = All players, you too, secretly name a region. Regions named by exactly one player are scored.
card-eviction = Eviction
    .text = { $edition ->
        [decennial] Pick a region but the King's. Your opponents there secretly name the region all of their caballeros move to; who names this region or the King's takes them to the Court.
       *[other] Pick a region but the King's. Your opponents there secretly name another region all of their caballeros move to; who names the King's takes them to the Court.
    }
card-royal-advisor = Royal Advisor
    .text = Move the King to a neighbouring region.

# Stack 5
card-king = King's card
    .text = Move the King to any other region.
