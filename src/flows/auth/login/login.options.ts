import { passwordResetHref } from '../../../domain/navigation/links.ts'
import {
  isPersonalized,
  passwordDisabledHint,
  type SocialProvider,
} from '../../../domain/auth/providers/providers.ts'
import type { LoginViewProps } from '../../../views/auth/login/LoginView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { providerButtons } from '../shell/providerButtons.ts'

/** The log-in form's props that come from the config. */
export type LoginOptions = Pick<
  LoginViewProps,
  'isPersonalized' | 'providers' | 'passwordDisabled' | 'links' | 'onLeft' | 'resetHref'
>

/** The viewer, and the links that lead on from the form. `isGreeting`: the recognised viewer is greeted. */
export function loginOptions(
  config: TackboardConfig,
  isGreeting: boolean,
  own?: readonly SocialProvider[],
): LoginOptions {
  const { viewer, policy, onLog } = config
  const person = isGreeting && isPersonalized(viewer) ? (viewer.personalization ?? null) : null
  const { paths } = policy
  const providers = providerButtons(config, own, person)
  return {
    isPersonalized: isGreeting,
    providers,
    passwordDisabled: person && passwordDisabledHint(person, providers),
    links: {
      terms: paths.terms,
      privacy: paths.privacy,
      signUp: paths.signup,
      businessSignUp: paths.businessSignup,
      personalLogin: paths.login,
    },
    onLeft({ target }) {
      // Non-ASCII characters are no error here: they are only logged on blur, without the value.
      if (target instanceof HTMLInputElement && /[^ -~]/.test(target.value))
        onLog({ level: 'info', event: 'login.nonAscii', details: { field: target.name } })
    },
    resetHref: (email) =>
      passwordResetHref({ path: paths.passwordReset, email: policy.emailInResetLink ? email : '' }),
  }
}
