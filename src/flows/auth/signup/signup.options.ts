import { dateOf, type CalendarDate } from '../../../domain/auth/signup/birthday.ts'
import {
  visibleProviders,
  withProvider,
  type SocialProvider,
} from '../../../domain/auth/providers/providers.ts'
import type { SignupViewProps } from '../../../views/auth/signup/SignupView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** What the sign-up form's callbacks need from the config. */
export interface SignupTools {
  /** A field has lost focus; non-ASCII characters in it are logged. auth.txt §5. */
  readonly onLeft: (field: 'email' | 'password', value: string) => void
  /** The current day by the app's clock. F9. */
  readonly today: () => CalendarDate
}

/** The providers that no account can be created with: those that the server refused, and those of the experiment. auth.txt §2, §8. */
export const preventedProviders = (
  { experiments }: TackboardConfig,
  refused: readonly SocialProvider[],
): readonly SocialProvider[] =>
  experiments.facebook_signup_disabled ? withProvider(refused, 'facebook') : refused

/** The sign-up form's props that come from the config. Business accounts have their own terms. auth.txt §2. */
export function signupOptions(
  { viewer, country, experiments, policy: { paths } }: TackboardConfig,
  isBusiness: boolean,
  prevented: readonly SocialProvider[],
): Pick<SignupViewProps, 'providers' | 'links'> {
  return {
    providers: visibleProviders({ country, viewerType: viewer.type, experiments }).filter(
      ({ provider }) => !prevented.includes(provider),
    ),
    links: {
      terms: isBusiness ? paths.businessTerms : paths.terms,
      privacy: paths.privacy,
      logIn: paths.login,
    },
  }
}

export const signupTools = ({ platform, onLog }: TackboardConfig): SignupTools => ({
  onLeft(field, value) {
    // Non-ASCII characters are not an error here. auth.txt §5: "only logged on blur". The value itself is not logged. C1.
    if (/[^ -~]/.test(value)) onLog({ level: 'info', event: 'signup.nonAscii', details: { field } })
  },
  today: () => dateOf(platform.clock.now()),
})
