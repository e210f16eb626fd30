'use client'
import { useEffect } from 'react'
import type { PinCreated, PinDraft } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useDrawingAhead } from '../../../views/auth/shell/Drawing.tsx'
import { MobileCreatePinView } from '../../../views/createPin/MobileCreatePinView.tsx'
import { unannounce } from '../../runtime/announcement.storage.ts'
import { useTackboard } from '../../runtime/config.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { SavingToasts, type RepeatableToast } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { BoardPickerScreen } from '../../saving/boardPicker/BoardPickerScreen.tsx'
import type { SaveListeners } from '../../saving/saveToBoard/saveToBoard.effects.ts'
import { handOver } from '../../saving/saveChange/handOver.tsx'
import { useSaveChanges } from '../../saving/saveToBoard/useSaveChanges.tsx'
import { SectionPickerScreen } from '../../saving/sectionPicker/SectionPickerScreen.tsx'
import { connectMobileCreatePin, mobileCreatePinCallbacks } from './mobileCreatePin.connect.ts'
import { runMobileEffect, type MobileFlowEmitted } from './mobileCreatePin.effects.ts'
import { mobileCreatePinLogic } from './mobileCreatePin.services.ts'

export interface MobileCreatePinProps extends Pick<SaveListeners, 'onSaveChange'> {
  /** What the external page brings, read when the page opens. */
  readonly draft: PinDraft
  /** The page's own address, as `readCreatePinRoute` reads it. */
  readonly route: CreatePinRoute
  /** Where to send the visitor at once, see `createPinRedirect`; null: nowhere. Without a session, it goes to '/'. */
  readonly redirectTo: string | null
  /** Called once, when the pin is created, before the page closes. */
  readonly onCreated?: ((created: PinCreated) => void) | undefined
  /** Shows a toast. Default: the page shows its toasts itself, and after it has gone back, the provider of the page that remains. */
  readonly onToast?: ((toast: SavingToast) => void) | undefined
}

/** Creates a pin from an external page, on a phone. saving.txt §2 "Create-pin page". */
export const MobileCreatePin = (props: MobileCreatePinProps) => (
  <Restartable>
    <Flow {...props} />
  </Restartable>
)

function Flow({ draft, route, redirectTo, onCreated, onToast, onSaveChange }: MobileCreatePinProps) {
  useDrawingAhead()
  const config = useTackboard()
  const { policy, session, visit } = config
  const { toasts, show, expire } = useToasts<RepeatableToast>()
  const target = redirectTo ?? (session ? null : '/')
  const actor = useFlow(
    mobileCreatePinLogic,
    { policy, session, draft, redirectTo: target },
    (effect: MobileFlowEmitted, current) =>
      effect.type === 'toast.shown'
        ? (onToast ?? showSaved)(effect)
        : runMobileEffect(effect, current, route, { onCreated, onToast, isRedirecting: target !== null }),
  )
  const listeners: Pick<SaveListeners, 'onSaveChange'> = {
    onSaveChange: (change) => {
      // 'Undo' may also be pressed on the page that it has gone back to.
      if (actor.getSnapshot().status === 'active') {
        actor.send({ type: change.to ? 'save.restored' : 'save.undone' })
        unannounce(config)
      }
      onSaveChange?.(change)
    },
  }
  const changes = useSaveChanges(listeners, show)
  const showSaved = (toast: SavingToast) => {
    handOver(config, toast, listeners)
    show(changes.offeredBy(toast, session))
  }
  useEffect(() => visit.subscribe(() => actor.send({ type: 'boards.changed' })), [actor, visit])

  const {
    boardPicker,
    sectionPicker,
    draft: shown,
    imageUrl,
    ...view
  } = useConnect(actor, connectMobileCreatePin, mobileCreatePinCallbacks)
  const { title, description, url, color } = shown
  return (
    <MobileCreatePinView
      {...view}
      pin={{ title, description, link: url ?? undefined, imageUrl, color }}
      toasts={
        <>
          {asElement(changes.drawn)}
          <SavingToasts toasts={toasts} onExpire={expire} />
        </>
      }
    >
      {boardPicker && (
        <BoardPickerScreen picker={boardPicker} imageUrl={imageUrl} isCreationOffered={false} />
      )}
      {sectionPicker && <SectionPickerScreen actor={sectionPicker} isCreationOffered={false} />}
    </MobileCreatePinView>
  )
}
