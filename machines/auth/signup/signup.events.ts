import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SignupFields } from './signup.types.ts'

export type SignupEvent =
  /** 'Continue with email'. */
  | { type: 'email.chosen' }
  | { type: 'email.changed'; value: string }
  | { type: 'email.blurred'; value: string }
  | { type: 'suggestion.accepted' }
  | { type: 'password.changed'; value: string }
  | { type: 'birthday.changed'; value: string }
  | ({ type: 'form.submitted'; today: CalendarDate } & SignupFields)
  | { type: 'submit.cancelled' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  /** The provider's own button, shown instead of ours, gave a token, or could not be drawn. */
  | { type: 'token.received'; token: ProviderToken }
  | { type: 'button.failed' }
  /** The link to the log-in form. */
  | { type: 'login.requested' }
  /** The dialog over the form was closed. */
  | { type: 'notice.closed' }
  /** The server's message was read. */
  | { type: 'message.closed' }
