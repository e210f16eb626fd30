import type { ScenarioName } from '../../../mocks/index.ts'

/**
 * The header with the id of a call. Chromium repeats a request by itself when it sent it over a connection left from an earlier call, and
 * that is reset: the repeat has the same id, and is not a second call of the page.
 */
export const CALL_ID = 'call-id'

/** What the faulty server can do to a call, as seen from the network. */
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

/** The calls that a fault applies to, until it is removed. */
export interface Plan {
  /** The name of the endpoint. */
  readonly call: string
  readonly fault: Fault
}

/** A call that reached the server. */
export interface Received {
  readonly call: string
  /** Whether the server carried out the request. */
  readonly isDone: boolean
  /** Whether the page closed the connection before the answer arrived. */
  readonly isGivenUp: boolean
  /** The request's id, if the app sets one. */
  readonly key: string | null
}

/** The commands that a test can send to the server: the last part of the path, and the body. */
export interface Commands {
  /** Opens a new network with fresh tables. Answers with its address. */
  readonly open: {
    readonly given?: ScenarioName | undefined
    readonly plan?: Plan | undefined
    /** Whether connections are kept open for further calls, as most servers do. Default: each call has its own. */
    readonly isKept?: boolean | undefined
  }
  /** Null: calls are answered normally again. */
  readonly plan: Plan | null
  /** The server listens again at its previous address. */
  readonly back: null
  /** Answers the calls that are being held. */
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
