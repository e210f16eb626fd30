import type { CodeSlot } from '../domain/policy/policy.ts'
import type { FailureKind } from './failure.ts'

/** Where an outcome shows. `silent` is logged only. */
export type Placement =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'notice' | 'toast' | 'silent' }
  | { readonly kind: 'dialog'; readonly dialog: string }
  | { readonly kind: 'view'; readonly view: string }

/** One outcome the product can show. Its text is the message `<table>.error.<row>`, unless `words` says otherwise. */
export interface ErrorRow {
  readonly placement: Placement
  /** The server code that means this row; its numbers are `policy.codes`. */
  readonly code?: CodeSlot
  /** The kind of failed call that means this row. */
  readonly failure?: FailureKind
  /** `server`: the server's own message is shown when it has one, else the row's text. `none`: nothing is shown. Default: the row's text. */
  readonly words?: 'server' | 'none'
}

/** A table of rows by name; the name is the symptom. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>

/** A placement of one kind, so that a row's type tells whether it shows text. */
type PlacementOf<Kind extends Placement['kind']> = Extract<Placement, { readonly kind: Kind }>

export const onField = (field: string): PlacementOf<'field'> => ({ kind: 'field', field })
export const inDialog = (dialog: string): PlacementOf<'dialog'> => ({ kind: 'dialog', dialog })
export const onView = (view: string): PlacementOf<'view'> => ({ kind: 'view', view })
export const asNotice = { kind: 'notice' } as const satisfies Placement
export const asToast = { kind: 'toast' } as const satisfies Placement
export const silently = { kind: 'silent' } as const satisfies Placement

/** Rows of a call that came to no answer, or to none that can be read: all of them stand in one place. auth.txt §8, saving.txt §8. */
export const unansweredRows = <Own extends Placement>(placement: Own) =>
  ({
    serverFailed: { failure: 'server', placement },
    offline: { failure: 'offline', placement },
    malformed: { failure: 'malformed', placement },
    timedOut: { failure: 'timedOut', placement },
  }) as const satisfies ErrorTable
