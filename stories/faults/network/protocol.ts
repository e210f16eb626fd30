import type { ScenarioName } from '../../../mocks/index.ts'

/** What the faulty server can do to a call, each as it looks from the wire. */
export const faults = {
  stall: 'takes the request, does nothing and never answers',
  late: 'does what it was asked, and answers only after the page has given up',
  half: 'does what it was asked, and closes the connection in the middle of its answer',
  reset: 'resets the connection instead of doing anything',
  offline: 'is gone once the request has arrived, for every call, until the network is back',
  twice: 'does what it was asked once, and answers twice, with rubbish behind',
  held: 'does what it was asked, and answers when the test lets it',
} as const

export type Fault = keyof typeof faults

/** Which calls a fault is for, until it is taken back. */
export interface Plan {
  /** The name of the endpoint. */
  readonly call: string
  readonly fault: Fault
}

/** A call that reached the server. */
export interface Received {
  readonly call: string
  /** Whether the server did what it was asked. */
  readonly isDone: boolean
  /** Whether the page closed the connection before it had its answer. */
  readonly isGivenUp: boolean
  /** The request's own name, if the app gives it one. */
  readonly key: string | null
}

/** What a test may ask of the server, by the last part of the path, with its body. */
export interface Commands {
  /** A network of its own, with fresh tables. Answers its address. */
  readonly open: {
    readonly given?: ScenarioName | undefined
    readonly plan?: Plan | undefined
    /** Whether connections are kept for further calls, as most servers do. Default: each call has its own. */
    readonly isKept?: boolean | undefined
  }
  /** Null: calls are answered again. */
  readonly plan: Plan | null
  /** The server listens again, where it did before. */
  readonly back: null
  /** Answers the calls that are held. */
  readonly release: null
  /** Every call so far. */
  readonly received: null
  readonly close: null
  /** A line for the table that is printed at the end. */
  readonly note: Note
}

/** What happened to a call. */
export interface Note {
  readonly row: string
  readonly fault: string
  readonly result: string
}
