import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** The steps of choosing a board. */
export type DestinationStep =
  | 'choosingBoard'
  | 'creatingBoard'
  | 'inviting'
  | 'choosingSection'
  | 'creatingSection'
  | 'addingSection'

export interface DestinationState {
  readonly step: DestinationStep
  readonly canGoBack: boolean
  readonly boardName: string
  readonly boardPicker: ActorRefFrom<typeof boardPickerMachine> | null
  readonly boardForm: ActorRefFrom<typeof boardFormMachine> | null
  readonly sectionPicker: ActorRefFrom<typeof sectionPickerMachine> | null
  readonly sectionForm: ActorRefFrom<typeof sectionFormMachine> | null
}

const TAG = 'view:'

/** The current step, and the machine behind it. */
export function connectDestination({
  tags,
  children,
  context,
}: SnapshotFrom<typeof destinationMachine>): DestinationState {
  const view = [...tags].find((tag) => tag.startsWith(TAG))?.slice(TAG.length) ?? 'choosingBoard'
  // SAFETY: each is invoked under this name, with this machine.
  const child = <Machine extends AnyStateMachine>(name: keyof typeof children) =>
    (children[name] ?? null) as ActorRefFrom<Machine> | null
  return {
    // SAFETY: the views of the chart are the steps.
    step: view === 'creatingSection' && !context.isFirstSection ? 'addingSection' : (view as DestinationStep),
    canGoBack: view !== 'choosingBoard',
    boardName: context.board?.name ?? '',
    boardPicker: child<typeof boardPickerMachine>('boardPicker'),
    boardForm: child<typeof boardFormMachine>('boardForm'),
    sectionPicker: child<typeof sectionPickerMachine>('sectionPicker'),
    sectionForm: child<typeof sectionFormMachine>('sectionForm'),
  }
}

export const destinationCallbacks = (send: SendTo<typeof destinationMachine>) => ({
  onCancel: () => send({ type: 'step.cancelled' }),
})
