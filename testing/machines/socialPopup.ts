import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../src/domain/auth/providers/providerToken.ts'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../machines/fragments/popup.ts'
import { fakeCallback, deferred, run, type Mode } from './run.ts'
import {
  socialPopupMachine,
  type SocialPopupInput,
} from '../../machines/auth/socialPopup/socialPopup.machine.ts'
import type { TestClock } from './run.ts'

export type ProviderInput = { provider: SocialProvider }

export function startSocialPopup<C extends TestClock>(
  clock: C,
  { mode, ...input }: Partial<SocialPopupInput> & { readonly mode?: Mode } = {},
) {
  const openPopup = fakeCallback<PopupCommand, OpenPopupInput, PopupEvent>()
  const loadProvider = deferred<void, ProviderInput>()
  const askProvider = deferred<ProviderToken, ProviderInput>()
  const machine = socialPopupMachine.provide({
    actors: { openPopup: openPopup.logic, loadProvider: loadProvider.logic, askProvider: askProvider.logic },
  })
  const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }
  const running = run(machine, {
    clock,
    mode: mode ?? 'plain',
    input: { policy: defaultPolicy, provider: 'facebook', transport: 'popup', popup, ...input },
  })
  return {
    openPopup,
    loadProvider,
    askProvider,
    popup,
    ...running,
    output: () => running.actor.getSnapshot().output,
  }
}

export const token = { facebook_id: '1001', facebook_token: 'secret' }

export const answered = (data: unknown): PopupEvent => ({ type: 'popup.answered', data })
