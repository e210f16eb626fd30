import type { Chart } from '../../stories/docs/machines/chart.ts'
import type { Moment } from './protocol.ts'

/** A door that locks itself, small enough to understand at a glance. */
export const door: Chart = {
  id: 'door',
  width: 460,
  height: 150,
  nodes: [
    {
      id: 'door',
      name: 'door',
      kind: 'compound',
      isInitial: false,
      notes: ['bell.rung'],
      x: 12,
      y: 12,
      width: 436,
      height: 126,
    },
    {
      id: 'door.shut',
      name: 'shut',
      kind: 'atomic',
      isInitial: true,
      notes: ['does watch'],
      x: 36,
      y: 70,
      width: 100,
      height: 48,
    },
    {
      id: 'door.open',
      name: 'open',
      kind: 'atomic',
      isInitial: false,
      notes: [],
      x: 330,
      y: 70,
      width: 100,
      height: 48,
    },
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
  ...door,
  id: 'watch',
  width: 160,
  height: 80,
  edges: [],
  nodes: [
    {
      id: 'watch',
      name: 'watch',
      kind: 'atomic',
      isInitial: false,
      notes: [],
      x: 12,
      y: 12,
      width: 136,
      height: 48,
    },
  ],
}

const child = {
  key: 2,
  parent: 1,
  id: 'watch',
  status: 'active',
  states: ['watch'],
  context: { seen: 1 },
  answers: [],
}
/** The tab was opened while the door was shut. */
export const shut: Moment = {
  time: 0,
  event: null,
  machines: [
    {
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
    },
    child,
  ],
}
/** The key was turned, and the watcher has ended. */
export const open: Moment = {
  time: 300,
  event: { type: 'key.turned', data: {}, key: 1, machine: 'door', isFromOutside: true },
  machines: [
    {
      key: 1,
      parent: null,
      id: 'door',
      status: 'active',
      states: ['door', 'door.open'],
      context: { turns: 1, owner: 'Wren' },
      answers: [{ type: 'door.pushed', is: 'possible' }],
    },
  ],
}
