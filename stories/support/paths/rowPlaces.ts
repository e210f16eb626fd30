import { sentences } from 'virtual:messages/sources/en'
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { MachineName } from '../../../machines/registry.ts'
import type { Placement } from '../../../src/errors/catalogue.ts'
import type { Replayed } from './replay.ts'
import { rowsIn } from './rowsIn.ts'

/** Where a way to a row has ended. */
export interface Arrival extends Replayed {
  readonly name: MachineName
  /** The row, `<table>.<row>`. */
  readonly id: string
  /** Where the machines that run this one stand once it has ended; none while it goes on. */
  readonly parents: readonly AnyMachineSnapshot[]
  /** The states of a machine that is run by one of those. */
  readonly statesOf: (machine: string) => readonly AnyStateNode[]
}

const sentenceOf = (id: string) => sentences[id.replace('.', '.error.')]

const pathsIn = (name: string, { _nodes }: AnyMachineSnapshot) =>
  _nodes.map(({ path }) => [name, ...path].join('.'))
const isAlert = ({ type, kind }: Arrival['emitted'][number]) => type === 'toast.shown' && kind === 'alert'

/** The places of a machine's form that hold the row, where it keeps its errors by their places. */
const slotsOf = ({ context }: AnyMachineSnapshot, id: string): readonly string[] | null =>
  context.errors ? Object.entries(context.errors).flatMap(([slot, row]) => (row === id ? [slot] : [])) : null

/** Machines whose failure is drawn as the dialog that the row names, and a dialog that is a machine of its own. */
const dialogStates: Readonly<Record<string, string>> = { passwordResetSent: 'login.resettingPassword' }
const dialogState = (name: string, dialog: string) =>
  name === 'oneTap' ? 'oneTap.failed' : (dialogStates[dialog] ?? `${name}.notice.${dialog}`)

/** Views that lie over a page and so have no tag. */
const viewStates: Readonly<Record<string, string>> = {
  emailVerification: 'follow.reminding',
  'offsite.suspicious': 'offsite.warned.suspicious',
  'offsite.porn': 'offsite.warned.porn',
}

/** Whether states draw a view: by a tag, by their name, or by what they run. */
const draw = (view: string, nodes: readonly AnyStateNode[], statesOf: Arrival['statesOf']): boolean =>
  nodes.some(
    ({ tags, key, path, machine, invoke }) =>
      tags.includes(`view:${view}`) ||
      key === view ||
      [machine.id, ...path].join('.') === (viewStates[view] ?? view) ||
      invoke.some(({ src }) => statesOf(String(src)).some((own) => own.tags.includes(`view:${view}`))),
  )

/** What is on screen says it; of a machine that has ended, the one that runs it. */
function isNotice({ name, id, state, parents }: Arrival): boolean {
  if (state.status === 'done') return parents.some((parent) => slotsOf(parent, id)?.includes('notice'))
  return slotsOf(state, id)?.includes('notice') ?? rowsIn(name, pathsIn(name, state), state).includes(id)
}

/** The form is open, and the row stands at its field; a form that keeps one error has its view look the field up. */
function isAtField({ name, id, state }: Arrival, field: string): boolean {
  const isHeld = slotsOf(state, id)?.includes(field) ?? rowsIn(name, pathsIn(name, state), state).includes(id)
  return (
    state.status === 'active' &&
    isHeld &&
    pathsIn(name, state).some((path) => /\.(editing|entering|choosing|collecting\w*)$/.test(path))
  )
}

/** It is logged, and neither a form nor a dialog nor a toast says a word. */
function isSilent({ name, id, state, emitted }: Arrival): boolean {
  const isOnForm = Boolean(slotsOf(state, id)?.length) || Boolean(state.context.error)
  return (
    emitted.some(({ row }) => row === id) &&
    !emitted.some(isAlert) &&
    !isOnForm &&
    !pathsIn(name, state).some((path) => path.includes('.notice.'))
  )
}

/** Whether a way ends in the place that its row is for. */
export function endsInPlace(arrival: Arrival, placement: Placement): boolean {
  const { name, id, state, emitted, parents, statesOf } = arrival
  switch (placement.kind) {
    case 'field':
      return isAtField(arrival, placement.field)
    case 'notice':
      return isNotice(arrival)
    case 'dialog':
      return (
        pathsIn(name, state).includes(dialogState(name, placement.dialog)) &&
        rowsIn(name, [], state).includes(id)
      )
    case 'toast':
      // The last step tells it once, in the row's sentence, as what must be heard at once.
      return (
        emitted
          .filter(isAlert)
          .map(({ message }) => sentences[String(message)])
          .join() === sentenceOf(id)
      )
    case 'view':
      return [state, ...parents].some(({ _nodes }) => draw(placement.view, _nodes, statesOf))
    case 'silent':
      return isSilent(arrival)
  }
}
