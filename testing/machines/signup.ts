import type { CalendarDate } from '../../src/domain/auth/signup/birthday.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { signupMachine } from '../../machines/auth/signup/signup.machine.ts'
import type {
  RegisterInput,
  Registered,
  SignupFields,
  SignupInput,
  Validation,
} from '../../machines/auth/signup/signup.types.ts'
import { underageMachine } from '../../machines/auth/underage/underage.machine.ts'
import { fakeAuth, wren } from './auth.ts'
import { deferred, logicsOf, run, type Options, type TestClock } from './run.ts'

export const fields: SignupFields = {
  email: 'robin@example.com',
  password: 'correct horse battery',
  birthday: '1990-05-17',
}
export const today: CalendarDate = { year: 2026, month: 6, day: 15 }
export const valid: Validation = { isValid: true, message: null }
export const registered: Registered = { user: wren, message: null }

export type SignupOptions = Options<SignupInput>

type FakeAuth = ReturnType<typeof fakeAuth>

/** The machine of the sign-up form with a fake for every actor, on the machines of logging in. */
export function fakeSignup({ ssoCheck, socialPopup }: Pick<FakeAuth, 'ssoCheck' | 'socialPopup'>) {
  const setUnderageFlag = deferred<void>()
  const underage = underageMachine.provide({ actors: { setUnderageFlag: setUnderageFlag.logic } })
  const fakes = {
    readUnderageFlag: deferred<boolean>(),
    checkEmailExists: deferred<boolean, { email: string }>(),
    validateEmail: deferred<Validation, { email: string }>(),
    validatePassword: deferred<Validation, { password: string; email: string }>(),
    validateBirthday: deferred<Validation, { birthday: number; country: string | null }>(),
    register: deferred<Registered, RegisterInput>(),
  }
  const signup = signupMachine.provide({
    actors: { ...logicsOf(fakes), ssoCheck, socialPopup, consents: consentsMachine, underage },
  })
  return { fakes: { ...fakes, setUnderageFlag }, underage, signup }
}

/** The sign-up form on a clock, with a fake for every actor and the user's actions as functions. */
export function startSignupOn<C extends TestClock>(clock: C, { mode, ...input }: SignupOptions = {}) {
  const { checkSso, loadProvider, askProvider, openPopup, ...parts } = fakeAuth()
  const { fakes, signup } = fakeSignup(parts)
  const { checkEmailExists, validateEmail, validatePassword, validateBirthday } = fakes
  const running = run(signup, {
    clock,
    mode,
    input: { policy: defaultPolicy, needsConsents: false, country: 'KR', isFormShown: true, ...input },
  })
  const { actor, send } = running
  const submit = (typed: Partial<SignupFields> = {}) =>
    send({ type: 'form.submitted', ...fields, ...typed, today })
  return {
    ...fakes,
    ...running,
    checkSso,
    loadProvider,
    askProvider,
    openPopup,
    submit,
    children: () => actor.getSnapshot().children,
    type: (value: string) => send({ type: 'email.changed', value }),
    blur: (value: string) => send({ type: 'email.blurred', value }),
    choose: (provider: SocialProvider) => send({ type: 'provider.chosen', provider }),
    /** Types an email and blurs the field; the server answers whether it has an account. */
    async checkEmail(email: string, exists: boolean) {
      send({ type: 'email.changed', value: email })
      send({ type: 'email.blurred', value: email })
      await checkEmailExists.last().resolve(exists)
    },
    /** Submits the form; every call before the named one succeeds. */
    async submitUpTo(
      call: 'checkEmailExists' | 'validateEmail' | 'validatePassword' | 'validateBirthday' | 'register',
    ) {
      submit()
      const steps = [
        ['checkEmailExists', () => checkEmailExists.last().resolve(false)],
        ['validateEmail', () => validateEmail.last().resolve(valid)],
        ['validatePassword', () => validatePassword.last().resolve(valid)],
        ['validateBirthday', () => validateBirthday.last().resolve(valid)],
      ] as const
      for (const [name, pass] of steps) {
        if (name === call) return
        await pass()
      }
    },
  }
}
