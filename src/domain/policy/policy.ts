import type { ConsentKey } from '../auth/signup/consent.ts'
import { withOverrides, type Overrides } from './overrides.ts'
import { defaultSavingPolicy, type SavingPolicy } from './savingPolicy.ts'
import { defaultTiming, type Timing } from './timing.ts'

/** Names for server error codes; auth.txt §4, §8 leave most of the numbers open, saving.txt §8 gives those of `boardBusy`. */
export type CodeSlot =
  | 'mfaRequired'
  | 'tooQuick'
  | 'connectedToFacebook'
  | 'softBanned'
  | 'googleOnly'
  | 'facebookOnly'
  | 'appleOnly'
  | 'wrongPassword'
  | 'passwordRejected'
  | 'rateLimited'
  | 'suspended'
  | 'loginAssistance'
  | 'passwordResetSent'
  | 'facebookSignupDisabled'
  | 'googleSignupDisabled'
  | 'facebookUnavailable'
  | 'googleUnavailable'
  | 'noAccount'
  | 'underage'
  | 'missingAge'
  | 'overage'
  | 'emailInvalid'
  | 'emailContainsBrand'
  | 'emailCheckRefused'
  | 'emailUnverified'
  | 'boardBusy'

/** How a provider is asked: by its own script in the page, or by a popup on our own /connect/ route. */
export type ProviderTransport = 'sdk' | 'popup'

/** Every value that the specification leaves open, with a default that an app may override. */
export interface Policy {
  /** The product's origin for SSO sign-up and for trusted messages. Default: the page's own origin. auth.txt §2. */
  readonly mainOrigin: string | null
  /** Further origins whose popup messages and redirects are trusted, besides the page's own. auth.txt §4. */
  readonly trustedOrigins: readonly string[]
  /** Paths an app serves elsewhere. Keys of `calls` are names of endpoints. auth.txt §7 "path not shown". */
  readonly paths: {
    readonly afterLogin: string
    readonly afterSocialLogin: string
    readonly login: string
    readonly signup: string
    readonly businessSignup: string
    readonly ssoSignup: string
    readonly passwordReset: string
    /** Where a further account is logged in to. auth.txt §2. */
    readonly addAccount: string
    readonly connect: string
    readonly terms: string
    /** Terms that business accounts see instead. auth.txt §2 "Consent step". */
    readonly businessTerms: string
    readonly privacy: string
    readonly appeal: string
    readonly calls: Readonly<Record<string, string>>
  }
  /** Where 'Learn more' leads beside each consent; `paths.businessTerms` takes the place of `terms` for a business. auth.txt §2 "Consent step". */
  readonly consentPolicies: Readonly<Record<ConsentKey, string>>
  /** Server numbers behind each named code. auth.txt §4: three rate-limit codes, two soft-ban codes, one of each other. */
  readonly codes: Readonly<Record<CodeSlot, readonly number[]>>
  /** Value of the query parameter `aec` that opens the soft-banned dialog. auth.txt §2 (value not shown). */
  readonly softBanAec: string
  /** Whether the forgot-password link carries the typed e-mail as `ue`. auth.txt §2 asks for it. */
  readonly emailInResetLink: boolean
  /** Script polls before a provider counts as unavailable. auth.txt §9: 20. */
  readonly scriptTries: number
  /** Bot-check timestamps that fit in one window. auth.txt §9: three. */
  readonly botLimit: number
  /** Wrong answers to the v2 widget before the too-many-attempts dialog. auth.txt §9 (value not shown). */
  readonly widgetAttempts: number
  /** Digits in a verification code. auth.txt §5 names a format, not a length. */
  readonly mfaCodeLength: number
  /** Password-reset type when the unified experiment is on or off. auth.txt §7. */
  readonly unifiedReset: boolean
  /** Youngest age that may sign up, in years. auth.txt §5 (value not shown). */
  readonly minimumAge: number
  /** Oldest age that is believed, in years. auth.txt §9: 120. */
  readonly maximumAge: number
  /** Fewest characters of a new password: 6 in the modal, 8 in the shared validator. auth.txt §5. */
  readonly passwordMinimum: { readonly modal: number; readonly shared: number }
  /** What `birthday_source_site` and `email_source_site` say. auth.txt §3 (values not shown). */
  readonly sourceSite: string
  /** Values of `redirect_status` that mean a safe link, besides none at all. auth.txt §7 names only the three bad ones. */
  readonly offsiteSafeStatuses: readonly string[]
  /** How each provider is asked. auth.txt §4 gives the first provider a popup flow. */
  readonly transports: Readonly<Record<'facebook' | 'google' | 'line', ProviderTransport>>
  /** What saving leaves open. */
  readonly saving: SavingPolicy
  readonly timing: Timing
}

/** The defaults of every open value. The numbers of `codes` are placeholders an app replaces by its server's own. */
export const defaultPolicy: Policy = {
  mainOrigin: null,
  trustedOrigins: [],
  paths: {
    afterLogin: '/',
    afterSocialLogin: '/',
    login: '/login/',
    signup: '/signup/',
    businessSignup: '/business/create/',
    ssoSignup: '/signup/sso-business-account',
    passwordReset: '/password/reset/',
    addAccount: '/add-account/',
    connect: '/connect/',
    terms: '/_/_/policy/terms-of-service/',
    businessTerms: '/_/_/policy/business-terms-of-service/',
    privacy: '/_/_/policy/privacy-policy/',
    appeal: '/_/_/help/appeal/',
    calls: {},
  },
  consentPolicies: {
    terms: '/_/_/policy/terms-of-service/',
    collectionUsePersonalInfo: '/_/_/policy/personal-information-collection/',
    thirdPartyProvisionPersonalInfo: '/_/_/policy/personal-information-third-parties/',
    overseasTransferPersonalInfo: '/_/_/policy/personal-information-overseas-transfer/',
    optionalMarketingConsent: '/_/_/policy/marketing-messages/',
  },
  codes: {
    mfaRequired: [1001],
    tooQuick: [1002],
    connectedToFacebook: [1003],
    softBanned: [1004, 1005],
    googleOnly: [1006],
    facebookOnly: [1007],
    appleOnly: [1008],
    wrongPassword: [1009],
    passwordRejected: [1010],
    rateLimited: [1011, 1012, 1013],
    suspended: [1014],
    loginAssistance: [1015],
    passwordResetSent: [1016],
    facebookSignupDisabled: [1017],
    googleSignupDisabled: [1018],
    facebookUnavailable: [1019],
    googleUnavailable: [1020],
    noAccount: [1021],
    underage: [1022],
    missingAge: [1023],
    overage: [1024],
    emailInvalid: [1025],
    emailContainsBrand: [1026],
    emailCheckRefused: [1027],
    emailUnverified: [1028],
    boardBusy: [2171, 2172, 2173],
  },
  softBanAec: 'soft_ban',
  emailInResetLink: true,
  scriptTries: 20,
  botLimit: 3,
  widgetAttempts: 3,
  mfaCodeLength: 6,
  unifiedReset: false,
  minimumAge: 13,
  maximumAge: 120,
  passwordMinimum: { modal: 6, shared: 8 },
  sourceSite: 'tackboard',
  offsiteSafeStatuses: [],
  transports: { facebook: 'popup', google: 'sdk', line: 'popup' },
  saving: defaultSavingPolicy,
  timing: defaultTiming,
}

/** What an app passes as its policy: any part of it, at any depth. What is left out or `undefined` keeps its default. */
export type PolicyOverrides = Overrides<Policy>

/** Every origin that is trusted besides the page's own: the main one, when it is another, and the further ones. auth.txt §2, §4. */
export const trustedOriginsOf = ({
  mainOrigin,
  trustedOrigins,
}: Pick<Policy, 'mainOrigin' | 'trustedOrigins'>): readonly string[] =>
  mainOrigin === null ? trustedOrigins : [mainOrigin, ...trustedOrigins]

/** The whole policy of an app: groups are merged key by key, lists and plain values are replaced. */
export const resolvePolicy = (overrides: PolicyOverrides = {}): Policy =>
  withOverrides(defaultPolicy, overrides)
