import { sentences } from 'virtual:messages/sources/en'
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { MachineName } from '../../machines/registry.ts'
import type { Placement } from '../../src/errors/catalogue.ts'
import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import type { Replayed } from './paths.ts'
import { rowOfState, rowsIn } from './rowsIn.ts'

/** The end of a path to a row. */
export interface Arrival extends Replayed {
  readonly name: MachineName
  /** The row, `<table>.<row>`. */
  readonly id: string
  /**
   * For each parent machine, its snapshots after this machine has ended, and those of the child machines that it then sends an event to;
   * empty while this machine runs.
   */
  readonly parents: readonly (readonly AnyMachineSnapshot[])[]
  /** The states of a machine, by name. */
  readonly statesOf: (machine: string) => readonly AnyStateNode[]
}

const sentenceOf = (id: string) => sentences[id.replace('.', '.error.')]

const pathsIn = (name: string, { _nodes }: AnyMachineSnapshot) =>
  _nodes.map(({ path }) => [name, ...path].join('.'))
const isAlert = ({ type, kind }: Arrival['emitted'][number]) => type === 'toast.shown' && kind === 'alert'

/** The form slots that contain the row; null if the machine does not store errors by slot. */
const slotsOf = ({ context }: AnyMachineSnapshot, id: string): readonly string[] | null =>
  context.errors ? Object.entries(context.errors).flatMap(([slot, row]) => (row === id ? [slot] : [])) : null

/** Dialogs whose state is not `<machine>.notice.<dialog>`. */
const dialogStates: Readonly<Record<string, string>> = {
  'login.passwordResetSent': 'login.resettingPassword',
  'signup.facebookUnavailable': 'signup.providerUnavailable',
}
const dialogState = (name: string, dialog: string) =>
  dialogStates[`${name}.${dialog}`] ?? `${name}.notice.${dialog}`

/** Views that have no tag, because they overlay the page. */
const viewStates: Readonly<Record<string, string>> = {
  emailVerification: 'follow.reminding',
  'offsite.suspicious': 'offsite.warned.suspicious',
  'offsite.porn': 'offsite.warned.porn',
  'promoteDialogs.refused': 'quickPromote.steps.error',
  'promoteDialogs.unknown': 'quickPromote.steps.page.unknown',
  'promoteDialogs.unopened': 'quickPromote.steps.unopened',
}

/** Whether any of the states shows the view: by tag, by name, or through an invoked machine. */
const showsView = (view: string, nodes: readonly AnyStateNode[], statesOf: Arrival['statesOf']): boolean =>
  nodes.some(
    ({ tags, key, path, machine, invoke }) =>
      tags.includes(`view:${view}`) ||
      key === view ||
      [machine.id, ...path].join('.') === (viewStates[view] ?? view) ||
      invoke.some(({ src }) => statesOf(String(src)).some((own) => own.tags.includes(`view:${view}`))),
  )

/** Whether the machine is in the state that represents the row. */
const isNamed = ({ name, id, state }: Arrival) => pathsIn(name, state).some((path) => rowOfState[path] === id)

/** Whether a parent shows the dialog: over its form, or in a state that represents one of its own rows. */
const opensDialog = (parent: AnyMachineSnapshot, dialog: string): boolean =>
  pathsIn(parent.machine.id, parent).some((path) => {
    // SAFETY: the names of states' rows are row ids.
    const row = rowOfState[path] as EveryRowId | undefined
    const placement = row && anyRow(row).placement
    return (
      path === dialogState(parent.machine.id, dialog) ||
      (placement?.kind === 'dialog' && placement.dialog === dialog)
    )
  })

/** Whether the dialog is open with the row, in the machine or, once it has ended, in each of its parents. */
function isInDialog(arrival: Arrival, dialog: string): boolean {
  const { name, id, state, emitted, parents } = arrival
  if (isNamed(arrival)) return true
  const hasRow = [...rowsIn(name, [], state), ...emitted.map(({ row }) => row)].includes(id)
  if (state.status === 'done' && parents.length > 0)
    return hasRow && parents.every((shown) => shown.some((parent) => opensDialog(parent, dialog)))
  return hasRow && pathsIn(name, state).includes(dialogState(name, dialog))
}

/** Whether the row is shown as a notice by the machine or, once it has ended, by a parent. */
function isNotice(arrival: Arrival): boolean {
  const { name, id, state, parents } = arrival
  if (state.status === 'done') return parents.flat().some((parent) => slotsOf(parent, id)?.includes('notice'))
  if (isNamed(arrival)) return true
  return slotsOf(state, id)?.includes('notice') ?? rowsIn(name, pathsIn(name, state), state).includes(id)
}

/**
 * Whether the form is open with the row at its field, in the machine or, once it has ended, in a parent. If there is a single error, the
 * view looks up its field.
 */
function isAtField({ name, id, state, parents }: Arrival, field: string): boolean {
  if (state.status === 'done') return parents.flat().some((parent) => slotsOf(parent, id)?.includes(field))
  const hasRow = slotsOf(state, id)?.includes(field) ?? rowsIn(name, pathsIn(name, state), state).includes(id)
  return (
    hasRow &&
    pathsIn(name, state).some((path) => /\.(editing|entering|correcting|choosing|collecting\w*)$/.test(path))
  )
}

/** Whether the row is only logged, and not shown in a form, dialog or toast. */
function isSilent({ name, id, state, emitted }: Arrival): boolean {
  const isOnForm = Boolean(slotsOf(state, id)?.length) || Boolean(state.context.error)
  return (
    emitted.some(({ row }) => row === id) &&
    !emitted.some(isAlert) &&
    !isOnForm &&
    !pathsIn(name, state).some((path) => path.includes('.notice.'))
  )
}

/** Whether the last step shows exactly one alert toast, with the text of the row. */
const isToast = ({ id, emitted }: Arrival) =>
  emitted
    .filter(isAlert)
    .map(({ message }) => sentences[String(message)])
    .join() === sentenceOf(id)

/** Whether a path ends where the catalogue places its row. */
export function endsInPlace(arrival: Arrival, placement: Placement): boolean {
  const { state, parents, statesOf } = arrival
  switch (placement.kind) {
    case 'field':
      return isAtField(arrival, placement.field)
    case 'notice':
      return isNotice(arrival) && (placement.saidBy !== 'toast' || isToast(arrival))
    case 'dialog':
      return isInDialog(arrival, placement.dialog)
    case 'toast':
      return isToast(arrival)
    case 'view':
      return [state, ...parents.flat()].some(({ _nodes }) => showsView(placement.view, _nodes, statesOf))
    case 'silent':
      return isSilent(arrival)
  }
}
