import { visibleName } from '../../text/visibleName.ts'

/** The social providers, in the order of their buttons unless an app names another. */
export const socialProviders = ['facebook', 'google', 'line'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** The list with that provider in it, once. */
export const withProvider = (
  providers: readonly SocialProvider[],
  provider: SocialProvider,
): readonly SocialProvider[] => [...providers.filter((other) => other !== provider), provider]

/** The viewer's log-in status. */
export type ViewerType = 'UNAUTH' | 'AUTH' | 'LIMITED_LOGIN'

/** What this device remembers about a returning viewer. */
export interface Personalization {
  readonly firstName: string
  readonly imageUrl?: string | null | undefined
  readonly email?: string | null | undefined
  readonly hasPassword: boolean
  readonly connectedToFacebook: boolean
  readonly connectedToGoogle: boolean
  /** Default: unknown; LINE is then offered to somebody who has connected no other provider. */
  readonly connectedToLine?: boolean | undefined
}

/** The person viewing the page. */
export interface Viewer {
  readonly type: ViewerType
  readonly isAuth: boolean
  /** The kind of account. Default: 'default'. */
  readonly accountType?: 'default' | 'business' | 'advertiser' | undefined
  /** Whether the viewer is a business partner; the log-in is then worded for businesses. Default: false. */
  readonly isPartner?: boolean | undefined
  /** Whether the viewer may upload videos. For the app's own views, from `useTackboard().viewer`: no flow uploads one. Default: unknown. */
  readonly isVideoUploadAllowed?: boolean | undefined
  /** Whether the viewer's email is verified; only `false` asks for a reminder. Default: unknown. */
  readonly hasVerifiedEmail?: boolean | undefined
  readonly personalization?: Personalization | null | undefined
}

/** A social log-in button. 'fallback' is our own 'Connect with Google' button in place of Google's. */
export interface ProviderButton {
  readonly provider: SocialProvider
  readonly variant: 'default' | 'fallback'
}

/** Somebody who is not known to use another provider must not be left without a button. */
const hasLine = (
  known: Pick<Personalization, 'connectedToFacebook' | 'connectedToGoogle' | 'connectedToLine'>,
) => known.connectedToLine ?? !(known.connectedToFacebook || known.connectedToGoogle)

/**
 * The social buttons to show, in the order in which the app offers them. The third provider is shown only in JP. `web_google_disabled`
 * replaces Google's own button with the fallback. A personalized log-in hides providers the viewer has not connected. auth.txt §2.
 */
export function visibleProviders(view: {
  readonly offered: readonly SocialProvider[]
  readonly country: string | null
  readonly experiments?: { readonly web_google_disabled?: boolean | undefined } | undefined
  readonly personalized?:
    | Pick<Personalization, 'connectedToFacebook' | 'connectedToGoogle' | 'connectedToLine'>
    | null
    | undefined
}): readonly ProviderButton[] {
  const connections = view.personalized
  const isVisible = {
    facebook: connections?.connectedToFacebook ?? true,
    google: connections?.connectedToGoogle ?? true,
    line: view.country === 'JP' && (!connections || hasLine(connections)),
  }
  const google = view.experiments?.web_google_disabled ? 'fallback' : 'default'
  return view.offered
    .filter((provider) => isVisible[provider])
    .map((provider) => ({ provider, variant: provider === 'google' ? google : 'default' }))
}

/** Whether to show 'Welcome back, {name}!': the viewer is remembered, has a name and is not authenticated. */
export function isPersonalized(viewer: Viewer): boolean {
  return (
    viewer.type !== 'AUTH' && !viewer.isAuth && visibleName(viewer.personalization?.firstName ?? '') !== ''
  )
}

/** Whether a log-in is worded for businesses: the app says so, or the viewer is a known partner. */
export const isForBusiness = (
  { isPartner }: Viewer,
  {
    isBusiness,
    isSwitchingAccount,
  }: { readonly isBusiness?: boolean | undefined; readonly isSwitchingAccount?: boolean | undefined },
): boolean => isBusiness ?? (isPartner === true && !isSwitchingAccount)

/** Whether the viewer is authenticated with the default account type. */
export function isFullyLoggedIn(viewer: Viewer): boolean {
  return viewer.type === 'AUTH' && viewer.isAuth && (viewer.accountType ?? 'default') === 'default'
}

/** The buttons to name in the tooltip of an account without a password; null if it has a password or no button. */
export function passwordDisabledHint(
  { hasPassword }: Pick<Personalization, 'hasPassword'>,
  buttons: readonly ProviderButton[],
): SocialProvider | 'both' | null {
  if (hasPassword) return null
  // The sentence names the first two providers, and the third one where it stands alone.
  const [first, second] = buttons.filter(({ provider }) => provider !== 'line')
  return second ? 'both' : (first?.provider ?? buttons[0]?.provider ?? null)
}
