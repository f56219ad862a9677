# Wat een speler wordt gevraagd, naar de naam van het werkwoord; .pass zegt wat passen doet.

prompt-power = Speel een machtkaart.
prompt-recruit = Haal caballero's naar je hof: hoeveel, tot { $left }?
prompt-recall = Je provincie had er niet genoeg. Haal caballero's uit regio's naar je hof (nog { $left }).
    .pass = Niet meer halen
prompt-choose = Neem een van de open actiekaarten.
prompt-turn = { $card }: de speciale actie uitvoeren?
    .pass = De speciale actie laten vervallen
prompt-place = Zet een caballero naast de Koningsregio of in het Castillo (nog { $left }).
    .pass = Niet meer zetten
prompt-window = { $when ->
    [before] { $seat } kondigt aan: { $card }. Gebruik je je veto?
   *[after] { $seat } deed een stap: { $card }. Draai je die met je veto terug?
}
    .pass = Laten gaan
prompt-disc-general-scoring = Algemene puntentelling. Noem in het geheim de regio waar je caballero's uit het Castillo heen gaan.
prompt-disc-disc-return = { $count ->
    [0] Noem in het geheim een regio; al je caballero's daar gaan naar huis.
    [one] Noem in het geheim een regio; { $count } van je caballero's daar gaat naar huis.
   *[other] Noem in het geheim een regio; { $count } van je caballero's daar gaan naar huis.
}
prompt-disc-disc-scoring = Noem in het geheim een regio om te tellen; die telt als niemand anders die noemt.
prompt-disc-eviction = Je moet weg uit { $region }. Noem in het geheim waar al je caballero's heen gaan.
prompt-disc-change = Je kiesschijf is ingesteld. Je mag die veranderen tot iedereen klaar is.
prompt-move = { $whose ->
    [own] Verplaats een eigen caballero (nog { $left }).
    [foreign] Verplaats een caballero van een ander (nog { $left }).
    [each] Verplaats een caballero (nog { $own } eigen en { $foreign } van anderen).
    [all] Kies een regio en verplaats je eigen caballero's daaruit.
   *[any] Verplaats een caballero (nog { $left }).
}
    .pass = Niet meer verplaatsen
prompt-move-from = { $whose ->
    [all] Verplaats je eigen caballero's uit { $region }.
   *[any] Verplaats een caballero uit { $region } (nog { $left }).
}
    .pass = Niet meer verplaatsen
prompt-reinforce = Zet nog een caballero uit je hof, maar niet bij de Koning (nog { $left }).
    .pass = Niet meer zetten
prompt-either = Welke helft van de kaart?
prompt-one-each = Stuur van iedere ander één caballero naar huis (nog { $left ->
    [one] { $left } speler
   *[other] { $left } spelers
}).
    .pass = De rest sparen
prompt-return = { $seat } laat je eigen caballero's naar huis sturen (nog { $left }).
prompt-score-one = Welke regio wordt geteld?
prompt-score-set = Welke regio wordt nu geteld?
prompt-move-tile = Welke scoretegel gaat waarheen?
prompt-power-back = Welke machtkaart neem je terug?
prompt-move-grande = Waar gaat je Grande heen?
prompt-eviction = Uit welke regio moeten de anderen weg?
prompt-move-king = { $reach ->
    [near] Naar welke aangrenzende regio gaat de Koning?
   *[any] Naar welke regio gaat de Koning?
}
prompt-over = Het spel is afgelopen.
prompt-waiting = Wachten op { $seats }.
