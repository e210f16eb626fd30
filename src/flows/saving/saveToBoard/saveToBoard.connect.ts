import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { saveToBoardMachine } from '../../../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import type { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import type { severalSavesMachine } from '../../../../machines/saving/severalSaves/severalSaves.machine.ts'
import type { SaveStep, SaveToBoardViewProps } from '../../../views/saving/saveToBoard/SaveToBoardView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type SaveToBoardSnapshot = SnapshotFrom<typeof saveToBoardMachine>

/** The machines behind the steps: at most one of them runs. */
export interface SaveScreens {
  readonly boardPicker: ActorRefFrom<typeof boardPickerMachine> | null
  readonly boardForm: ActorRefFrom<typeof boardFormMachine> | null
  readonly sectionPicker: ActorRefFrom<typeof sectionPickerMachine> | null
  readonly sectionForm: ActorRefFrom<typeof sectionFormMachine> | null
  readonly severalSaves: ActorRefFrom<typeof severalSavesMachine> | null
}

/** The modal's state, and the machine of the current step. */
export type SaveToBoardState = Omit<
  SaveToBoardViewProps,
  'children' | 'noticeSlot' | 'descriptionSlot' | 'onClose'
> &
  SaveScreens

/** What the steps show; the flow of a change has the same. */
interface ShownSteps {
  readonly children: Readonly<Record<string, unknown>>
  readonly context: Pick<SaveToBoardSnapshot['context'], 'pin' | 'board' | 'section' | 'isFirstSection'>
}

const TAG = 'view:'

/** What the modal shows; null while it is not shown, although the save may continue. */
export function connectSaveToBoard({
  tags,
  children,
  context,
}: Pick<SaveToBoardSnapshot, 'tags'> & ShownSteps): SaveToBoardState | null {
  const view = [...tags].find((tag) => tag.startsWith(TAG))?.slice(TAG.length)
  if (view === undefined) return null
  // SAFETY: each is invoked under this name, with this machine.
  const child = <Machine extends AnyStateMachine>(name: keyof SaveScreens) =>
    (children[name] ?? null) as ActorRefFrom<Machine> | null
  return {
    // SAFETY: the views of the chart are the steps of the modal.
    step: view === 'creatingSection' && !context.isFirstSection ? 'addingSection' : (view as SaveStep),
    pin: context.pin,
    boardName: context.board?.name ?? '',
    sectionTitle: context.section?.title ?? null,
    boardPicker: child<typeof boardPickerMachine>('boardPicker'),
    boardForm: child<typeof boardFormMachine>('boardForm'),
    sectionPicker: child<typeof sectionPickerMachine>('sectionPicker'),
    sectionForm: child<typeof sectionFormMachine>('sectionForm'),
    severalSaves: child<typeof severalSavesMachine>('severalSaves'),
  }
}

export const saveToBoardCallbacks = (send: SendTo<typeof saveToBoardMachine>) => ({
  onClose: () => send({ type: 'step.cancelled' }),
  onDescription: (description: string) => send({ type: 'description.changed', description }),
})
