import type { MemoryPlatform, MemoryPopup } from '../../platform.ts'
import { users } from '../../fixtures/users.ts'
import { ssoDomains } from '../../fixtures/sso.ts'

const linked = users[0]?.linked

/** What our own page in a popup sends home: the fields of every provider; a reader takes its own. auth.txt §3, §4. */
const answer = (popup: MemoryPopup) => ({
  facebook_id: linked?.facebook,
  facebook_token: 'facebook-token',
  google_open_id_token: linked?.google,
  line_id_token: linked?.line,
  code: ssoDomains[0]?.code,
  state: new URL(popup.request.url, 'https://localhost/').searchParams.get('state'),
})

/** Each popup sends a message home as soon as someone can hear it; without this it stays open and silent. */
export const popupsSend =
  (message: (popup: MemoryPopup) => unknown) =>
  ({ popup: port }: MemoryPlatform) => {
    port.onOpen = (popup) => queueMicrotask(() => popup.emit(message(popup)))
  }

/** The member agrees in each popup. */
export const popupsAgree = popupsSend(answer)

/** The answer's state is not the one we sent. B4. */
export const popupsForgeState = popupsSend((popup) => ({ ...answer(popup), state: 'forged' }))
