import { dateOf, type CalendarDate } from '../../../domain/auth/signup/birthday.ts'
import { withProvider, type SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import type { SignupViewProps } from '../../../views/auth/signup/SignupView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { providerButtons } from '../shell/providerButtons.ts'

/** What the sign-up form's callbacks need from the config. */
export interface SignupTools {
  /** A field has lost focus; non-ASCII characters in it are logged. */
  readonly onLeft: (field: 'email' | 'password', value: string) => void
  /** The current day by the app's clock. */
  readonly today: () => CalendarDate
}

interface SignupProviders {
  /** The social buttons, in order. */
  readonly providers: SignupViewProps['providers']
  /** What the banner names: the providers that create no account. */
  readonly unavailable: readonly SocialProvider[]
}

/** The providers to sign up with: not those that the server refused, nor the one that the experiment turns off. */
export function signupProviders(
  config: TackboardConfig,
  refused: readonly SocialProvider[],
  own?: readonly SocialProvider[],
): SignupProviders {
  const buttons = providerButtons(config, own)
  const hasButton = (name: SocialProvider) => buttons.some(({ provider }) => provider === name)
  const isTurnedOff = config.experiments.facebook_signup_disabled && hasButton('facebook')
  const prevented = isTurnedOff ? withProvider(refused, 'facebook') : refused
  return {
    providers: buttons.filter(({ provider }) => !prevented.includes(provider)),
    unavailable: prevented,
  }
}

/** The sign-up form's props that come from the config. Business accounts have their own terms. */
export function signupOptions(
  { policy: { paths, emailInResetLink } }: TackboardConfig,
  isBusiness: boolean,
): Pick<SignupViewProps, 'links' | 'resetHref'> {
  return {
    links: {
      terms: isBusiness ? paths.businessTerms : paths.terms,
      privacy: paths.privacy,
      logIn: paths.login,
    },
    resetHref: (email) =>
      passwordResetHref({ path: paths.passwordReset, email: emailInResetLink ? email : '' }),
  }
}

export const signupTools = ({ platform, onLog }: TackboardConfig): SignupTools => ({
  onLeft(field, value) {
    // Non-ASCII characters are no error here: they are only logged on blur, without the value.
    if (/[^ -~]/.test(value)) onLog({ level: 'info', event: 'signup.nonAscii', details: { field } })
  },
  today: () => dateOf(platform.clock.now()),
})
