import type { CodeSlot } from '../../src/domain/policy/codes.ts'
import type { ErrorRow, ErrorTable } from '../../src/errors/catalogue.ts'
import type { FailureKind } from '../../src/errors/failure.ts'
import { hiddenServerMessage } from '../fixtures/messages.ts'
import type { Outcome } from '../respond.ts'
import type { Situation } from './scenario.ts'

/** Rows that define a server response: a named code or a kind of failure. */
type Answered<T extends ErrorTable> = {
  [K in keyof T]: T[K] extends { code: CodeSlot } | { failure: FailureKind } ? K : never
}[keyof T]

/** Rows that need a situation of their own. */
type Unanswered<T extends ErrorTable> = Exclude<keyof T, Answered<T>>

/**
 * Creates one situation per row. If a row defines the server's response, `make` builds the situation from it. Every other row needs an
 * entry in `own`; a missing one does not compile. The server's message is one for all rows, or one for each that shows it.
 */
export function fromRows<T extends ErrorTable>(
  table: T,
  serverMessage: string | Readonly<Record<string, string>>,
  make: (outcome: Outcome) => Situation,
  own: { readonly [K in Unanswered<T>]: Situation },
) {
  const situations: Readonly<Record<string, Situation | undefined>> = own
  const rows = Object.entries<ErrorRow>(table)
  const messageOf = (name: string) =>
    typeof serverMessage === 'string' ? serverMessage : (serverMessage[name] ?? hiddenServerMessage)
  const entries = rows.map(([name, row]) => [name, situations[name] ?? make(outcomeOf(row, messageOf(name)))])
  // SAFETY: one entry per row.
  return Object.fromEntries(entries) as { readonly [K in keyof T]: Situation }
}

function outcomeOf({ code, failure, message: shown }: ErrorRow, serverMessage: string): Outcome {
  const message = shown === 'server' ? serverMessage : hiddenServerMessage
  return { message, ...(code && { code }), ...(failure && { failure }) }
}
