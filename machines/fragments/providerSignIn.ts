import type { LoginCredentials } from '../../src/api/auth/auth.payloads.ts'
import { CONNECT_POPUP, SSO_POPUP } from '../../src/domain/auth/providers/popups.ts'
import { connectQuery } from '../../src/domain/auth/providers/facebookApi.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../src/domain/auth/providers/providerToken.ts'
import { newSsoState, ssoAuthorizationUrl } from '../../src/domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../src/domain/auth/providers/ssoInfo.ts'
import { trimTyped } from '../../src/domain/text/trimTyped.ts'
import { authRow } from '../../src/errors/auth/auth.errors.ts'
import { socialErrors, type SocialError } from '../../src/errors/auth/login.errors.ts'
import type { SocialPopupInput, SocialPopupOutput } from '../auth/socialPopup/socialPopup.machine.ts'
import type { SsoPopupInput } from '../auth/ssoPopup/ssoPopup.machine.ts'
import { attemptFailed, reported } from './emitted.ts'
import { output } from './events.ts'
import { endedWith, required } from './outcome.ts'
import type { WithPolicy } from './setup.ts'

/** What the `socialPopup` actor needs: the provider's SDK or our /connect/ route, as the policy says. */
export const connectInput = (
  { policy }: WithPolicy,
  provider: SocialProvider,
  isRerequest = false,
): SocialPopupInput => ({
  policy,
  provider,
  transport: policy.transports[provider],
  popup: {
    url: `${policy.paths.connect}${provider}/${provider === 'facebook' ? connectQuery(isRerequest) : ''}`,
    name: `tackboard-${provider}`,
    ...CONNECT_POPUP,
  },
})

/** What the `ssoPopup` actor needs: a new state, and the company's log-in page with it. */
export function ssoPopupInput(
  { policy }: WithPolicy,
  { authorizationUri, exchangeCodeToTokenUrl }: SsoInfo,
  purpose: SsoPopupInput['purpose'] = 'login',
): SsoPopupInput {
  const state = newSsoState()
  const url = ssoAuthorizationUrl(authorizationUri ?? '', state)
  return {
    policy,
    purpose,
    state,
    exchangeUrl: exchangeCodeToTokenUrl,
    popup: { url, name: 'tackboard-sso', ...SSO_POPUP },
  }
}

export interface ProviderContext extends WithPolicy {
  readonly provider: SocialProvider | null
}

/** Reports that the provider gave no token. */
export const reportsProvider = { type: 'emitProviderFailed', params: output<SocialPopupOutput> } as const

/**
 * Connects to the chosen provider; a second click brings its window to the front. The machine provides the actor
 * `socialPopup`, the guard `isOutcome` and the actions `assignToken`, `assignSocialError`, `emitProviderFailed` and `focusSocialPopup`.
 */
export const connectsTo = <
  Connected extends string,
  const OnUnavailable extends object,
  Back extends string = 'editing',
>(
  connected: Connected,
  onUnavailable: OnUnavailable,
  // SAFETY: without a state to go back to, its type is 'editing'.
  back: Back = 'editing' as Back,
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
        {
          target: back,
          actions: [{ type: 'assignSocialError', params: output<SocialPopupOutput> }, reportsProvider],
        },
      ],
    },
    on: { 'provider.chosen': { actions: 'focusSocialPopup' }, 'submit.cancelled': back },
  }) as const

/**
 * Asks whether the email belongs to single sign-on. The machine provides the actor `ssoCheck` and the action `assignSso`. auth.txt §4
 * "Single sign-on".
 */
export const checksSso = <Next extends string>(next: Next) =>
  ({
    invoke: {
      src: 'ssoCheck',
      input: ({ context }: { context: WithPolicy & { readonly email: string } }) => ({
        policy: context.policy,
        email: trimTyped(context.email),
      }),
      onDone: { target: next, actions: { type: 'assignSso', params: output<SsoInfo> } },
    },
  }) as const

/** The rows that say why a provider gave no token. */
export type ProviderRow = `social.${SocialError}` | `login.${SocialProvider}Unavailable`

const isSocialError = (outcome: string): outcome is SocialError => outcome in socialErrors

/** The row of a provider's outcome. */
export const socialRow = (outcome: string): `social.${SocialError}` =>
  `social.${isSocialError(outcome) ? outcome : 'failed'}`

/** What is reported of a provider, or of single sign-on, that gave no token. */
export function providerFailed(provider: SocialProvider | 'sso', outcome: string) {
  if (outcome === 'unavailable' && provider !== 'sso')
    return attemptFailed<ProviderRow>(`login.${provider}Unavailable`, null, { provider })
  const row = socialRow(outcome)
  return attemptFailed<ProviderRow>(row, null, { provider, ...reported(authRow(row)) })
}

/** Credentials that are a provider's token; null for a password or single sign-on. */
export const providerTokenOf = (credentials: LoginCredentials | null): ProviderToken | null =>
  credentials &&
  ('facebook_id' in credentials || 'google_open_id_token' in credentials || 'line_id_token' in credentials)
    ? credentials
    : null
