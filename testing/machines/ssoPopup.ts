import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SsoPerson } from '../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { ssoPopupMachine, type SsoPopupInput } from '../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../machines/fragments/popup.ts'
import { deferred, fakeCallback, run, type Options } from './run.ts'

type Exchange = { url: string; code: string; state: string }

export const exchangeUrl = 'https://own.example/exchange/'

/** An SSO popup with a fake for every actor. */
export function startSsoPopup({ mode, ...input }: Options<SsoPopupInput> = {}) {
  const openPopup = fakeCallback<PopupCommand, OpenPopupInput, PopupEvent>()
  const exchangeCode = deferred<string | null, Exchange>()
  const identify = deferred<SsoPerson | null, Exchange>()
  const machine = ssoPopupMachine.provide({
    actors: { openPopup: openPopup.logic, exchangeCode: exchangeCode.logic, identify: identify.logic },
  })
  const popup = { url: 'https://sso.example/?state=ours', name: 'p', width: 600, height: 600 }
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, popup, state: 'ours', exchangeUrl, ...input },
  })
  return {
    openPopup,
    exchangeCode,
    identify,
    popup,
    ...running,
  }
}

export const answered = (data: unknown): PopupEvent => ({ type: 'popup.answered', data })
