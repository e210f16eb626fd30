'use client'
import type { Session } from '../../../domain/auth/session.ts'
import type { SavedPin } from '../../../domain/saving/savedCounts.ts'
import type { SaveChangeInput } from '../../../../machines/saving/saveChange/saveChange.types.ts'
import { promotionLabel } from '../../../domain/people/promotionLabel.ts'
import { SaveToBoardView } from '../../../views/saving/saveToBoard/SaveToBoardView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import type { RepeatableToast } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import type { SaveListeners } from '../saveToBoard/saveToBoard.effects.ts'
import { SaveScreensOf } from '../saveToBoard/SaveScreensOf.tsx'
import { ChangeSentence } from './ChangeSentence.tsx'
import { runSaveChangeEffect, type SaveChangeFlowEmitted } from './saveChange.effects.ts'
import { connectSaveChange, saveChangeCallbacks } from './saveChange.connect.ts'
import { saveChangeLogic } from './saveChange.services.ts'

/** One press of 'Undo' or 'Change'. */
export interface ChangeOrder {
  readonly session: Session
  readonly saved: SavedPin
  readonly wish: SaveChangeInput['wish']
}

export interface SaveChangingProps {
  readonly order: ChangeOrder
  readonly listeners: SaveListeners
  readonly onToast: (toast: RepeatableToast) => void
  /** 'Try again' was pressed. */
  readonly onAgain: (order: ChangeOrder) => void
  /** Called when the change has ended: unmount it. */
  readonly onEnded: () => void
}

/** Undoes a save, or lets the member choose another place for it. */
export function SaveChanging({ order, listeners, onToast, onAgain, onEnded }: SaveChangingProps) {
  const { policy, platform, viewer, experiments } = useTackboard()
  const isDesktop = !platform.navigation.isPhone()
  const actor = useFlow(
    saveChangeLogic,
    { ...order, policy, isDesktop },
    (effect: SaveChangeFlowEmitted, config) => {
      if (effect.type === 'flow.ended') return onEnded()
      if (effect.type !== 'toast.shown') return runSaveChangeEffect(effect, config, listeners)
      const { type: _, again, message, values, ...toast } = effect
      onToast({
        ...toast,
        type: 'toast.shown',
        // One toast for each save: why a change failed takes the place of what was said at once.
        message: `saveChange ${order.saved.pin.id}`,
        text: <ChangeSentence message={message} values={values} />,
        onRetry: again && (() => onAgain({ ...order, wish: again })),
      })
    },
  )
  const props = useConnect(actor, connectSaveChange, saveChangeCallbacks)
  if (!props) return null
  const { boardPicker, boardForm, sectionPicker, sectionForm, severalSaves, ...view } = props
  return (
    <SaveToBoardView {...view} label={promotionLabel({ ...view.pin, viewer, experiments })}>
      <SaveScreensOf
        screens={{ boardPicker, boardForm, sectionPicker, sectionForm, severalSaves }}
        onDone={view.onClose}
        imageUrl={order.saved.pin.imageUrl}
      />
    </SaveToBoardView>
  )
}
