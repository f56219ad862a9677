// Where a game to look back at comes from: a table of the server, or a record somebody has.

import * as api from '../net/api'
import type { Moment, OpenedRecord, Replay } from '../net/protocol'

export interface Source {
  /** All lines with somebody's eyes: a seat, -1 for the public, null for one's own. */
  replay(viewer: number | null): Promise<Replay>
  moment(index: number, viewer: number): Promise<Moment>
}

/** A game at a table: one that is over, or one's own as far as it has come. */
export function tableSource(id: string): Source {
  return {
    async replay(viewer) {
      if (viewer !== null) return api.replay(id, viewer)
      const publicly = await api.replay(id, -1)
      return publicly.seat < 0 ? publicly : api.replay(id, publicly.seat)
    },
    moment: (index, viewer) => api.moment(id, index, viewer),
  }
}

/** A record that was opened; the server keeps nothing of it, so it gets it with every question. */
export function recordSource(record: string, opened: Replay): Source {
  return {
    async replay(viewer) {
      const whose = viewer ?? -1
      if (whose === opened.viewer) return opened
      return lines(await api.openRecord({ record, viewer: whose }))
    },
    async moment(index, viewer) {
      return (await api.openRecord({ record, viewer, index })).moment
    },
  }
}

/** The lines that a record was opened for. */
export function lines(opened: OpenedRecord): Replay {
  if (opened.replay === null) throw new Error('the server has sent no lines')
  return opened.replay
}
