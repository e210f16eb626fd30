import type { LoginCredentials } from '../../src/api/auth/auth.payloads.ts'
import { CONNECT_POPUP } from '../../src/domain/auth/providers/popups.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../src/domain/auth/providers/providerToken.ts'
import { socialErrors, type SocialError } from '../../src/errors/auth/login.errors.ts'
import type { SocialPopupInput, SocialPopupOutput } from '../auth/socialPopup/socialPopup.machine.ts'
import { output } from './events.ts'
import { endedWith, required } from './outcome.ts'
import type { WithPolicy } from './setup.ts'

/** What the `socialPopup` actor needs: the provider's SDK or our /connect/ route, as the policy says. */
export const connectInput = (
  { policy }: WithPolicy,
  provider: SocialProvider,
  query = '',
): SocialPopupInput => ({
  policy,
  provider,
  transport: policy.transports[provider],
  popup: {
    url: `${policy.paths.connect}${provider}/${query}`,
    name: `tackboard-${provider}`,
    ...CONNECT_POPUP,
  },
})

export interface ProviderContext extends WithPolicy {
  readonly provider: SocialProvider | null
}

/**
 * Connects to the chosen provider; a second click brings its window to the front (B12). The machine provides the actor
 * `socialPopup`, the guard `isOutcome` and the actions `assignToken`, `assignSocialError` and `focusSocialPopup`.
 */
export const connectsTo = <Connected extends string, const OnUnavailable extends object>(
  connected: Connected,
  onUnavailable: OnUnavailable,
) =>
  ({
    invoke: {
      src: 'socialPopup',
      id: 'socialPopup',
      input: ({ context }: { context: ProviderContext }) =>
        connectInput(context, required(context.provider, 'provider')),
      onDone: [
        {
          guard: endedWith('connected'),
          target: connected,
          actions: { type: 'assignToken', params: output<SocialPopupOutput> },
        },
        { guard: endedWith('unavailable'), ...onUnavailable },
        { target: 'editing', actions: { type: 'assignSocialError', params: output<SocialPopupOutput> } },
      ],
    },
    on: { 'provider.chosen': { actions: 'focusSocialPopup' }, 'submit.cancelled': 'editing' },
  }) as const

const isSocialError = (outcome: string): outcome is SocialError => outcome in socialErrors

/** The row of a provider's outcome. auth.txt §8 "Social login". */
export const socialRow = (outcome: string): `social.${SocialError}` =>
  `social.${isSocialError(outcome) ? outcome : 'failed'}`

/** Credentials that are a provider's token; null for a password or single sign-on. */
export const providerTokenOf = (credentials: LoginCredentials | null): ProviderToken | null =>
  credentials &&
  ('facebook_id' in credentials || 'google_open_id_token' in credentials || 'line_id_token' in credentials)
    ? credentials
    : null
