import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { signupMachine } from '../../machines/auth/signup/signup.machine.ts'
import type { RegisterInput, Registered, Validation } from '../../machines/auth/signup/signup.types.ts'
import { socialSignupMachine } from '../../machines/auth/socialSignup/socialSignup.machine.ts'
import type {
  RegisterSocialInput,
  SocialProfile,
  SocialSignupInput,
} from '../../machines/auth/socialSignup/socialSignup.types.ts'
import { underageMachine } from '../../machines/auth/underage/underage.machine.ts'
import { deferred } from './run.ts'
import { fakeAuth } from './auth.ts'

/** The sign-in and sign-up machines as one flow, with a fake for every actor. */
export function fakeAuthWithSignup() {
  const {
    auth,
    fakes: { signup: _signup, socialSignup: _socialSignup, ssoSignup: _ssoSignup, ...loginFakes },
    openPopup,
    socialPopup,
    ssoCheck,
  } = fakeAuth()
  const fakes = {
    ...loginFakes,
    readUnderageFlag: deferred<boolean>(),
    setUnderageFlag: deferred<void>(),
    checkEmailExists: deferred<boolean, { email: string }>(),
    validateEmail: deferred<Validation, { email: string }>(),
    validatePassword: deferred<Validation, { password: string; email: string }>(),
    validateBirthday: deferred<Validation, { birthday: number; country: string | null }>(),
    register: deferred<Registered, RegisterInput>(),
    readProfile: deferred<SocialProfile, Pick<SocialSignupInput, 'type' | 'credentials'>>(),
    registerSocial: deferred<Registered, RegisterSocialInput>(),
  }
  const shared = {
    readUnderageFlag: fakes.readUnderageFlag.logic,
    checkEmailExists: fakes.checkEmailExists.logic,
    consents: consentsMachine,
    underage: underageMachine.provide({ actors: { setUnderageFlag: fakes.setUnderageFlag.logic } }),
  }
  const signup = signupMachine.provide({
    actors: {
      ...shared,
      validateEmail: fakes.validateEmail.logic,
      validatePassword: fakes.validatePassword.logic,
      validateBirthday: fakes.validateBirthday.logic,
      register: fakes.register.logic,
      ssoCheck,
      socialPopup,
    },
  })
  const socialSignup = socialSignupMachine.provide({
    actors: {
      ...shared,
      readProfile: fakes.readProfile.logic,
      register: fakes.registerSocial.logic,
      rerequestEmail: socialPopup,
    },
  })
  return { fakes, openPopup, auth: auth.provide({ actors: { signup, socialSignup } }) }
}
