import type { AnyMachineSnapshot, ExecutableActionObject } from 'xstate'
import { everyError } from '../../../src/errors/index.ts'

/** The ids of the catalogue. */
export const rowIds: ReadonlySet<string> = new Set(
  Object.entries(everyError).flatMap(([table, rows]) => Object.keys(rows).map((row) => `${table}.${row}`)),
)

const isRow = (id: unknown): id is string => typeof id === 'string' && rowIds.has(id)

/** Rows that a machine has no word for: the state itself is the row. */
const rowOfState: Readonly<Record<string, string>> = {
  'forgotPassword.failed': 'forgotPassword.resetFailed',
  'emailVerification.failed': 'emailVerification.resendFailed',
  'boardPicker.failed': 'boardPicker.loadFailed',
  'sectionPicker.failed': 'sections.loadFailed',
  'boardPicker.choosing.moreFailed': 'boardPicker.moreFailed',
  'follow.reminding': 'follow.emailUnverified',
}

/** The errors of a machine, in the fields of the context that every machine uses for them. */
export const errorsIn = ({ context: { failure, error, errors, nameErrors } }: AnyMachineSnapshot) =>
  [failure, error, errors, nameErrors] as const

/** Whether a form shows an error. Errors of a name change as it is typed, so they do not count. */
export const hasError = (snapshot: AnyMachineSnapshot): boolean => {
  const [failure, error, errors] = errorsIn(snapshot)
  return Boolean(error || failure || Object.keys(errors ?? {}).length > 0)
}

/** The rows that a machine has in its context: by their ids, or by their names in the machine's own table. */
export function rowsIn(name: string, leaves: readonly string[], snapshot: AnyMachineSnapshot): string[] {
  const [failure, error, errors, nameErrors] = errorsIn(snapshot)
  const said: unknown[] = [failure, error, ...Object.values(errors ?? {}), ...Object.values(nameErrors ?? {})]
  const outcome: unknown = snapshot.output?.outcome
  return [
    ...said,
    ...said.map((row) => `${name}.${row}`),
    `social.${outcome}`,
    ...leaves.map((leaf) => rowOfState[leaf]),
  ].filter(isRow)
}

/** The rows that a machine tells of when it acts: what it emits for the log. */
export const rowsSaid = (actions: readonly ExecutableActionObject[]): string[] =>
  actions.flatMap(({ type, params }) => {
    // SAFETY: what XState makes of `emit`: the event, resolved.
    const event =
      type === 'xstate.emit'
        ? (params as { readonly event?: { readonly row?: unknown } } | undefined)?.event
        : undefined
    return isRow(event?.row) ? [event.row] : []
  })
