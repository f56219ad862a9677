# Las cartas de Acción: el mensaje es el título, .text dice qué hace la acción especial.

# Mazo 1
card-move-3 = Mover 3
    .text = Mueve hasta 3 caballeros, sean de quien sean.
card-move-4 = Mover 4
    .text = Mueve hasta 4 caballeros, sean de quien sean.
card-move-4-own = Mover 4 propios
    .text = Mueve hasta 4 de tus caballeros.
card-move-3-foreign = Mover 3 ajenos
    .text = Mueve hasta 3 caballeros de tus rivales.
card-move-2-own-2-foreign = Mover 2 propios y 2 ajenos
    .text = Mueve hasta 2 caballeros tuyos y hasta 2 de tus rivales, en el orden que quieras.
card-move-5-from-one = Mover 5 de una región
    .text = Elige una región y saca de ella hasta 5 caballeros, sean de quien sean.
card-move-own-from-one = Mover todos los propios de una región
    .text = { $edition ->
        [decennial] Elige una región y saca de ella a todos tus caballeros; no puede quedar ninguno.
       *[other] Elige una región y saca de ella a tantos de tus caballeros como quieras.
    }
card-reinforce-2 = 2 más de la Corte
    .text = Coloca hasta 2 caballeros más de tu Corte: en cualquier región menos la del Rey, o en el Castillo.
card-move-own-or-reinforce = Todos los propios de una región, o 2 más
    .text = { $edition ->
        [decennial] O sacas a todos tus caballeros de una región (no puede quedar ninguno), o colocas hasta 2 más de tu Corte, menos donde está el Rey.
       *[other] O sacas a tantos de tus caballeros de una región como quieras, o colocas hasta 2 más de tu Corte, menos donde está el Rey.
    }

# Mazo 2
card-veto = Veto
    .text = Guarda esta carta. Una vez, en esta ronda o la siguiente, puedes detener una acción especial ajena o deshacer su último paso.
card-courts-emptied = Cortes vacías
    .text = Tus rivales devuelven a la Provincia a todos los caballeros de su Corte.
card-courts-lose-3 = Las Cortes pierden 3
    .text = Cada rival devuelve 3 caballeros de la Corte a la Provincia, o todos si tiene menos.
card-one-of-each = Uno de cada rival
    .text = { $edition ->
        [decennial] Envía a casa, desde regiones que no sean la del Rey, un caballero de cada rival con el que se pueda; tú eliges cuál.
       *[other] Envía a casa, desde regiones que no sean la del Rey, un caballero de cada rival; tú eliges cuál, y puedes saltarte rivales.
    }
card-each-returns-3 = Cada uno devuelve 3
    .text = Empezando por tu izquierda, cada rival envía a casa 3 de sus caballeros, de la Corte o de las regiones.
card-disc-all = Disco: todos los de una región
    .text = Cada rival nombra en secreto una región donde esté presente, menos la del Rey; todos sus caballeros de allí vuelven a casa.
card-disc-two = Disco: 2 de una región
    .text = { $edition ->
        [decennial] Cada rival nombra en secreto una región, menos la del Rey, con al menos 2 caballeros suyos y envía 2 a casa. Quien no tenga ninguna así nombra una con 1.
       *[other] Cada rival nombra en secreto una región, menos la del Rey, con al menos 2 caballeros suyos y envía 2 a casa. Quien no tenga ninguna así se libra.
    }
card-score-region = Puntuar una región
    .text = Elige una región, también vale la del Rey, y puntúala ahora.

# Mazo 3
card-score-4 = Puntuar las regiones de 4 puntos
    .text = Puntúa todas las regiones cuyo primer puesto vale 4 ahora.
card-score-5 = Puntuar las regiones de 5 puntos
    .text = Puntúa todas las regiones cuyo primer puesto vale 5 ahora.
card-score-6-7 = Puntuar las regiones de 6 y 7 puntos
    .text = Puntúa todas las regiones cuyo primer puesto vale 6 o 7 ahora.
card-score-castillo = Puntuar el Castillo
    .text = Levanta el Castillo y puntúalo. Todos se quedan dentro.
card-score-firsts = Puntuar los primeros puestos
    .text = { $edition ->
        [bigbox_nl] Puntúa todas las regiones en el orden que quieras, pero solo cobra quien es primero en solitario. En caso de empate, nadie cobra.
       *[other] Puntúa todas las regiones en el orden impreso, pero solo cobra quien es primero en solitario. En caso de empate, nadie cobra.
    }
card-score-fullest = Puntuar las más pobladas
    .text = Puntúa la región con más caballeros, contando los de todos; si hay empate, todas ellas.
card-score-emptiest = Puntuar las menos pobladas
    .text = Puntúa la región con menos caballeros, contando los de todos; si hay empate, todas ellas. Las regiones vacías no cuentan.
card-score-region-3 = Puntuar una región
    .text = Elige una región, también vale la del Rey, y puntúala ahora.

# Mazo 4
card-tile = Loseta de puntuación
    .text = Pon en juego una loseta de puntuación o mueve una del tablero, pero ni desde la región del Rey ni hacia ella.
card-power-back = Recuperar una carta de Poder
    .text = Recupera una de tus cartas de Poder jugadas, sin enseñarla.
card-recruit-2 = Reclutar 2 más
    .text = Trae hasta 2 caballeros más de la Provincia a tu Corte.
card-grande = Mover el Grande
    .text = Mueve tu Grande a otra región, pero ni desde la del Rey ni hacia ella.
card-disc-scoring = Puntuación con el disco
    .text = Todos, tú también, nombran en secreto una región. Se puntúan las que nombra uno solo.
card-eviction = Desalojo
    .text = { $edition ->
        [decennial] Elige una región que no sea la del Rey. Los rivales que estén allí nombran en secreto adónde van todos sus caballeros; quien nombra esta región o la del Rey los lleva a la Corte.
       *[other] Elige una región que no sea la del Rey. Los rivales que estén allí nombran en secreto a qué otra van todos sus caballeros; quien nombra la del Rey los lleva a la Corte.
    }
card-royal-advisor = Consejero real
    .text = Mueve al Rey a una región vecina.

# Mazo 5
card-king = Carta del Rey
    .text = Mueve al Rey a cualquier otra región.
