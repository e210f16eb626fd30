'use client'
import type { ActorRefFrom } from 'xstate'
import type { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { CreatePinPane } from '../../../views/createPin/CreatePinPane.tsx'
import { useText } from '../../../views/text.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { BoardFormScreenProps } from '../../saving/boardForm/BoardFormScreen.tsx'
import { BoardPickerScreen } from '../../saving/boardPicker/BoardPickerScreen.tsx'
import type { SectionFormScreenProps } from '../../saving/sectionForm/SectionFormScreen.tsx'
import { SectionPickerScreen } from '../../saving/sectionPicker/SectionPickerScreen.tsx'
import { connectDestination, destinationCallbacks } from './destination.connect.ts'

export interface DestinationScreenProps {
  readonly actor: ActorRefFrom<typeof destinationMachine>
  /** The image to save, see `BoardPickerScreenProps`. */
  readonly imageUrl: string | null
  /** Whether it is what the page opens with. Default: focus goes to its title. */
  readonly isFirst?: boolean | undefined
}

const BoardFormScreen = lazyScreen<BoardFormScreenProps>(
  async () => (await import('../../saving/boardForm/BoardFormScreen.tsx')).BoardFormScreen,
)
const SectionFormScreen = lazyScreen<SectionFormScreenProps>(
  async () => (await import('../../saving/sectionForm/SectionFormScreen.tsx')).SectionFormScreen,
)

const copy = { ...createPin, ...saveToBoard }

/** The choice of a board on its machine: the current step under its title. */
export function DestinationScreen({ actor, imageUrl, isFirst }: DestinationScreenProps) {
  const t = useText(copy)
  const { step, canGoBack, boardPicker, boardForm, sectionPicker, sectionForm, boardName, onCancel } =
    useConnect(actor, connectDestination, destinationCallbacks)
  if (step === 'inviting')
    return (
      <CreatePinPane title={t('saveToBoard.boardCreated')} viewKey={step} isFirst={isFirst}>
        <div data-at="status" role="status">
          <Spinner />
          <p>{t('saveToBoard.savingToBoard', { board: boardName, name: (chunks) => <bdi>{chunks}</bdi> })}</p>
        </div>
      </CreatePinPane>
    )
  return (
    <CreatePinPane
      title={t(`saveToBoard.${step}`)}
      viewKey={step}
      isFirst={isFirst}
      back={canGoBack ? { label: t('createPin.back'), onClick: onCancel } : undefined}
      close={canGoBack ? undefined : { label: t('createPin.closeWindow'), onClick: onCancel }}
    >
      {boardPicker && <BoardPickerScreen picker={boardPicker} imageUrl={imageUrl} />}
      {boardForm && <BoardFormScreen actor={boardForm} />}
      {sectionPicker && <SectionPickerScreen actor={sectionPicker} />}
      {sectionForm && <SectionFormScreen actor={sectionForm} />}
    </CreatePinPane>
  )
}
