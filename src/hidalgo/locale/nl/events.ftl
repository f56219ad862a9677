# Wat er gebeurde, steeds één regel.

event-round-begins = Ronde { $round }
event-revealed = { $stack }: { $card }
event-power-played = { $seat } speelt machtkaart { $value }.
event-turn-begins = { $seat } is aan de beurt.
event-moved-recruited = { $count ->
    [one] { $seat } haalt { $count } caballero naar het hof.
   *[other] { $seat } haalt { $count } caballero's naar het hof.
}
event-moved-recalled = { $count ->
    [one] { $seat } haalt { $count } caballero terug naar het hof: { $from }.
   *[other] { $seat } haalt { $count } caballero's terug naar het hof: { $from }.
}
event-moved-placed = { $count ->
    [one] { $seat } zet { $count } caballero: { $to }.
   *[other] { $seat } zet { $count } caballero's: { $to }.
}
event-moved-home = { $count ->
    [one] { $count } caballero van { $seat } gaat naar huis: { $from }.
   *[other] { $count } caballero's van { $seat } gaan naar huis: { $from }.
}
event-moved = { $whose ->
    [own] { $count ->
        [one] { $seat } verplaatst { $count } eigen caballero: { $from } → { $to }.
       *[other] { $seat } verplaatst { $count } eigen caballero's: { $from } → { $to }.
    }
   *[other] { $count ->
        [one] { $by } verplaatst { $count } caballero van { $seat }: { $from } → { $to }.
       *[other] { $by } verplaatst { $count } caballero's van { $seat }: { $from } → { $to }.
    }
}
event-card-chosen = { $seat } neemt de kaart: { $card }.
event-special-announced = { $seat } begint de speciale actie: { $card }.
event-special-declined = { $seat } laat de speciale actie vervallen: { $card }.
event-veto-laid = { $seat } heeft een veto tot en met ronde { $last_round }.
event-veto-used = { $undone ->
    [0] Veto! { $seat } stopt de speciale actie van { $against }.
   *[1] Veto! { $seat } draait de laatste stap van { $against } terug en stopt de actie.
}
event-put-back = { $count ->
    [0] Teruggezet: { $place }, weer niemand van { $seat }.
   *[other] Teruggezet: { $place }, weer { $count } van { $seat }.
}
event-points-back = { $points ->
    [one] { $seat } staat weer op { $points } punt.
   *[other] { $seat } staat weer op { $points } punten.
}
event-veto-expired = Het veto van { $seat } vervalt.
event-let-pass = { $rest ->
    [0] { $seat } laat het gaan.
   *[1] { $seat } laat de rest gaan.
}
event-king-moved = { $by } verplaatst de Koning: { $from } → { $to }.
event-grande-moved = { $seat } verplaatst de Grande: { $from } → { $to }.
event-tile-new = { $by } brengt tegel { $tile } in het spel: { $to }.
event-tile-moved = { $by } verplaatst tegel { $tile }: { $from } → { $to }.
event-power-back = { $seat } neemt ongezien een machtkaart terug.
event-power-back-value = Je neemt machtkaart { $value } terug.
event-disc-set = { $seat } heeft de kiesschijf ingesteld.
event-disc-value = Je kiesschijf noemt { $region }.
event-disc-shown = { $seat } heeft { $region } genoemd.
event-evicted-from = { $by } jaagt alle anderen weg: { $region }.
event-general-scoring = Algemene puntentelling { $number }
event-castillo-opened = Het Castillo gaat open: { $list }.
    .part = { $seat } { $count }
    .empty = Het Castillo gaat open: er is niemand in.
event-scored = { $place }: { $list }.
    .part = { $seat } +{ $points }
event-marker-passed = { $seat } speelt de volgende ronde de eerste machtkaart.
event-game-over = Het spel is afgelopen.
