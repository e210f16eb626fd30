import type { CalendarDate } from '../../src/domain/auth/signup/birthday.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../src/domain/auth/providers/providerToken.ts'
import type { SsoInfo } from '../../src/domain/auth/providers/ssoInfo.ts'
import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { signupMachine } from '../../machines/auth/signup/signup.machine.ts'
import type {
  RegisterInput,
  Registered,
  SignupFields,
  SignupInput,
  Validation,
} from '../../machines/auth/signup/signup.types.ts'
import { socialPopupMachine } from '../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { underageMachine } from '../../machines/auth/underage/underage.machine.ts'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../machines/fragments/popup.ts'
import { fakeCallback, deferred, run, type Mode, type TestClock } from './run.ts'
import { wren } from './auth.ts'

export const fields: SignupFields = {
  email: 'robin@example.com',
  password: 'correct horse battery',
  birthday: '1990-05-17',
}
export const today: CalendarDate = { year: 2026, month: 6, day: 15 }
export const valid: Validation = { isValid: true, message: null }
export const registered: Registered = { user: wren, message: null }

export type SignupOptions = Partial<SignupInput> & { readonly mode?: Mode }

/** The sign-up form on a clock, with a fake for every actor and the user's actions as functions. */
export function startSignupOn<C extends TestClock>(
  clock: C,
  { mode = 'plain', ...input }: SignupOptions = {},
) {
  const fakes = {
    readUnderageFlag: deferred<boolean>(),
    setUnderageFlag: deferred<void>(),
    checkEmailExists: deferred<boolean, { email: string }>(),
    validateEmail: deferred<Validation, { email: string }>(),
    validatePassword: deferred<Validation, { password: string; email: string }>(),
    validateBirthday: deferred<Validation, { birthday: number; country: string | null }>(),
    register: deferred<Registered, RegisterInput>(),
    checkSso: deferred<SsoInfo, { email: string }>(),
    loadProvider: deferred<void, { provider: SocialProvider }>(),
    askProvider: deferred<ProviderToken, { provider: SocialProvider }>(),
  }
  const openPopup = fakeCallback<PopupCommand, OpenPopupInput, PopupEvent>()
  const { readUnderageFlag, checkEmailExists, validateEmail, validatePassword, validateBirthday, register } =
    fakes
  const machine = signupMachine.provide({
    actors: {
      readUnderageFlag: readUnderageFlag.logic,
      checkEmailExists: checkEmailExists.logic,
      validateEmail: validateEmail.logic,
      validatePassword: validatePassword.logic,
      validateBirthday: validateBirthday.logic,
      register: register.logic,
      ssoCheck: ssoCheckMachine.provide({ actors: { checkSso: fakes.checkSso.logic } }),
      socialPopup: socialPopupMachine.provide({
        actors: {
          openPopup: openPopup.logic,
          loadProvider: fakes.loadProvider.logic,
          askProvider: fakes.askProvider.logic,
        },
      }),
      consents: consentsMachine,
      underage: underageMachine.provide({ actors: { setUnderageFlag: fakes.setUnderageFlag.logic } }),
    },
  })
  const running = run(machine, {
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
    openPopup,
    submit,
    context: () => actor.getSnapshot().context,
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
