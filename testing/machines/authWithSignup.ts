import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { socialSignupMachine } from '../../machines/auth/socialSignup/socialSignup.machine.ts'
import type {
  RegisterSocialInput,
  SocialProfile,
  SocialSignupInput,
} from '../../machines/auth/socialSignup/socialSignup.types.ts'
import type { Registered } from '../../machines/auth/signup/signup.types.ts'
import { fakeAuth } from './auth.ts'
import { deferred } from './run.ts'
import { fakeSignup } from './signup.ts'

/** The sign-in and sign-up machines as one flow, with a fake for every actor. */
export function fakeAuthWithSignup() {
  const { auth, openPopup, ...parts } = fakeAuth()
  const { signup: _signup, socialSignup: _socialSignup, ssoSignup: _ssoSignup, ...loginFakes } = parts.fakes
  const { fakes: signupFakes, underage, signup } = fakeSignup(parts)
  const fakes = {
    ...loginFakes,
    ...signupFakes,
    readProfile: deferred<SocialProfile, Pick<SocialSignupInput, 'type' | 'credentials'>>(),
    registerSocial: deferred<Registered, RegisterSocialInput>(),
  }
  const socialSignup = socialSignupMachine.provide({
    actors: {
      readUnderageFlag: fakes.readUnderageFlag.logic,
      readProfile: fakes.readProfile.logic,
      checkEmailExists: fakes.checkEmailExists.logic,
      register: fakes.registerSocial.logic,
      rerequestEmail: parts.socialPopup,
      consents: consentsMachine,
      underage,
    },
  })
  return { fakes, openPopup, auth: auth.provide({ actors: { signup, socialSignup } }) }
}
