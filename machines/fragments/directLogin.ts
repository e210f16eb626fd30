import type { LoginCredentials } from '../../src/api/auth/auth.payloads.ts'
import type { User } from '../../src/api/auth/entities/login.ts'
import { toFailure } from '../../src/api/failure.ts'
import type { OtherMfaMethod } from '../../src/domain/auth/mfaMethods.ts'
import type { ErrorTable } from '../../src/errors/catalogue.ts'
import { refusalRows, type Refusal } from '../../src/errors/auth/outcome.rows.ts'
import { findRow } from '../../src/errors/resolve.ts'
import { output, thrown, type Output, type Thrown } from './events.ts'
import { endedWith } from './outcome.ts'
import type { WithPolicy } from './setup.ts'

/** What a log-in without a form keeps while it runs. */
export interface DirectLogin {
  readonly user: User | null
  /** Last digits of the phone that the two-factor code went to; null if the server gave none. */
  readonly phoneEnd: string | null
  /** The ways to get a code that the server names besides its message. Default: none. */
  readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
  /** The token of the solved v2 widget, for the next call. */
  readonly botToken: string | null
  /** How many widgets were solved for this log-in. */
  readonly widgetUses: number
  /** How long until another attempt makes sense, in milliseconds: by the local limit of bot checks, or the server's. Null if unknown. */
  readonly waitMs: number | null
  readonly serverMessage: string | null
}

export const noLogin: DirectLogin = {
  user: null,
  phoneEnd: null,
  botToken: null,
  widgetUses: 0,
  waitMs: null,
  serverMessage: null,
}

/** What the user does about the widget of the bot check. */
export type BotCheckEvent =
  | { type: 'bot.loaded' }
  | { type: 'bot.solved'; token: string }
  | { type: 'bot.failed' }

/** Input of the log-in call; `botToken` is the token of a solved v2 widget. */
export interface DirectLogInInput<Credentials extends LoginCredentials = LoginCredentials> {
  readonly credentials: Credentials
  readonly botToken: string | null
}

/** A failure and the row that it comes to. */
export type FailedRow<Row extends string> = Thrown & { readonly row: Row }

/** The row of a failed call; `failed` if the table has no other row for it. */
export const rowOf = <T extends ErrorTable>(table: T, error: unknown, { policy }: WithPolicy) =>
  findRow(table, toFailure(error), policy) ?? 'failed'

/** For `assignFailure`: what is kept of a failure besides its row, which is the state's name. */
export const keptOf = (
  error: unknown,
): Pick<DirectLogin, 'phoneEnd' | 'mfaMethods' | 'serverMessage' | 'waitMs'> => {
  const { phoneEnd, mfaMethods, serverMessage, retryAfterMs = null } = toFailure(error)
  return { phoneEnd, mfaMethods, serverMessage, waitMs: retryAfterMs }
}

/** The rows that lead to another step; every other row is a state of `failure`. */
type Stepping = 'mfaRequired' | 'tooQuick'
const stepping: ReadonlySet<string> = new Set<Stepping>(['mfaRequired', 'tooQuick'])

/** The rows of a table that are a state of `failure`, each with its name. */
// SAFETY: the rows that lead to another step are taken out.
export const failuresOf = <T extends ErrorTable>(table: T) =>
  Object.keys(table).filter((row) => !stepping.has(row)) as Exclude<keyof T & string, Stepping>[]

/** One state per row. */
export const failureStates = <Row extends string>(rows: readonly Row[]) =>
  // SAFETY: one entry per row.
  Object.fromEntries(rows.map((row) => [row, {}])) as { readonly [R in Row]: Record<never, never> }

const emitsRow = <Row extends string>(row: Row) =>
  ({
    type: 'emitFailed',
    params: ({ event }: { event: Thrown }): FailedRow<Row> => ({ error: event.error, row }),
  }) as const

/** Leads to `target` if the call failed with this row. The machine provides `isRow`, `assignFailure` and `emitFailed`. */
export const onRow = <Row extends string, Target extends string>(row: Row, target: Target) =>
  ({
    guard: {
      type: 'isRow',
      params: ({ event }: { event: Thrown }): FailedRow<Row> => ({ error: event.error, row }),
    },
    target,
    actions: [{ type: 'assignFailure', params: thrown }, emitsRow(row)],
  }) as const

/** A failed call leads to the state of its row. */
export const toFailures = <Row extends string>(rows: readonly Row[]) =>
  rows.map((row) => onRow(row, `#failure.${row}` as const))

/** A call that is never answered, or a widget that does not work, ends in this row's state. */
export const unanswered = <Row extends string>(row: Row) =>
  ({ target: `#failure.${row}`, actions: { type: 'emitFailed', params: { error: null, row } } }) as const

/** A call that is never answered. */
export const neverAnswered = { requestTimeout: unanswered('failed') } as const

/** The log-in call's own rows: two-factor and the bot check are further steps. */
export const toSteps = [onRow('mfaRequired', 'loginMfa'), onRow('tooQuick', 'checkingLimit')] as const

// SAFETY: the keys of the table.
const refusals = (Object.keys(refusalRows) as Refusal[]).map((row) => ({
  guard: endedWith(row),
  target: `#failure.${row}` as const,
  actions: { type: 'assignWait' as const, params: output<{ waitMs: number | null }> },
}))

/** The two-factor step. The machine provides `hasUser`, `isOutcome`, `assignVerified` and `assignWait`. */
export const entersCode = <
  Context extends WithPolicy & DirectLogin,
  Verified extends string,
  Left extends string,
>(
  credentialsOf: (context: Context) => LoginCredentials,
  verified: Verified,
  left: Left,
) =>
  ({
    tags: 'view:loginMfa',
    invoke: {
      src: 'loginMfa',
      id: 'loginMfa',
      input: ({ context }: { context: Context }) => ({
        policy: context.policy,
        phoneEnd: context.phoneEnd,
        mfaMethods: context.mfaMethods,
        credentials: credentialsOf(context),
      }),
      onDone: [
        {
          guard: { type: 'hasUser', params: output<{ user: User | null }> },
          target: verified,
          actions: { type: 'assignVerified', params: output<{ user: User | null }> },
        },
        ...refusals,
        { target: left },
      ],
    },
  }) as const

/** Guard: whether the two-factor step ended with a log-in. */
export const hasUser = (_: unknown, { output: { user } }: Output<{ readonly user: User | null }>) =>
  user !== null
