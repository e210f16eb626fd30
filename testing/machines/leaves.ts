import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A leaf state of a machine, and whether the machine can rest in it. */
export interface Leaf {
  /** `<machine>.<path>`. */
  readonly name: string
  /** Final: the machine ends there, so a story can only pass through it. */
  readonly isFinal: boolean
  /** Left at once by an unguarded eventless transition, so never visible. */
  readonly isTransient: boolean
}

/** Whether an unconditional eventless transition leaves the state at once. */
export const isTransient = ({ always }: AnyStateNode) => (always ?? []).some(({ guard }) => !guard)

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(nodesOf)
}

/** Every leaf state of a machine, in the order of its chart. */
export const leavesOf = (machine: AnyStateMachine): Leaf[] =>
  nodesOf(machine.root).map((node) => ({
    name: [machine.id, ...node.path].join('.'),
    isFinal: node.type === 'final',
    isTransient: isTransient(node),
  }))

/** States that end before the first paint, each with its reason. A story can only pass through them. */
export const momentary: Readonly<Record<string, string>> = {
  'oneTap.deciding': 'because storage and the browser’s description answer in the same task',
  'connect.findingOpener': 'because the window answers in the same task',
  'accountSwitcher.reading': 'because storage answers in the same task',
  'businessAccess.starting': 'because storage answers in the same task',
  'socialSignup.starting': 'because storage answers in the same task',
  'socialSignup.registering.checkingAge': 'because storage answers in the same task',
  'socialSignup.registeringWithEmail.checkingAge': 'because storage answers in the same task',
  'rateLimit.recording': 'because storage answers in the same task',
  'quickPromote.draft.saving': 'because storage answers in the same task',
  'login.checkingLimit': 'because it lasts as long as rateLimit.recording',
  'oneTap.checkingLimit': 'because it lasts as long as rateLimit.recording',
  'accountSwitcher.checkingLimit': 'because it lasts as long as rateLimit.recording',
}

/** Whether a story can only pass through a state: it is final, or ends in the same task. */
export function isPassing(machines: Readonly<Record<string, AnyStateMachine>>, state: string): boolean {
  if (state in momentary) return true
  const machine = machines[state.split('.')[0] ?? '']
  return Boolean(machine && leavesOf(machine).find(({ name }) => name === state)?.isFinal)
}
