# Wonach jemand gefragt wird, nach dem Namen des Verbs; .pass sagt, was Passen bewirkt.

prompt-power = Spiele eine Machtkarte.
prompt-recruit = Hole Caballeros an deinen Hof: wie viele, bis zu { $left }?
prompt-recall = Deine Provinz hatte nicht genug. Hole Caballeros aus Regionen an deinen Hof (noch { $left }).
    .pass = Nicht weiter anwerben
prompt-choose = Nimm eine der offenen Aktionskarten.
prompt-turn = { $card }: Sonderaktion ausführen?
    .pass = Auf die Sonderaktion verzichten
prompt-place = Setze einen Caballero neben der Königsregion oder ins Castillo ein (noch { $left }).
    .pass = Nicht weiter einsetzen
prompt-window = { $when ->
    [before] { $seat } kündigt an: { $card }. Legst du dein Veto ein?
   *[after] { $seat } hat einen Schritt gemacht: { $card }. Nimmst du ihn mit deinem Veto zurück?
}
    .pass = Durchlassen
prompt-disc-general-scoring = Allgemeine Wertung. Nenne geheim die Region, in die deine Caballeros aus dem Castillo ziehen.
prompt-disc-disc-return = { $count ->
    [0] Nenne geheim eine Region; alle deine Caballeros dort gehen heim.
    [one] Nenne geheim eine Region; { $count } deiner Caballeros dort geht heim.
   *[other] Nenne geheim eine Region; { $count } deiner Caballeros dort gehen heim.
}
prompt-disc-disc-scoring = Nenne geheim eine Region zum Werten; sie zählt, wenn niemand sonst sie nennt.
prompt-disc-eviction = Du musst { $region } verlassen. Nenne geheim, wohin alle deine Caballeros ziehen.
prompt-disc-change = Deine Scheibe ist eingestellt. Du kannst sie ändern, bis alle fertig sind.
prompt-move = { $whose ->
    [own] Versetze einen eigenen Caballero (noch { $left }).
    [foreign] Versetze einen fremden Caballero (noch { $left }).
    [each] Versetze einen Caballero (noch eigene: { $own }, fremde: { $foreign }).
    [all] Wähle eine Region und versetze deine Caballeros von dort.
   *[any] Versetze einen Caballero (noch { $left }).
}
    .pass = Nicht weiter versetzen
prompt-move-from = { $whose ->
    [all] Versetze deine Caballeros aus { $region }.
   *[any] Versetze einen Caballero aus { $region } (noch { $left }).
}
    .pass = Nicht weiter versetzen
prompt-reinforce = Setze noch einen Caballero vom Hof ein, nur nicht beim König (noch { $left }).
    .pass = Nicht weiter einsetzen
prompt-either = Welche Hälfte der Karte?
prompt-one-each = Schicke von jedem Gegner einen Caballero heim (noch { $left ->
    [one] { $left } Gegner
   *[other] { $left } Gegner
}).
    .pass = Die übrigen verschonen
prompt-return = Du musst eigene Caballeros heimschicken, so will es { $seat } (noch { $left }).
prompt-score-one = Welche Region wird gewertet?
prompt-score-set = Welche Region wird als nächste gewertet?
prompt-move-tile = Welche Wertungstafel kommt wohin?
prompt-power-back = Welche Machtkarte nimmst du zurück?
prompt-move-grande = Wohin geht dein Grande?
prompt-eviction = Welche Region müssen deine Gegner verlassen?
prompt-move-king = { $reach ->
    [near] In welche Nachbarregion geht der König?
   *[any] In welche Region geht der König?
}
prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Es fehlt noch: { $seats }.
