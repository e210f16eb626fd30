import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SsoInfo, SsoPerson } from '../../src/domain/auth/providers/ssoInfo.ts'
import { ssoPopupMachine } from '../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import { ssoSignupMachine } from '../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../machines/fragments/popup.ts'
import { deferred, fakeCallback, run, type Mode, type TestClock } from './run.ts'

/** The email of somebody whose company has single sign-on, and who has no account yet. */
export const newcomer: SsoInfo = {
  isSso: true,
  existingUser: false,
  existingUserIsSso: false,
  authorizationUri: 'https://sso.acme.example/authorize?redirect_uri=r',
  exchangeCodeToTokenUrl: 'https://own.example/exchange/',
}

/** A fake for every actor of a single sign-on sign-up. */
export function fakeSsoSignup() {
  const fakes = {
    checkSso: deferred<SsoInfo, { email: string }>(),
    checkEmailExists: deferred<boolean, { email: string }>(),
    identify: deferred<SsoPerson | null, { url: string; code: string; state: string }>(),
  }
  const openPopup = fakeCallback<PopupCommand, OpenPopupInput, PopupEvent>()
  const machine = ssoSignupMachine.provide({
    actors: {
      checkSso: fakes.checkSso.logic,
      checkEmailExists: fakes.checkEmailExists.logic,
      ssoPopup: ssoPopupMachine.provide({
        actors: { openPopup: openPopup.logic, identify: fakes.identify.logic },
      }),
    },
  })
  return { ...fakes, openPopup, machine }
}

/** A single sign-on sign-up on a clock; the test settles every call. */
export function startSsoSignup<C extends TestClock>(
  clock: C,
  { mode = 'plain', email = 'robin@acme.example' }: { readonly mode?: Mode; readonly email?: string } = {},
) {
  const { machine, ...faked } = fakeSsoSignup()
  const running = run(machine, { clock, mode, input: { policy: defaultPolicy, email } })
  const { openPopup } = faked
  const steps = {
    /** The company's popup has answered, and its code is being exchanged. */
    async toIdentify() {
      await faked.checkSso.last().resolve(newcomer)
      running.send({ type: 'sso.chosen' })
      const state = new URL(openPopup.last().input.url).searchParams.get('state')
      openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state } })
    },
  }
  return {
    ...faked,
    ...running,
    ...steps,
  }
}
