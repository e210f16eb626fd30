import type { CodeSlot } from '../../src/domain/policy/policy.ts'
import type { ErrorRow, ErrorTable } from '../../src/errors/catalogue.ts'
import type { FailureKind } from '../../src/errors/failure.ts'
import { wordsNotToShow } from '../fixtures/messages.ts'
import type { Outcome } from '../respond.ts'
import type { Situation } from './scenario.ts'

/** Rows that say themselves what the server answers: a named code or a kind of failure. */
type Answered<T extends ErrorTable> = {
  [K in keyof T]: T[K] extends { code: CodeSlot } | { failure: FailureKind } ? K : never
}[keyof T]

/** Rows that need a situation of their own. */
type Unanswered<T extends ErrorTable> = Exclude<keyof T, Answered<T>>

/**
 * One situation a row. Where a row says what the server answers, `make` builds the situation of that outcome; every
 * other row needs an entry in `own`, and a missing one does not compile.
 */
export function fromRows<T extends ErrorTable>(
  table: T,
  words: string,
  make: (outcome: Outcome) => Situation,
  own: { readonly [K in Unanswered<T>]: Situation },
) {
  const situations: Readonly<Record<string, Situation | undefined>> = own
  const rows = Object.entries<ErrorRow>(table)
  const entries = rows.map(([name, row]) => [name, situations[name] ?? make(outcomeOf(row, words))])
  // SAFETY: one entry is made for each row.
  return Object.fromEntries(entries) as { readonly [K in keyof T]: Situation }
}

function outcomeOf({ code, failure, message: shown }: ErrorRow, serverMessage: string): Outcome {
  const message = shown === 'server' ? serverMessage : wordsNotToShow
  return { message, ...(code && { code }), ...(failure && { failure }) }
}
