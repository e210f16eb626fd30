'use client'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { PinDraft } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import { popupSize } from '../../../domain/createPin/windowSize.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Drawing } from '../../../views/auth/shell/Drawing.tsx'
import { CreatePinMessage } from '../../../views/createPin/CreatePinMessage.tsx'
import { CreatePinView } from '../../../views/createPin/CreatePinView.tsx'
import { focusWrongField } from '../../../views/createPin/fields/focusWrongField.ts'
import { PinFieldsView } from '../../../views/createPin/fields/PinFieldsView.tsx'
import { PinCreatedView } from '../../../views/createPin/PinCreatedView.tsx'
import { PopupLeftView } from '../../../views/createPin/PopupLeftView.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useDuplicates } from '../../saving/duplicates/useDuplicates.tsx'
import { useSeveralPart } from '../severalPins/useSeveralPart.ts'
import { PinDescription } from '../../saving/hashtagSuggestions/PinDescription.tsx'
import { ClaimUpsellScreen } from '../claimUpsell/ClaimUpsellScreen.tsx'
import { connectDestination } from '../destination/destination.connect.ts'
import { DestinationScreen } from '../destination/DestinationScreen.tsx'
import { usePageView } from '../shell/useLogOnce.ts'
import { connectCreatePin, createPinCallbacks } from './createPin.connect.ts'
import {
  runCreatePinEffect,
  type CreatePinFlowEmitted,
  type CreatePinListeners,
} from './createPin.effects.ts'
import { createPinLogic } from './createPin.services.ts'

export interface CreatePinProps extends CreatePinListeners {
  readonly session: Session
  /** What the external page brings. It is read once. */
  readonly draft: PinDraft
  /** The page's address. */
  readonly route: CreatePinRoute
}

/** Once per page: fits the window to its content. */
function useOpened(config: TackboardConfig) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const { window } = config.platform
    if (!window.hasOpener()) return
    const content = { contentHeight: window.contentHeight(), screen: window.screen() }
    window.resizeTo(popupSize({ ...content, policy: config.policy.createPin }))
  }, [config])
}

/** Creates a pin from an external page, in its own window. saving.txt §2 "Create-pin page". */
export function CreatePin({ session, draft, route, ...listeners }: CreatePinProps) {
  const config = useTackboard()
  const t = useText(createPin)
  useOpened(config)
  usePageView()
  const onEffect = useCallback(
    (effect: CreatePinFlowEmitted, current: TackboardConfig) =>
      runCreatePinEffect(effect, current, route, listeners),
    [route, listeners],
  )
  const actor = useFlow(createPinLogic, { policy: config.policy, session, draft }, onEffect)
  const state = useConnect(actor, connectCreatePin, createPinCallbacks)
  const { step, destination, fields, onLeave, chosen, described } = state
  const picker = useSelector(
    destination ?? undefined,
    (snapshot) => snapshot && connectDestination(snapshot).boardPicker,
  )
  const duplicates = useDuplicates({ imageUrl: state.imageUrl, picker: picker ?? null })
  const several = useSeveralPart(config.policy.createPin.severalPictures)
  // The first step leaves focus where the browser put it.
  const [shown, setShown] = useState({ step, isFirst: true })
  if (shown.step !== step) setShown({ step, isFirst: false })
  const { isFirst } = shown
  // While the pin is saved, the choice stays in view, although its machine has ended.
  const [choice, setChoice] = useState(destination)
  if (destination && destination !== choice) setChoice(destination)
  const close = (
    <Button variant="secondary" onClick={onLeave}>
      {t('createPin.closeWindow')}
    </Button>
  )
  const describe = (error?: ReactNode) => (
    <PinDescription
      label={t('createPin.description')}
      value={state.description}
      onValue={state.onDescription}
      error={error}
    />
  )
  const onRetry = () => {
    state.onRetry()
    if (fields) focusWrongField()
  }
  switch (step) {
    case 'nothing':
      return (
        <CreatePinMessage
          title={t('createPin.nothingTitle')}
          picture={<Drawing name="empty" />}
          actions={close}
        >
          {t('createPin.nothingBody')}
        </CreatePinMessage>
      )
    case 'closing':
      return <CreatePinMessage title={t('createPin.closing')} picture={<Drawing name="leaving" />} />
    case 'closed':
      return <PopupLeftView {...state} pinHref={state.pinHref || null} />
    case 'saved':
      return (
        <PinCreatedView {...state}>
          {state.claimUpsell && <ClaimUpsellScreen actor={state.claimUpsell} />}
        </PinCreatedView>
      )
    default:
      return (
        <CreatePinView
          {...state}
          noticeSlot={duplicates.notice}
          choiceSlot={
            several &&
            chosen && (
              <several.SeveralImageChoice images={state.images} chosen={chosen} onChoose={state.onTick} />
            )
          }
          descriptionSlot={
            fields ? (
              <PinFieldsView
                {...fields}
                imageUrl={state.imageUrl}
                isChecking={step === 'checkingFields'}
                altTextSlot={
                  several &&
                  described && (
                    <several.SeveralAltTexts
                      pictures={described}
                      limit={fields.limits.altText}
                      isChecking={step === 'checkingFields'}
                      onAltText={state.onAltText}
                    />
                  )
                }
                description={describe}
                onField={state.onField}
              />
            ) : (
              describe()
            )
          }
        >
          {several && state.severalPins && <several.SeveralPinsScreen actor={state.severalPins} />}
          {choice && step !== 'savingSeveral' && (
            <DestinationScreen
              {...state}
              actor={choice}
              noteOf={duplicates.noteOf}
              status={step === 'choosingBoard' ? 'choosing' : step}
              isFirst={isFirst}
              onRetry={onRetry}
            />
          )}
        </CreatePinView>
      )
  }
}
