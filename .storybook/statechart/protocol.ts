import type { Plain } from './plain.ts'
import type { Answer } from './possible.ts'

/** What manager and preview call each other over Storybook's channel. */
export const calls = {
  /** The preview was loaded, and may be asked. */
  ready: 'tackboard/statechart/ready',
  /** The tab was opened or closed. */
  open: 'tackboard/statechart/open',
  close: 'tackboard/statechart/close',
  /** The chart of every machine, sent when the tab opens. */
  charts: 'tackboard/statechart/charts',
  /** A story begins anew. */
  begun: 'tackboard/statechart/begun',
  moments: 'tackboard/statechart/moments',
  clock: 'tackboard/statechart/clock',
  send: 'tackboard/statechart/send',
  advance: 'tackboard/statechart/advance',
  run: 'tackboard/statechart/run',
} as const

/** A machine as it stood at some moment. */
export interface MachinePicture {
  /** Its own among all machines that the tab has seen. */
  readonly key: number
  readonly parent: number | null
  /** The machine's id: that of its chart. */
  readonly id: string
  readonly status: string
  /** Its active states and those around them, by `<machine>.<path>`. */
  readonly states: readonly string[]
  readonly context: Plain
  readonly answers: readonly Answer[]
}

/** What an event made of the machines. */
export interface Moment {
  /** The clock of the story, in milliseconds. */
  readonly time: number
  /** Null for the moment at which the tab was opened. */
  readonly event: MomentEvent | null
  readonly machines: readonly MachinePicture[]
}

export interface MomentEvent {
  readonly type: string
  /** What it carries beside its type. */
  readonly data: { readonly [key: string]: Plain }
  /** The machine that took it. */
  readonly key: number
  readonly machine: string
  /** Whether it came from outside, as a view's do; else a machine or a timer sent it. */
  readonly isFromOutside: boolean
}

/** The clock of a story's stage. */
export interface ClockPicture {
  /** False for a story whose time runs by itself. */
  readonly isManual: boolean
  readonly isRunning: boolean
}

export interface SendRequest {
  readonly key: number
  readonly type: string
  /** Null sends what the event carried the last time, if it came before. */
  readonly data: { readonly [key: string]: unknown } | null
}
