import type { LoginOutcome, PopupReason } from '../domain/auth/loginOutcomes.ts'
import type { CodeSlot } from '../domain/policy/codes.ts'
import type { FailureKind } from './failure.ts'

// Named, so that declarations name them, too.
export interface FieldPlacement {
  readonly kind: 'field'
  readonly field: string
}
export interface DialogPlacement {
  readonly kind: 'dialog'
  readonly dialog: string
}
export interface ViewPlacement {
  readonly kind: 'view'
  readonly view: string
}

/** Where an error is shown. `silent` is only logged. */
export type Placement =
  | FieldPlacement
  | { readonly kind: 'toast' | 'silent' }
  /**
   * `saidBy`: a toast announces it, and the notice stays when the toast has gone. `isInformation`: nothing is wrong, so that it is a status
   * and does not interrupt.
   */
  | { readonly kind: 'notice'; readonly saidBy?: 'toast'; readonly isInformation?: true }
  | DialogPlacement
  | ViewPlacement

/** An error or other outcome the product can show. Its text is `<table>.error.<row>`, unless `message` says otherwise. */
export interface ErrorRow {
  readonly placement: Placement
  /** The server code that leads to this row. Its numbers are in `policy.codes`. */
  readonly code?: CodeSlot
  /** The kind of failure that leads to this row. */
  readonly failure?: FailureKind
  /** `server`: shows the server's message, or the row's text if there is none. `none`: no text. Default: the row's text. */
  readonly message?: 'server' | 'none'
  /** The number under which it is logged. */
  readonly outcome?: LoginOutcome
  /** The name under which it is logged. */
  readonly reason?: PopupReason
}

/** Rows by name. The name is the symptom. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>

// Each with the type of its kind, so that a row's type tells whether it shows text.
export const onField = (field: string): FieldPlacement => ({ kind: 'field', field })
export const inDialog = (dialog: string): DialogPlacement => ({ kind: 'dialog', dialog })
export const onView = (view: string): ViewPlacement => ({ kind: 'view', view })
export const asNotice = { kind: 'notice' } as const satisfies Placement
/** A notice of something that need not be mended. */
export const asInformation = { kind: 'notice', isInformation: true } as const satisfies Placement
/** A notice above the primary button, announced by a toast. */
export const asToastedNotice = { kind: 'notice', saidBy: 'toast' } as const satisfies Placement
export const asToast = { kind: 'toast' } as const satisfies Placement
export const silently = { kind: 'silent' } as const satisfies Placement

/** Rows for calls without any response, all with the same placement. */
export const unreachedRows = <Own extends Placement>(placement: Own) =>
  ({
    offline: { failure: 'offline', placement },
    timedOut: { failure: 'timedOut', placement },
  }) as const satisfies ErrorTable

/** Rows for calls without a usable response, all with the same placement. */
export const unansweredRows = <Own extends Placement>(placement: Own) =>
  ({
    serverFailed: { failure: 'server', placement },
    offline: { failure: 'offline', placement },
    malformed: { failure: 'malformed', placement },
    timedOut: { failure: 'timedOut', placement },
  }) as const satisfies ErrorTable
