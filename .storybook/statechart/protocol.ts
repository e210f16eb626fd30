import type { Plain } from './plain.ts'
import type { Answer } from './possible.ts'

/** The messages between manager and preview over Storybook's channel. */
export const calls = {
  /** The preview has loaded. */
  ready: 'tackboard/statechart/ready',
  /** The tab was opened or closed. */
  open: 'tackboard/statechart/open',
  close: 'tackboard/statechart/close',
  /** The chart of every machine, sent when the tab opens. */
  charts: 'tackboard/statechart/charts',
  /** A story has (re)started. */
  begun: 'tackboard/statechart/begun',
  moments: 'tackboard/statechart/moments',
  clock: 'tackboard/statechart/clock',
  send: 'tackboard/statechart/send',
  advance: 'tackboard/statechart/advance',
  run: 'tackboard/statechart/run',
} as const

/** A machine at some moment. */
export interface MachinePicture {
  /** Identifies the machine within the tab. */
  readonly key: number
  readonly parent: number | null
  /** The ID of the machine and its chart. */
  readonly id: string
  readonly status: string
  /** The active states and their ancestors, as `<machine>.<path>`. */
  readonly states: readonly string[]
  readonly context: Plain
  readonly answers: readonly Answer[]
}

/** The machines after an event. */
export interface Moment {
  /** The story's clock, in milliseconds. */
  readonly time: number
  /** Null for the moment the tab was opened. */
  readonly event: MomentEvent | null
  readonly machines: readonly MachinePicture[]
}

export interface MomentEvent {
  readonly type: string
  /** Its data, without the type. */
  readonly data: { readonly [key: string]: Plain }
  /** The machine that received it. */
  readonly key: number
  readonly machine: string
  /** Whether it came from outside, such as from a view, rather than from a machine or timer. */
  readonly isFromOutside: boolean
}

/** A readable name for XState's own events. */
const readable = (type: string) =>
  type
    .replace(/^xstate\.init$/, 'began')
    .replace(/^xstate\.(done|error|after|snapshot)\.(actor\.|state\.)?/, '$1 ')

/** The description of a moment: `login: form.submitted`. */
export const describeMoment = ({ event }: Moment): string =>
  event ? `${event.machine}: ${readable(event.type)}` : 'The tab was opened'

/** The state of the story's clock. */
export interface ClockPicture {
  /** False for stories that run in real time. */
  readonly isManual: boolean
  readonly isRunning: boolean
}

export interface SendRequest {
  readonly key: number
  readonly type: string
  /** Null sends the data of the last event of this type, if any. */
  readonly data: { readonly [key: string]: unknown } | null
}
