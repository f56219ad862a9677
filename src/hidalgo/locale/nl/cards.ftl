# De actiekaarten: het bericht is de titel, .text zegt wat de speciale actie doet.

# Stapel 1
card-move-3 = 3 verplaatsen
    .text = Verplaats tot 3 caballero's, van wie dan ook.
card-move-4 = 4 verplaatsen
    .text = Verplaats tot 4 caballero's, van wie dan ook.
card-move-4-own = 4 eigen verplaatsen
    .text = Verplaats tot 4 van je eigen caballero's.
card-move-3-foreign = 3 van anderen verplaatsen
    .text = Verplaats tot 3 caballero's van andere spelers.
card-move-2-own-2-foreign = 2 eigen en 2 van anderen verplaatsen
    .text = Verplaats tot 2 eigen caballero's en tot 2 van andere spelers, door elkaar zoals je wilt.
card-move-5-from-one = 5 uit één regio verplaatsen
    .text = Kies een regio en verplaats daaruit tot 5 caballero's, van wie dan ook.
card-move-own-from-one = Alle eigen uit één regio verplaatsen
    .text = { $edition ->
        [decennial] Kies een regio en verplaats al je eigen caballero's daaruit; er mag geen een blijven.
       *[other] Kies een regio en verplaats zoveel van je eigen caballero's daaruit als je wilt.
    }
card-reinforce-2 = 2 extra uit het hof
    .text = Vanuit je hof komen er nog tot 2 op het bord: in iedere regio behalve de Koningsregio, of in het Castillo.
card-move-own-or-reinforce = Alle eigen uit één regio, of 2 extra
    .text = { $edition ->
        [decennial] Verplaats al je eigen caballero's uit één regio (er mag geen een blijven), of zet tot 2 extra uit je hof, maar niet bij de Koning.
       *[other] Verplaats zoveel eigen caballero's uit één regio als je wilt, of zet tot 2 extra uit je hof, maar niet bij de Koning.
    }

# Stapel 2
card-veto = Veto
    .text = Houd deze kaart. Eén keer, deze of de volgende ronde, mag je andermans speciale actie stoppen of de laatste stap ervan terugdraaien.
card-courts-emptied = Hoven leeg
    .text = De andere spelers sturen iedereen uit hun hof terug naar de provincie.
card-courts-lose-3 = Hoven verliezen 3
    .text = Iedere andere speler stuurt 3 caballero's uit het hof naar de provincie, of alle als het er minder zijn.
card-one-of-each = Eén van iedere ander
    .text = { $edition ->
        [decennial] Stuur, uit regio's behalve de Koningsregio, van iedere ander bij wie het kan één caballero naar huis; jij kiest welke.
       *[other] Stuur, uit regio's behalve de Koningsregio, van iedere ander één caballero naar huis; jij kiest welke en mag spelers overslaan.
    }
card-each-returns-3 = Ieder stuurt er 3 terug
    .text = Te beginnen links van je stuurt iedere ander 3 eigen caballero's naar huis, uit het hof of uit regio's.
card-disc-all = Kiesschijf: alle uit een regio
    .text = Iedere ander noemt in het geheim een regio waar hij staat, maar niet de Koningsregio; al zijn caballero's daar gaan naar huis.
card-disc-two = Kiesschijf: 2 uit een regio
    .text = { $edition ->
        [decennial] Iedere ander noemt in het geheim een regio met minstens 2 eigen caballero's, maar niet de Koningsregio, en stuurt er 2 naar huis. Wie zo'n regio niet heeft, noemt er een met 1.
       *[other] Iedere ander noemt in het geheim een regio met minstens 2 eigen caballero's, maar niet de Koningsregio, en stuurt er 2 naar huis. Wie zo'n regio niet heeft, blijft gespaard.
    }
card-score-region = Eén regio tellen
    .text = Kies een regio, ook de Koningsregio mag, en tel die meteen.

# Stapel 3
card-score-4 = Regio's met waarde 4 tellen
    .text = Tel iedere regio waar de eerste plaats nu 4 waard is.
card-score-5 = Regio's met waarde 5 tellen
    .text = Tel iedere regio waar de eerste plaats nu 5 waard is.
card-score-6-7 = Regio's met waarde 6 en 7 tellen
    .text = Tel iedere regio waar de eerste plaats nu 6 of 7 waard is.
card-score-castillo = Castillo tellen
    .text = Kijk onder het Castillo en geef de punten. Iedereen blijft erin.
card-score-firsts = Eerste plaatsen tellen
    .text = { $edition ->
        [bigbox_nl] Tel alle regio's in de volgorde die je wilt, maar alleen wie daar als enige eerste is, krijgt punten. Bij gelijke stand krijgt niemand iets.
       *[other] Tel alle regio's in de gedrukte volgorde, maar alleen wie daar als enige eerste is, krijgt punten. Bij gelijke stand krijgt niemand iets.
    }
card-score-fullest = Volste regio's tellen
    .text = Tel de regio met de meeste caballero's van alle spelers samen; bij gelijke stand al die regio's.
card-score-emptiest = Leegste regio's tellen
    .text = Tel de regio met de minste caballero's van alle spelers samen; bij gelijke stand al die regio's. Lege regio's doen niet mee.
card-score-region-3 = Eén regio tellen
    .text = Kies een regio, ook de Koningsregio mag, en tel die meteen.

# Stapel 4
card-tile = Scoretegel
    .text = Breng een scoretegel in het spel, of verplaats er een die op het bord ligt, maar niet uit of naar de Koningsregio.
card-power-back = Machtkaart terug
    .text = Neem een van je gespeelde machtkaarten terug op de hand, zonder die te laten zien.
card-recruit-2 = 2 extra naar het hof
    .text = Nog tot 2 van je caballero's komen vanuit de provincie naar het hof.
card-grande = Grande verplaatsen
    .text = Verplaats je Grande naar een andere regio, maar niet uit of naar de Koningsregio.
card-disc-scoring = Telling met de kiesschijf
    .text = Alle spelers, jij ook, noemen in het geheim een regio. Geteld wordt wat precies één speler noemt.
card-eviction = Verdrijving
    .text = { $edition ->
        [decennial] Kies een regio behalve de Koningsregio. De anderen daar noemen in het geheim waar al hun caballero's heen gaan; wie deze regio of de Koningsregio noemt, neemt ze terug in het hof.
       *[other] Kies een regio behalve de Koningsregio. De anderen daar noemen in het geheim naar welke andere al hun caballero's gaan; wie de Koningsregio noemt, neemt ze terug in het hof.
    }
card-royal-advisor = Koninklijke adviseur
    .text = Zet de Koning een stap verder, in een aangrenzende regio.

# Stapel 5
card-king = Koningskaart
    .text = Zet de Koning in een andere regio, waar je maar wilt.
