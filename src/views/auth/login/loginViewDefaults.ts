import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import type { LoginViewProps } from './LoginView.types.ts'

const nothing = () => {}
const { paths } = defaultPolicy

/**
 * Every prop of `LoginView` that a plain form with email and password leaves alone: `<LoginView {...loginViewDefaults} onSubmit={…} />`.
 * No providers, no error, nothing pending, and the links of the default policy.
 */
export const loginViewDefaults: Omit<LoginViewProps, 'onSubmit'> = {
  layout: 'page',
  isBusiness: false,
  email: '',
  isPersonalized: false,
  submit: 'logIn',
  isPending: false,
  isSlow: false,
  pendingProvider: null,
  isPopupOpen: false,
  errors: {},
  serverMessage: null,
  providers: [],
  passwordDisabled: null,
  botCheck: null,
  links: {
    terms: paths.terms,
    privacy: paths.privacy,
    signUp: paths.signup,
    businessSignUp: paths.businessSignup,
    personalLogin: paths.login,
  },
  onEmailChange: nothing,
  onPasswordChange: nothing,
  onProvider: nothing,
  onCancel: nothing,
  onOtherAccount: nothing,
  onTouch: nothing,
  resetHref: (email) => passwordResetHref({ path: paths.passwordReset, email }),
}
