# Los títulos de las cláusulas de docs/rules/el-grande.md; 5.3 es clause-5-3.

# Tablero y material
clause-1-1 = Regiones
clause-1-2 = El Castillo
clause-1-3 = Regiones vecinas
clause-1-4 = Valores impresos
clause-1-5 = Losetas de puntuación
clause-1-6 = Loseta en un lugar
clause-1-7 = Regiones de N puntos
clause-1-8 = Piezas de un jugador
clause-1-9 = Corte y Provincia
clause-1-10 = Reclutas por carta de Poder
clause-1-11 = Disco secreto
clause-1-12 = Cartas de Acción
clause-1-13 = Rey y marcador

# Preparación
clause-2-1 = Jugadores
clause-2-2 = Región del Rey
clause-2-3 = Piezas iniciales
clause-2-4 = Marcador
clause-2-5 = Mazos
clause-2-6 = Duración
clause-2-7 = Partida corta
clause-2-8 = Sin Vetos

# La ronda
clause-3-1 = Descubrir
clause-3-2 = Cartas de Poder
clause-3-3 = Cada valor una vez
clause-3-4 = De la mano
clause-3-5 = Orden de turno
clause-3-6 = Turno
clause-3-7 = Reclutar
clause-3-8 = Provincia escasa
clause-3-9 = Cuántos de las regiones
clause-3-10 = Elegir una carta
clause-3-11 = Usar una carta
clause-3-12 = Colocar
clause-3-13 = Dónde colocar
clause-3-14 = Renunciar
clause-3-15 = Segunda oportunidad
clause-3-16 = Vuelta de las cartas
clause-3-17 = El marcador cambia
clause-3-18 = Descarte de cartas de Poder
clause-3-19 = Cuándo se puntúa
clause-3-20 = Fin de la partida
clause-3-21 = Victoria compartida

# Reglas de hierro
clause-4-1 = Tabú
clause-4-2 = El propio Rey
clause-4-3 = Puntuar no cambia nada
clause-4-4 = Castillo, entrar
clause-4-5 = Castillo, salir
clause-4-6 = Castillo, contenido
clause-4-7 = Los Grandes
clause-4-8 = Acción especial opcional
clause-4-9 = Tan completa como se pueda
clause-4-10 = Poder y hasta
clause-4-11 = Nada que cambiar
clause-4-12 = Opción única

# Puntuación
clause-5-1 = Quién participa
clause-5-2 = Puestos
clause-5-3 = Empates
clause-5-4 = Puestos según jugadores
clause-5-5 = Los puntos
clause-5-6 = Bonificación del Rey
clause-5-7 = Bonificación de la región propia
clause-5-8 = Ambas bonificaciones
clause-5-9 = Cuándo cuentan las bonificaciones
clause-5-10 = Puntuación especial
clause-5-11 = Puntuado al momento
clause-5-12 = Puntuación general
clause-5-13 = Fijar los discos
clause-5-14 = Puntuar el Castillo en la general
clause-5-15 = Salir del Castillo
clause-5-16 = Disco en la región del Rey
clause-5-17 = Puntuación de las regiones
clause-5-18 = Puntuación especial del Castillo
clause-5-19 = Varias regiones con una carta
clause-5-20 = Cuándo se pregunta el orden
clause-5-21 = Regiones que no dan nada
clause-5-22 = Se ofrece mientras dé puntos

# Cartas de Acción
clause-6-1 = Movimientos
clause-6-2 = De dónde y adónde
clause-6-3 = Menos de lo permitido
clause-6-4 = No quedarse quieto
clause-6-5 = Un solo origen
clause-6-6 = Discos en las cartas
clause-6-7 = Disco sin fijar
clause-6-8 = Mover cualesquiera
clause-6-9 = Mover propios
clause-6-10 = Mover ajenos
clause-6-11 = Mover propios y ajenos
clause-6-12 = Mover de una región
clause-6-13 = Mover todos los propios de una región
clause-6-14 = Dos más de la Corte
clause-6-15 = Una cosa u otra
clause-6-16 = Carta de Veto
clause-6-17 = Cortes vacías
clause-6-18 = Tres de cada Corte
clause-6-19 = Uno de cada rival
clause-6-20 = Cada uno devuelve tres
clause-6-21 = Disco, todos los de una región
clause-6-22 = Disco, dos de una región
clause-6-23 = Puntuar regiones de N puntos
clause-6-24 = Puntuar los primeros puestos
clause-6-25 = Puntuar el Castillo
clause-6-26 = Puntuar las más pobladas
clause-6-27 = Puntuar las menos pobladas
clause-6-28 = Puntuar una región
clause-6-29 = Loseta de puntuación
clause-6-30 = Recuperar una carta de Poder
clause-6-31 = Reclutar dos
clause-6-32 = Mover el propio Grande
clause-6-33 = Puntuación con el disco
clause-6-34 = Desalojo
clause-6-35 = Desalojado a la misma región
clause-6-36 = Consejero real
clause-6-37 = Carta del Rey

# Veto
clause-7-1 = Ponerlo a la vista
clause-7-2 = Qué hace
clause-7-3 = Cuánto dura
clause-7-4 = Devolverlo
clause-7-5 = Anuncio
clause-7-6 = Quién responde y cuándo
clause-7-7 = Ventanas
clause-7-8 = Pasos de los movimientos
clause-7-9 = Pasos de las puntuaciones
clause-7-10 = Pasos de las devoluciones
clause-7-11 = Pasos únicos
clause-7-12 = Veto al anuncio
clause-7-13 = Veto tras un paso
clause-7-14 = Lo que se ha sabido
clause-7-15 = Fuera de alcance
clause-7-16 = Sin segundo intento
clause-7-17 = Dejar pasar el resto
clause-7-18 = Dos poseedores
clause-7-19 = Dos Vetos en una mano
clause-7-20 = Partida sin Vetos

# Sitios, secretos, ausencia
clause-8-1 = Izquierda
clause-8-2 = Una mano puede jugar
clause-8-3 = Elecciones secretas
clause-8-4 = Conexión
clause-8-5 = Ausente con el disco
clause-8-6 = Ausente en una devolución
clause-8-7 = Carta de Poder sin ver
clause-8-8 = Lo que está oculto
clause-8-9 = El Castillo por resta
clause-8-10 = Modo memoria
clause-8-11 = Cartas posibles
