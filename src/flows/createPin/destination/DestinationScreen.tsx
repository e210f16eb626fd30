'use client'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { CreatePinPane } from '../../../views/createPin/CreatePinPane.tsx'
import { CreatePinStatus, type CreatePinStatusProps } from '../../../views/createPin/CreatePinStatus.tsx'
import { useText } from '../../../views/text.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { BoardFormScreenProps } from '../../saving/boardForm/BoardFormScreen.tsx'
import {
  BoardPickerScreen,
  type BoardPickerScreenProps,
} from '../../saving/boardPicker/BoardPickerScreen.tsx'
import type { SectionFormScreenProps } from '../../saving/sectionForm/SectionFormScreen.tsx'
import { SectionPickerScreen } from '../../saving/sectionPicker/SectionPickerScreen.tsx'
import { connectDestination, destinationCallbacks } from './destination.connect.ts'

export interface DestinationScreenProps extends Omit<CreatePinStatusProps, 'status'> {
  /** While the pin is saved, it has ended, and its last step stays in view. */
  readonly actor: ActorRefFrom<typeof destinationMachine>
  readonly status: Exclude<CreatePinStatusProps['status'], 'inviting'>
  /** The image to save, see `BoardPickerScreenProps`. */
  readonly imageUrl: string | null
  /** What is said about a board in its row. Default: nothing. */
  readonly noteOf?: BoardPickerScreenProps['noteOf']
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

/** The choice of a board on its machine, under its title, and what follows it. */
export function DestinationScreen({ actor, imageUrl, noteOf, isFirst, ...props }: DestinationScreenProps) {
  const t = useText(copy)
  const state = useConnect(actor, connectDestination, destinationCallbacks)
  const isEnded = !state.boardPicker && !state.boardForm && !state.sectionPicker && !state.sectionForm
  const [last, setLast] = useState(state)
  if (!isEnded && last !== state) setLast(state)
  const { step, canGoBack, boardPicker, boardForm, sectionPicker, sectionForm, onCancel } = isEnded
    ? last
    : state
  const status = state.step === 'inviting' ? state.step : props.status
  const isChecking = status === 'checkingFields'
  const hasFailed = status === 'failed' || isChecking
  const isWaiting = status !== 'choosing' && !hasFailed
  return (
    <CreatePinPane
      title={
        hasFailed
          ? t(isChecking ? 'createPin.checkFields' : 'createPin.failedTitle')
          : t(`saveToBoard.${step === 'inviting' ? 'creatingBoard' : step}`)
      }
      viewKey={status === 'choosing' ? step : status}
      isFirst={isFirst}
      isWaiting={isWaiting}
      hasFailed={hasFailed}
      back={canGoBack && !hasFailed ? { label: t('createPin.back'), onClick: onCancel } : undefined}
      close={canGoBack || hasFailed ? undefined : { label: t('createPin.closeWindow'), onClick: onCancel }}
      status={<CreatePinStatus {...props} status={status} boardName={props.boardName || state.boardName} />}
    >
      {boardPicker && <BoardPickerScreen picker={boardPicker} {...{ imageUrl, noteOf }} />}
      {boardForm && <BoardFormScreen actor={boardForm} />}
      {sectionPicker && <SectionPickerScreen actor={sectionPicker} />}
      {sectionForm && <SectionFormScreen actor={sectionForm} />}
    </CreatePinPane>
  )
}
