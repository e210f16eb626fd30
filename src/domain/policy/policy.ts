import { defaultResourceErrorFlag } from '../navigation/reservedQuery.ts'
import type { StoredCredentialReading } from '../auth/storedCredential.ts'
import type { ConsentKey } from '../auth/signup/consent.ts'
import { defaultConsentPolicies } from '../auth/signup/consentPolicies.ts'
import { defaultAdvertiserPolicy, type AdvertiserPolicy } from './advertiserPolicy.ts'
import { defaultBusinessPolicy, type BusinessPolicy } from './businessPolicy.ts'
import { defaultCodes, type CodeSlot } from './codes.ts'
import { defaultCreatePinPolicy, type CreatePinPolicy } from './createPinPolicy.ts'
import type { Overrides } from './overrides.ts'
import { defaultPaths, type PathsPolicy } from './pathsPolicy.ts'
import { defaultPromotePolicy, type PromotePolicy } from './promotePolicy.ts'
import { defaultSavingPolicy, type SavingPolicy } from './savingPolicy.ts'
import { defaultSearchPolicy, type SearchPolicy } from './searchPolicy.ts'
import { defaultTiming, type Timing } from './timing.ts'
import { defaultTwoFactorPolicy, type TwoFactorPolicy } from './twoFactorPolicy.ts'
import { withOverrides } from './withOverrides.ts'

/** How a provider is called: through its own script in the page, or a popup on our /connect/ route. */
export type ProviderTransport = 'sdk' | 'popup'

/** Product rules and limits that an app may override. Each has a default. */
export interface Policy {
  /** The product's main origin, used for SSO sign-up and trusted messages. Default: null, the page's own origin. auth.txt §2. */
  readonly mainOrigin: string | null
  /** Origins, besides the page's own, whose popup messages and redirects are trusted. Default: none. auth.txt §4. */
  readonly trustedOrigins: readonly string[]
  /** The app's paths. Keys of `calls` are endpoint names; their values replace the endpoint's path. auth.txt §7 "path not shown". */
  readonly paths: PathsPolicy
  /** The 'Learn more' link of each consent. For businesses, `paths.businessTerms` replaces `terms`. auth.txt §2 "Consent step". */
  readonly consentPolicies: Readonly<Record<ConsentKey, string>>
  /** The server's numbers for each named error code. The defaults are placeholders. auth.txt §4. */
  readonly codes: Readonly<Record<CodeSlot, readonly number[]>>
  /** Value of the query parameter `aec` that opens the soft-banned dialog. Default: 'soft_ban'. auth.txt §2. */
  readonly softBanAec: string
  /** Whether the forgot-password link includes the typed email as `ue`. Default: true. auth.txt §2. */
  readonly emailInResetLink: boolean
  /** Whether a refused reset email is passed over, so that nobody learns which accounts exist. Default: false. */
  readonly sameResetAnswer: boolean
  /** Whether a new password is typed twice on its own page. Default: false, because the field can show it. */
  readonly newPasswordTwice: boolean
  /** Whether the sign-up form lists the rules for a password, and which are met, in place of its hint. Default: false. */
  readonly passwordChecklist: boolean
  /** Whether the log-in form marks the way in that was last used on this device. Default: false. */
  readonly lastUsedMethod: boolean
  /** Whether the log-in form uses a password that the browser has stored, where it has a store. Default: 'never'. auth.txt §3. */
  readonly readsStoredCredential: StoredCredentialReading
  /** Whether the account switcher offers to put back the account that was removed last, until the page is left. Default: true. */
  readonly undoesAccountRemoval: boolean
  /** What a failed log-in without a known code or a message says: 'generic' or, only logged, 'silent'. Default: 'generic'. auth.txt §8. */
  readonly unexplainedErrors: 'generic' | 'silent'
  /** Whether `LoggedIn` and `Switched` carry the server's whole answer, unvalidated. Default: false. auth.txt §3 "Login response". */
  readonly rawAnswers: boolean
  /** Whether people can log in with a passkey, and are offered one after a password. Default: false. Beyond the specification. */
  readonly passkeys: boolean
  /** Whether each step of a flow has an entry in the browser's history, so that Back leads one step back. Default: false. */
  readonly stepsInHistory: boolean
  /** How often to look for a third-party script, once it has loaded, before it counts as unavailable. Default: 20. auth.txt §9. */
  readonly scriptTries: number
  /** How many bot checks are allowed per `timing.botLimitWindow`. Default: 3. auth.txt §9. */
  readonly botLimit: number
  /** Failed attempts at the v2 widget before the too-many-attempts dialog. Default: 3. auth.txt §9. */
  readonly widgetAttempts: number
  /** Digits in a verification code. Default: 6. auth.txt §5. */
  readonly mfaCodeLength: number
  /** The query string that flags the error after a failed load; reserved keys have no effect. Default: 'show_error=true'. auth.txt §2. */
  readonly resourceErrorFlag: string
  /** Minimum age to sign up, in years. Default: 13. auth.txt §5. */
  readonly minimumAge: number
  /** Maximum plausible age, in years. Default: 120. auth.txt §9. */
  readonly maximumAge: number
  /** Minimum length of a new password. Default: 6 in the modal and the corner card, 8 on pages. auth.txt §5. */
  readonly passwordMinimum: { readonly modal: number; readonly shared: number }
  /** Sent as `birthday_source_site` and `email_source_site`. Default: 'tackboard'. auth.txt §3. */
  readonly sourceSite: string
  /** Values of `redirect_status`, besides null, that mean a link is safe. Default: none. auth.txt §7. */
  readonly offsiteSafeStatuses: readonly string[]
  /** How each provider is called. auth.txt §4. */
  readonly transports: Readonly<Record<'facebook' | 'google' | 'line', ProviderTransport>>
  /** Rules and limits of saving. */
  readonly saving: SavingPolicy
  /** Rules and limits of creating a pin from an external page. */
  readonly createPin: CreatePinPolicy
  /** Addresses of the advertiser console. */
  readonly advertiser: AdvertiserPolicy
  /** Rules of search. */
  readonly search: SearchPolicy
  /** Rules and limits of acting for a business. */
  readonly business: BusinessPolicy
  /** Currencies, budgets and durations of quick promote. */
  readonly promote: PromotePolicy
  /** What the two-factor step offers beyond the specification. */
  readonly twoFactor: TwoFactorPolicy
  /** Delays and timeouts, in milliseconds. */
  readonly timing: Timing
}

/** The default policy. The numbers in `codes` are placeholders: replace them with those of your server. */
export const defaultPolicy: Policy = {
  mainOrigin: null,
  trustedOrigins: [],
  paths: defaultPaths,
  consentPolicies: defaultConsentPolicies,
  codes: defaultCodes,
  softBanAec: 'soft_ban',
  emailInResetLink: true,
  sameResetAnswer: false,
  newPasswordTwice: false,
  passwordChecklist: false,
  lastUsedMethod: false,
  readsStoredCredential: 'never',
  undoesAccountRemoval: true,
  unexplainedErrors: 'generic',
  rawAnswers: false,
  passkeys: false,
  stepsInHistory: false,
  scriptTries: 20,
  botLimit: 3,
  widgetAttempts: 3,
  mfaCodeLength: 6,
  resourceErrorFlag: defaultResourceErrorFlag,
  minimumAge: 13,
  maximumAge: 120,
  passwordMinimum: { modal: 6, shared: 8 },
  sourceSite: 'tackboard',
  offsiteSafeStatuses: [],
  transports: { facebook: 'popup', google: 'sdk', line: 'popup' },
  saving: defaultSavingPolicy,
  createPin: defaultCreatePinPolicy,
  advertiser: defaultAdvertiserPolicy,
  search: defaultSearchPolicy,
  business: defaultBusinessPolicy,
  promote: defaultPromotePolicy,
  twoFactor: defaultTwoFactorPolicy,
  timing: defaultTiming,
}

/**
 * Any part of the policy, at any depth. Omitted and `undefined` values keep their defaults. So do values of the wrong type and negative
 * numbers, and in development the console warns of them and of unknown parts.
 */
export type PolicyOverrides = Overrides<Policy>

/** All origins that are trusted besides the page's own. */
export const trustedOriginsOf = ({
  mainOrigin,
  trustedOrigins,
}: Pick<Policy, 'mainOrigin' | 'trustedOrigins'>): readonly string[] =>
  mainOrigin === null ? trustedOrigins : [mainOrigin, ...trustedOrigins]

/** How to wait for a third-party script. */
export const scriptPolling = ({ scriptTries, timing }: Pick<Policy, 'scriptTries' | 'timing'>) => ({
  timeoutMs: timing.scriptTimeout,
  tries: scriptTries,
  pollMs: timing.scriptPoll,
})

/**
 * Merges overrides into the default policy. Groups are merged key by key; lists and plain values are replaced. What is unknown or of the
 * wrong type is left out, with a warning in development.
 */
export const resolvePolicy = (overrides: PolicyOverrides = {}): Policy =>
  withOverrides(defaultPolicy, overrides)
