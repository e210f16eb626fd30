import type { AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import { everyError, type EveryRowId } from '../../src/errors/index.ts'

/** Every row id of the error catalogue. */
export const rowIds: readonly EveryRowId[] = Object.entries(everyError).flatMap(([table, rows]) =>
  // SAFETY: table and row are keys of the catalogue.
  Object.keys(rows).map((row) => `${table}.${row}` as EveryRowId),
)

const known: ReadonlySet<unknown> = new Set(rowIds)
const isRow = (id: unknown): id is EveryRowId => known.has(id)

/** Machines with one state per row, and a separate step for the bot check. */
const failureStates = (table: 'oneTap' | 'accountSwitcher') =>
  Object.fromEntries([
    [`${table}.verifyingHuman`, `${table}.tooQuick`],
    // The next step, the widget, follows in the same task.
    [`${table}.checkingLimit`, `${table}.tooQuick`],
    ...Object.keys(everyError[table]).map((row) => [`${table}.failure.${row}`, `${table}.${row}`]),
  ])

/** Rows without an error in the context: their state itself represents them. */
export const rowOfState: Readonly<Record<string, string>> = {
  ...failureStates('oneTap'),
  ...failureStates('accountSwitcher'),
  'boardPicker.failed': 'boardPicker.loadFailed',
  'sectionPicker.failed': 'sections.loadFailed',
  'boardPicker.choosing.moreFailed': 'boardPicker.moreFailed',
  'businessAccess.failed': 'businessAccess.unread',
  'businessAccess.ready.list.outdated': 'businessAccess.outdated',
  'follow.reminding': 'follow.emailUnverified',
  'pinSelection.failed': 'pinSelection.unread',
  'tagSelection.failed': 'tagSelection.unread',
  'budgetEstimate.failed': 'budgetEstimate.unread',
  'quickPromote.draft.unsaved': 'quickPromote.draftUnsaved',
}

/** The errors in the context, in the fields that all machines use. */
export const errorsIn = ({ context: { failure, error, errors, nameErrors } }: AnyMachineSnapshot) =>
  [failure, error, errors, nameErrors] as const

/** Whether a form shows an error. Name errors do not count, because they change with each keystroke. */
export const hasError = (snapshot: AnyMachineSnapshot): boolean => {
  const [failure, error, errors] = errorsIn(snapshot)
  return Boolean(error || failure || Object.keys(errors ?? {}).length > 0)
}

/** The rows in a snapshot: by id, or by name in the machine's own table. */
export function rowsIn(name: string, leaves: readonly string[], snapshot: AnyMachineSnapshot): string[] {
  const [failure, error, errors, nameErrors] = errorsIn(snapshot)
  const errorsFound: unknown[] = [
    failure,
    error,
    ...Object.values(errors ?? {}),
    ...Object.values(nameErrors ?? {}),
  ]
  const outcome: unknown = snapshot.output?.outcome
  return [
    ...errorsFound,
    ...errorsFound.map((row) => `${name}.${row}`),
    `social.${outcome}`,
    ...leaves.map((leaf) => rowOfState[leaf]),
  ].filter(isRow)
}

type Emitted = EventObject & Readonly<Record<string, unknown>>

/** The events that actions emit. */
export const emittedBy = (actions: readonly ExecutableActionObject[]): Emitted[] =>
  actions.flatMap(({ type, params }) => {
    // SAFETY: XState resolves `emit` to an action whose params hold the event.
    const { event } = type === 'xstate.emit' ? (params as { readonly event: Emitted }) : {}
    return event ?? []
  })

/** The rows in the log events that a machine emits. */
export const loggedRows = (actions: readonly ExecutableActionObject[]): string[] =>
  emittedBy(actions)
    .map(({ row }) => row)
    .filter(isRow)
