import type { LogEvent } from '../../src/flows/runtime/logEvents.ts'

/** A log event in a form that tests can read: its details by name. */
export interface Logged {
  readonly level: LogEvent['level']
  readonly event: LogEvent['event']
  readonly details: Readonly<Record<string, unknown>>
}

export const loggedOf = ({ level, event, details }: LogEvent): Logged => ({
  level,
  event,
  details: { ...details },
})
