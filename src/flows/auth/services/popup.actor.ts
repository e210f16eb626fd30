import { fromCallback } from 'xstate'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../../../machines/fragments/popup.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { flowConfig } from '../../runtime/flowValue.ts'

/**
 * A popup as an actor. It opens synchronously when the state is entered, inside the click, listens until the state is left,
 * and polls every second whether the popup is closed.
 */
export const openPopup = fromCallback<PopupCommand, OpenPopupInput, PopupEvent>(
  ({ input, sendBack, receive, system }) => {
    const { platform, policy } = flowConfig.of(system)
    const opening = platform.popup.open({ ...input, trustedOrigins: trustedOriginsOf(policy) })
    if (opening.status !== 'open') return sendBack({ type: `popup.${opening.status}` })

    const { popup } = opening
    const { clock } = platform
    let timer: unknown
    const poll = () => {
      timer = clock.setTimeout(
        () => (popup.isClosed() ? sendBack({ type: 'popup.closed' }) : poll()),
        policy.timing.popupPoll,
      )
    }
    poll()
    const stopListening = popup.onMessage((data) => sendBack({ type: 'popup.answered', data }))
    receive(() => popup.focus())
    return () => {
      stopListening()
      clock.clearTimeout(timer)
      popup.close()
    }
  },
)
