import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { PopupEvent } from '../../machines/fragments/popup.ts'
import { fakeAuth } from './auth.ts'
import { run, type Options, type TestClock } from './run.ts'
import type { SocialPopupInput } from '../../machines/auth/socialPopup/socialPopup.machine.ts'

export function startSocialPopup<C extends TestClock>(
  clock: C,
  { mode, ...input }: Options<SocialPopupInput> = {},
) {
  const { openPopup, loadProvider, askProvider, socialPopup } = fakeAuth()
  const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }
  const running = run(socialPopup, {
    clock,
    mode,
    input: { policy: defaultPolicy, provider: 'facebook', transport: 'popup', popup, ...input },
  })
  return {
    openPopup,
    loadProvider,
    askProvider,
    popup,
    ...running,
  }
}

export const token = { facebook_id: '1001', facebook_token: 'secret' }

export const answered = (data: unknown): PopupEvent => ({ type: 'popup.answered', data })
