# Een zin voor iedere soort beslissing.

choice-pass = Passen
choice-veto = Veto uitspreken!
choice-let = De rest laten gaan
choice-special = De speciale actie uitvoeren
choice-first = Eerst caballero's zetten
choice-half = { $half ->
    [1] Eigen caballero's uit één regio verplaatsen
   *[2] Extra caballero's uit het hof zetten
}
choice-power = { $prompt ->
    [power-back] Machtkaart { $value } terugnemen
   *[power] Machtkaart { $value } spelen
}
choice-recruit = { $count ->
    [0] Niemand naar het hof halen
    [one] { $count } caballero naar het hof halen
   *[other] { $count } caballero's naar het hof halen
}
choice-card = Kaart { $stack } nemen: { $card }
choice-place = Er één zetten: { $place }
choice-region = { $prompt ->
    [eviction] De anderen gaan weg uit { $region }
    [move-grande] De Grande verplaatsen: { $region }
    [move-king] De Koning verplaatsen: { $region }
    [score-one] { $region } tellen
    [score-set] { $region } tellen
   *[disc] { $region } noemen
}
choice-tile = Tegel { $tile } leggen: { $place }
choice-take = { $prompt ->
    [recall] Er één naar het hof halen: { $from }
    [return] Er één van jezelf naar huis sturen: { $from }
   *[one-each] Er één van { $seat } naar huis sturen: { $from }
}
choice-move = { $whose ->
    [own] Er één van jezelf verplaatsen: { $from } → { $to }
   *[other] Er één van { $seat } verplaatsen: { $from } → { $to }
}
