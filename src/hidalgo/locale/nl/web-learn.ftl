# De lessen van een eerste spel: iemand legt het vriendelijk uit. Korte zinnen; alles moet op een
# telefoon passen. Aan tafel: Inés, Bruno, Carla en wie leert, met de rode stukken.

web-learn-you = Jij
web-learn-lessons = Lessen
web-learn-lesson = { $number } van { $count }
web-learn-done = klaar
web-learn-next = Verder
web-learn-next-lesson = Volgende les
web-learn-finish = Klaar!
web-learn-back = Terug
web-learn-skip = Les overslaan
web-learn-show-me = Laat zien
web-learn-left = nog { $count }

# Titels van de lessen
web-learn-lesson-aim = Het doel
web-learn-lesson-power = Machtkaarten
web-learn-lesson-recruit = Naar het hof
web-learn-lesson-king = De Koning
web-learn-lesson-place = Zetten
web-learn-lesson-ties = Gelijk en bonus
web-learn-lesson-move = Verplaatsen
web-learn-lesson-veto = Het veto
web-learn-lesson-end = Algemene puntentelling

# 1: het doel
web-learn-say-aim-hello = Hallo! Inés, Bruno, Carla en jij zijn Grandes van Spanje. Rood is van jou. Alle vier willen jullie hetzelfde: de meeste caballero's in de regio's.
web-learn-say-aim-figures = Elke regio laat zien wat die oplevert. Hier 7 punten voor de meeste caballero's, 4 voor de tweede plaats en 2 voor de derde.
web-learn-say-aim-score = Je mag nu meteen één regio tellen. Waar krijg je het meest? Tik erop.
web-learn-say-aim-score-less = { $points ->
    [0] Daar krijg je niets.
    [one] Daar krijg je { $points } punt.
   *[other] Daar krijg je { $points } punten.
} Ergens sta je voor op iedereen.
web-learn-say-aim-done = Zeven punten! Wie na negen rondes de meeste heeft, wint.

# 2: machtkaarten
web-learn-say-power-round = Een nieuwe ronde. Eerst speelt iedereen om de beurt een machtkaart. Inés begint.
web-learn-say-power-play = Jouw beurt. Met een hoge kaart mag je vroeg, een lage brengt meer caballero's. 11, 5 en 2 zijn weg: geen waarde twee keer per ronde. Speel je 7.
web-learn-say-power-other = Dat zou ook kunnen. Maar laten we de 7 nemen: als tweede aan de beurt, met drie caballero's.
web-learn-say-power-order = De hoogste begint: Inés met haar 11, dan jij met je 7. Wie de laagste speelde, hier Carla met haar 2, begint de volgende ronde. Gespeelde kaarten zijn weg, dus wees er zuinig op.

# 3: caballero's halen en een kaart kiezen
web-learn-say-recruit-watch = Inés is eerst. Kijk hoe een beurt gaat.
web-learn-say-recruit-watched = Haar kaart telde een regio: 8 punten. Nu is die weg. Elke kaart is er één keer per ronde.
web-learn-say-recruit-three = Nu jij! Je 7 brengt drie caballero's uit je provincie naar je hof. Alleen vanuit het hof rijden ze uit. Neem ze alle drie.
web-learn-say-recruit-fewer = Minder mag. Maar je hebt ze zo nodig: alle drie!
web-learn-say-recruit-empty = Heeft je provincie er ooit te weinig, dan mag je de ontbrekende uit regio's naar je hof terughalen, maar niet uit de Koningsregio.
web-learn-say-recruit-card = Kies een actiekaart. De ruiters erop zeggen hoeveel je er mag zetten, het plaatje wat de kaart nog meer kan. Neem de Koningskaart.
web-learn-say-recruit-card-other = Een mooie kaart. Maar ons plan vraagt die van de Koning: vijf ruiters, en de Koning gaat waar jij wilt.
web-learn-say-recruit-done = Vijf ruiters, en de Koning luistert naar jou. Daar doen we iets mee.

# 4: de Koning
web-learn-say-king-wish = Je wilt Granada: daar is je Grande thuis, en met elk twee caballero's sta je gelijk met Inés. Maar zetten mag alleen naast de Koningsregio, en de Koning is ver weg in Galicia.
web-learn-say-king-first = Met je kaart mag je twee dingen, in welke volgorde je wilt: zetten, en de speciale actie. Hier moet de Koning eerst.
web-learn-say-king-first-other = Dat mag. Maar daarboven kom je niet bij Granada. Eerst de Koning!
web-learn-say-king-move = Breng de Koning naar Sevilla: tik erop of sleep hem erheen. Granada ligt ernaast.
web-learn-say-king-move-near = Ook dat ligt naast Granada. Maar waar de Koning is komt niemand binnen, en die regio houden we liever open. Neem Sevilla.
web-learn-say-king-move-far = Van daaruit kun je niet in Granada zetten. Neem Sevilla.
web-learn-say-king-taboo = Onthoud dit: waar de Koning staat komt niets in en niets uit, wat een kaart ook zegt. Sevilla is nu dicht.

# 5: zetten
web-learn-say-place-granada = Zet er nu twee in Granada. Tik er twee keer op, of sleep ze uit je hof.
web-learn-say-place-granada-other = Dat mag. Maar eerst Granada: daar wil je Inés voorbij.
web-learn-say-place-castillo = Eén voor het Castillo, de toren in zee. Dat mag altijd, waar de Koning ook is. Wat erin zit komt eruit bij een algemene puntentelling.
web-learn-say-place-castillo-other = Dat mag. Maar eerst één in de toren. Je zult zien dat het loont.
web-learn-say-place-free = De rest is aan jou. Zet waar je wilt, of stop: minder mag altijd.
web-learn-say-place-done = Dat was een hele beurt: halen, een kaart nemen, die gebruiken en zetten. Dan komen Bruno en Carla, en de volgende ronde.

# 6: gelijk en bonus
web-learn-say-ties-tie = Twee rondes later. In Aragón hebben Inés en jij er allebei drie. Wie gelijk staat krijgt de plaats eronder: 4 punten in plaats van 5.
web-learn-say-ties-bonus = Alleen vooraan staan geeft een bonus: twee punten in de Koningsregio, en twee waar je eigen Grande staat. Zelf telt hij nooit mee.
web-learn-say-ties-score = Weer mag je één regio tellen. Denk aan gelijk en bonus: welke geeft jou het meest?
web-learn-say-ties-score-less = { $points ->
    [0] Daar krijg je niets.
    [one] Daar krijg je { $points } punt.
   *[other] Daar krijg je { $points } punten.
} Eén regio geeft meer.
web-learn-say-ties-done = Acht punten: zes voor de eerste plaats, twee voor je Grande. Sommige kaarten brengen een scoretegel: waar die ligt, gelden zijn cijfers in plaats van de gedrukte.

# 7: caballero's verplaatsen
web-learn-say-move-last = De laatste ronde. In Castilla la Nueva heeft Bruno er vijf en jij vier. Die geeft zeven punten! Je kaart helpt: verplaats tot drie caballero's, van wie dan ook.
web-learn-say-move-special = Eerst zetten of eerst verplaatsen, wat je wilt. Laten we met verplaatsen beginnen.
web-learn-say-move-special-other = Je mag eerst zetten. Maar laten we met verplaatsen beginnen.
web-learn-say-move-away = Tik op een van Bruno in Castilla la Nueva, dan op Galicia. Daar komt hij gelijk met Inés: zij verliest twee punten, en hij wint er geen.
web-learn-say-move-away-near = Weg ermee, ja. Maar het liefst naar Galicia: daar komt hij gelijk met Inés. Zij verliest twee punten, en hij wint er geen.
web-learn-say-move-away-other = Dat mag. Maar het zijn Bruno's vijf in Castilla la Nueva die je in de weg staan.
web-learn-say-move-in = In Castilla la Vieja heb je er één die niets oplevert. Breng die naar Castilla la Nueva.
web-learn-say-move-in-near = Die zou ook kunnen. Maar die uit Castilla la Vieja mis je het minst.
web-learn-say-move-in-other = Dat mag. Maar nog één in Castilla la Nueva, en je staat alleen vooraan.
web-learn-say-move-stop = Vijf tegen vier: je staat voor! Je mag er nog één. Tot drie betekent dat je eerder mag stoppen.
web-learn-say-move-stop-other = Je mag verder. Maar we hebben wat we wilden: stop hier.
web-learn-say-move-place = Je kaart zet er ook één. Aragón ligt naast de Koningsregio: nog één daar, en je bent Inés voorbij.
web-learn-say-move-place-other = Dat mag. Maar in Aragón sta je met één meer alleen vooraan.
web-learn-say-move-done = Eén kaart, twee regio's gewonnen.

# 8: het veto
web-learn-say-veto-hold = Vorige ronde nam je een veto. Het ligt open voor je. Eén keer stopt het andermans speciale actie. Nu is Bruno aan de beurt.
web-learn-say-veto-use = Bruno wil het Castillo tellen. Hij heeft er de meeste in: vijf punten voor hem. Stop hem!
web-learn-say-veto-use-other = Je mag hem laten gaan. Maar dan krijgt hij vijf punten en jij drie. Stop hem liever.
web-learn-say-veto-done = Gestopt! Zetten mag hij nog. Dan hebben Inés en Carla hun laatste beurt.
web-learn-say-veto-rest = Inés heeft de Koning naar Castilla la Vieja gebracht. Valencia is dus weer open. Onthoud dat!

# 9: de algemene puntentelling
web-learn-say-end-why = Na ronde 3, 6 en 9 wordt alles geteld. Wie caballero's in het Castillo heeft, stelt eerst in het geheim een kiesschijf in: waar rijden ze heen?
web-learn-say-end-disc = Drie van jou zitten in de toren. In Valencia kom je met hen Carla voorbij. Noem het.
web-learn-say-end-disc-king = Daar is de Koning, en niemand komt erin. Ze zouden terug naar je hof gaan en niets opleveren.
web-learn-say-end-disc-other = Dat mag je noemen. Maar in Valencia maken je drie van twee punten vijf.
web-learn-say-end-castillo = De toren gaat open en telt als een regio. Bruno is eerste met vier, jij tweede met drie.
web-learn-say-end-discs = Alle kiesschijven tegelijk! Iedereen is in de genoemde regio. Nu de negen regio's, één voor één.
web-learn-say-end-nueva = Castilla la Nueva: zeven punten voor jou. Dat was het verplaatsen waard!
web-learn-say-end-won = Negentig punten, je hebt gewonnen! Bruno blijft drie punten achter. Castilla la Nueva gaf de doorslag.

# Na de laatste les
web-learn-finished = Je kent het spel
web-learn-finished-lead = Meer heb je niet nodig voor een echt spel. Drie bots staan klaar.
web-learn-tip-confirm = Aan tafel telt niets voordat je het bevestigt.
web-learn-tip-look = Wat oplicht mag. Al het andere gebeurt gewoon niet.
web-learn-tip-scores = Wie staat voor? De kaart kan laten zien wat elke regio nu zou geven.
web-learn-see-cards = Bekijk de kaarten
web-learn-again = Nog een keer
