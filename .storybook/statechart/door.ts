import type { Chart, ChartNode } from '../../stories/docs/machines/chart.ts'
import type { MachinePicture, Moment } from './protocol.ts'

const state = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<ChartNode> = {},
): ChartNode => {
  const name = id.replace('door.', '')
  return { id, name, kind: 'atomic', isInitial: false, notes: [], x, y, width, height, ...more }
}

/** A door that locks itself, small enough to understand at a glance. */
export const door: Chart = {
  id: 'door',
  width: 460,
  height: 150,
  nodes: [
    state('door', [12, 12, 436, 126], { kind: 'compound', notes: ['bell.rung'] }),
    state('door.shut', [36, 70, 100, 48], { isInitial: true, notes: ['does watch'] }),
    state('door.open', [330, 70, 100, 48]),
  ],
  edges: [
    {
      source: 'door.shut',
      target: 'door.open',
      types: ['key.turned'],
      lines: ['key.turned [fits]'],
      points: [
        { x: 136, y: 94 },
        { x: 330, y: 94 },
      ],
      label: { x: 176, y: 72, width: 120, height: 14 },
    },
  ],
}

/** Watches the door while it is shut; invoked by the door's machine. */
export const watch: Chart = {
  id: 'watch',
  width: 160,
  height: 80,
  edges: [],
  nodes: [state('watch', [12, 12, 136, 48])],
}

const running: MachinePicture = {
  key: 1,
  parent: null,
  id: 'door',
  status: 'active',
  states: ['door', 'door.shut'],
  context: { turns: 0, owner: 'Wren' },
  answers: [
    { type: 'bell.rung', is: 'possible' },
    { type: 'key.turned', is: 'refused', guards: ['fits'] },
    { type: 'door.pushed', is: 'ignored' },
  ],
}

/** The tab was opened while the door was shut. */
export const shut: Moment = {
  time: 0,
  event: null,
  machines: [
    running,
    { ...running, key: 2, parent: 1, id: 'watch', states: ['watch'], context: { seen: 1 }, answers: [] },
  ],
}

/** The key was turned, and the watcher has ended. */
export const open: Moment = {
  time: 300,
  event: { type: 'key.turned', data: {}, key: 1, machine: 'door', isFromOutside: true },
  machines: [
    {
      ...running,
      states: ['door', 'door.open'],
      context: { turns: 1, owner: 'Wren' },
      answers: [{ type: 'door.pushed', is: 'possible' }],
    },
  ],
}
