import type { ToastShown } from '../../fragments/emitted.ts'
import type { LoginToast } from '../login/login.types.ts'
import type { LoginMfaToast } from '../loginMfa/loginMfa.machine.ts'
import type { SignupToast } from '../signup/signup.types.ts'

/** Every toast that logging in and signing up can ask for. */
export type AuthToast = ToastShown | LoginToast | LoginMfaToast | SignupToast
