import type { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { socialSignupMachine } from '../../machines/auth/socialSignup/socialSignup.machine.ts'
import type {
  Registered,
  RegisterSocialInput,
  SocialProfile,
  SocialSignupInput,
} from '../../machines/auth/socialSignup/socialSignup.types.ts'
import { underageMachine } from '../../machines/auth/underage/underage.machine.ts'
import { fakeAuth, wren } from './auth.ts'
import { deferred, logicsOf, run, type Options, type TestClock } from './run.ts'

/** Today's date in these tests. */
export const today = { year: 2026, month: 1, day: 15 }

export const tokens = {
  facebook: { facebook_id: '2001', facebook_token: 'secret-token' },
  google: { google_open_id_token: 'secret-token' },
  google_one_tap: { google_open_id_token: 'secret-token' },
  line: { line_id_token: 'secret-token' },
  sso: { sso_id_token: 'secret-token' },
} as const

export type StartOptions = Options<SocialSignupInput>

/** A social sign-up on a clock, with a fake for every actor and the user's actions as functions. */
export function startSocialSignup<C extends TestClock>(
  clock: C,
  { mode, type = 'facebook', ...input }: StartOptions = {},
) {
  const { askProvider, openPopup, socialPopup } = fakeAuth()
  const setUnderageFlag = deferred<void>()
  const called = {
    readUnderageFlag: deferred<boolean>(),
    readProfile: deferred<SocialProfile, Pick<SocialSignupInput, 'type' | 'credentials'>>(),
    checkEmailExists: deferred<boolean, { email: string }>(),
    register: deferred<Registered, RegisterSocialInput>(),
  }
  const fakes = { ...called, setUnderageFlag, askProvider }
  const machine = socialSignupMachine.provide({
    actors: {
      ...logicsOf(called),
      rerequestEmail: socialPopup,
      consents: consentsMachine,
      underage: underageMachine.provide({ actors: { setUnderageFlag: setUnderageFlag.logic } }),
    },
  })
  const running = run(machine, {
    clock,
    mode,
    input: {
      policy: defaultPolicy,
      type,
      credentials: tokens[type],
      needsConsents: false,
      country: 'US',
      ...input,
    },
  })
  const { actor, send } = running
  const submitBirthday = (birthday = '1990-05-17') => send({ type: 'birthday.submitted', birthday, today })
  const submitEmail = (email = 'robin@example.com') => send({ type: 'email.submitted', email })
  const steps = {
    /** The device has no underage flag, and the provider returns this profile. */
    async begin(profile: SocialProfile | null = {}) {
      await fakes.readUnderageFlag.last().resolve(false)
      if (profile && fakes.readProfile.calls.length > 0) await fakes.readProfile.last().resolve(profile)
    },
    /** Goes to the form that asks for the email. */
    async toEmail() {
      await steps.begin()
      if (type === 'facebook') send({ type: 'typing.chosen' })
    },
    async toBirthday() {
      await steps.toEmail()
      if (running.at() === 'collectingBirthday.entering') return
      submitEmail()
      await fakes.checkEmailExists.last().resolve(false)
    },
    /** The register call is in flight, after the birthday was entered last. */
    async toRegister(birthday?: string) {
      await steps.toBirthday()
      submitBirthday(birthday)
      await fakes.readUnderageFlag.last().resolve(false)
    },
    /** The register call is in flight, after the email was entered last: the provider supplied the birthday. */
    async toRegisterWithEmail() {
      await steps.begin({ birthday: '1990-05-17' })
      send({ type: 'typing.chosen' })
      submitEmail()
      await fakes.checkEmailExists.last().resolve(false)
      await fakes.readUnderageFlag.last().resolve(false)
    },
    fail: (failure: ApiFailure) => fakes.register.last().reject(failure),
    registered: (message: string | null = null) => fakes.register.last().resolve({ user: wren, message }),
  }
  return {
    ...fakes,
    ...running,
    ...steps,
    openPopup,
    submitBirthday,
    submitEmail,
    hasTag: (tag: string) => [...actor.getSnapshot().tags].includes(tag),
  }
}
