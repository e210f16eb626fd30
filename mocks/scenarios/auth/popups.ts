import type { MemoryPlatform, MemoryPopup } from '../../platform.ts'
import { users } from '../../fixtures/users.ts'
import { ssoDomains } from '../../fixtures/sso.ts'

const linked = users[0]?.linked

/** The message of our page in a popup. Contains every provider's fields; readers pick their own. */
const connectMessage = (popup: MemoryPopup) => ({
  facebook_id: linked?.facebook,
  facebook_token: 'facebook-token',
  google_open_id_token: linked?.google,
  line_id_token: linked?.line,
  code: ssoDomains[0]?.code,
  state: new URL(popup.request.url, 'https://localhost/').searchParams.get('state'),
})

/** Each popup sends a message right after it opens. Otherwise popups stay open without one. */
export const popupsSend =
  (message: (popup: MemoryPopup) => unknown) =>
  ({ popup: port }: MemoryPlatform) => {
    port.onOpen = (popup) => queueMicrotask(() => popup.emit(message(popup)))
  }

/** The user agrees in each popup. */
export const popupsAgree = popupsSend(connectMessage)

/** The message's state differs from the one we sent. */
export const popupsForgeState = popupsSend((popup) => ({ ...connectMessage(popup), state: 'forged' }))
