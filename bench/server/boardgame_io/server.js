'use strict'
// A server of boardgame.io with the tic-tac-toe of its tutorial, for bench/server/run.py. The one
// difference: a board that is full is cleared by the next move, so that a match lasts as long as a
// measurement. It prints its port once it listens.
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null)
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
}

const server = Server({ games: [ticTacToe], origins: [/.*/] })
server.run({ port: Number(process.env.PORT), callback: () => undefined }).then(({ appServer }) => {
  console.log(`listens on port ${appServer.address().port}`)
})
