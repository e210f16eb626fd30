'use client'
import { useEffect, useState } from 'react'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { SaveToBoardInput } from '../../../../machines/saving/saveToBoard/saveToBoard.types.ts'
import { promotionLabel } from '../../../domain/people/promotionLabel.ts'
import { SaveToBoardView } from '../../../views/saving/saveToBoard/SaveToBoardView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useDuplicates } from '../duplicates/useDuplicates.tsx'
import type { DescriptionScreenProps } from './DescriptionScreen.tsx'
import { connectSaveToBoard, saveToBoardCallbacks, type SaveScreens } from './saveToBoard.connect.ts'
import { runSaveEffect, type SaveFlowEmitted, type SaveListeners } from './saveToBoard.effects.ts'
import { SaveScreensOf } from './SaveScreensOf.tsx'
import { saveToBoardLogic } from './saveToBoard.services.ts'

/** One opening of the modal, with the props at that time. */
export interface SaveOrder extends Omit<SaveToBoardInput, 'policy' | 'isDesktop'> {
  readonly id: number
  readonly sourceSectionId: string | null
  readonly pinImport: unknown
  readonly editsDescription: boolean
}

export interface SaveToBoardProps {
  readonly order: SaveOrder
  readonly isOpen: boolean
  /** Whether the modal was opened again since, to save the next pin. Default: false. */
  readonly isSuperseded?: boolean | undefined
  readonly listeners: SaveListeners
  readonly onToast: (toast: SavingToast) => void
  /** Called with what is typed into the pin's description; with null once the pin is saved. */
  readonly onDescription: (description: string | null) => void
  /** Called when the save has ended: unmount it. */
  readonly onEnded: () => void
}

const DescriptionScreen = lazyScreen<DescriptionScreenProps>(
  async () => (await import('./DescriptionScreen.tsx')).DescriptionScreen,
)

/** One save on its machine. It may outlive its modal. */
export function SaveToBoard({
  order,
  isOpen,
  isSuperseded = false,
  listeners,
  onToast,
  onDescription,
  onEnded,
}: SaveToBoardProps) {
  const { policy, platform, viewer, experiments } = useTackboard()
  const isDesktop = !platform.navigation.isPhone()
  const actor = useFlow(
    saveToBoardLogic,
    { ...order, policy, isDesktop },
    (effect: SaveFlowEmitted, config) => {
      if (effect.type === 'toast.shown') return onToast(effect)
      if (effect.type === 'flow.ended') return onEnded()
      if (effect.type === 'pin.saved') onDescription(null)
      // The app is not notified when it closes the modal itself.
      if (effect.type === 'modal.closed' && !isOpen) return
      runSaveEffect(effect, config, order, listeners)
    },
  )
  useEffect(() => {
    if (!isOpen) actor.send({ type: 'modal.dismissed' })
  }, [actor, isOpen])
  useEffect(() => {
    if (isSuperseded) actor.send({ type: 'page.kept' })
  }, [actor, isSuperseded])

  const props = useConnect(actor, connectSaveToBoard, saveToBoardCallbacks)
  const { pin } = order
  const duplicates = useDuplicates({
    imageUrl: pin.imageUrl,
    signature: pin.imageSignature,
    picker: props?.boardPicker ?? null,
  })
  // While the pin is being saved, the last step stays in view, although its machine has ended.
  const [last, setLast] = useState<SaveScreens | null>(null)
  if (props && props.step !== 'saving' && props !== last) setLast(props)
  if (!props) return null
  const {
    boardPicker: _p,
    boardForm: _b,
    sectionPicker: _s,
    sectionForm: _f,
    severalSaves: _m,
    onDescription: type,
    ...view
  } = props
  return (
    <SaveToBoardView
      {...view}
      label={promotionLabel({ ...view.pin, viewer, experiments })}
      noticeSlot={duplicates.notice}
      descriptionSlot={
        order.editsDescription && (
          <DescriptionScreen
            value={view.pin.description ?? ''}
            onValue={(description) => {
              type(description)
              onDescription(description)
            }}
          />
        )
      }
    >
      <SaveScreensOf
        screens={(view.step === 'saving' && last) || props}
        imageUrl={pin.imageUrl}
        noteOf={duplicates.noteOf}
        onDone={view.onClose}
      />
    </SaveToBoardView>
  )
}
