/** The social providers, in the order of their buttons. */
export type SocialProvider = 'facebook' | 'google' | 'line'

/** auth.txt §3 "Viewer". */
export type ViewerType = 'UNAUTH' | 'AUTH' | 'LIMITED_LOGIN'

/** What a device still knows of a recognised viewer. auth.txt §3 "personalization info". */
export interface Personalization {
  readonly firstName: string
  readonly imageUrl?: string | null | undefined
  readonly email?: string | null | undefined
  readonly hasPassword: boolean
  readonly connectedToFacebook: boolean
  readonly connectedToGoogle: boolean
}

/** Who looks at the page. */
export interface Viewer {
  readonly type: ViewerType
  readonly isAuth: boolean
  /** Default: 'default'. auth.txt §6. */
  readonly accountType?: 'default' | 'business' | 'advertiser' | undefined
  readonly personalization?: Personalization | null | undefined
}

/** One button of the social list; 'fallback' is Google's 'Connect with Google'. */
export interface ProviderButton {
  readonly provider: SocialProvider
  readonly variant: 'default' | 'fallback'
}

/**
 * Which social buttons show, in order. auth.txt §2, §6: the third provider in JP alone; Google's own button gives way to its fallback
 * under `web_google_disabled`; a personalized log-in hides what the viewer has not connected, and is never for AUTH viewers.
 */
export function visibleProviders(view: {
  readonly country: string | null
  readonly viewerType: ViewerType
  readonly experiments?: { readonly web_google_disabled?: boolean | undefined } | undefined
  readonly personalized?:
    | Pick<Personalization, 'connectedToFacebook' | 'connectedToGoogle'>
    | null
    | undefined
}): readonly ProviderButton[] {
  const known = view.viewerType === 'AUTH' ? null : view.personalized
  const buttons: ProviderButton[] = []
  if (!known || known.connectedToFacebook) buttons.push({ provider: 'facebook', variant: 'default' })
  if (!known || known.connectedToGoogle)
    buttons.push({
      provider: 'google',
      variant: view.experiments?.web_google_disabled ? 'fallback' : 'default',
    })
  // Nothing tells whether a recognised viewer has connected the third provider.
  if (!known && view.country === 'JP') buttons.push({ provider: 'line', variant: 'default' })
  return buttons
}

/** Whether 'Welcome back, {name}!' shows: a recognised viewer with a name who is not authenticated. auth.txt §2. */
export function isPersonalized(viewer: Viewer): boolean {
  return viewer.type !== 'AUTH' && !viewer.isAuth && Boolean(viewer.personalization?.firstName.trim())
}

/** Authenticated and of the default account type. auth.txt §4. */
export function isFullyLoggedIn(viewer: Viewer): boolean {
  return viewer.type === 'AUTH' && viewer.isAuth && (viewer.accountType ?? 'default') === 'default'
}

/** Which provider buttons the tooltip names when an account has no password; null when it has one or no provider. auth.txt §5. */
export function passwordDisabledHint(
  account: Pick<Personalization, 'hasPassword' | 'connectedToFacebook' | 'connectedToGoogle'>,
): 'facebook' | 'google' | 'both' | null {
  if (account.hasPassword) return null
  if (account.connectedToFacebook) return account.connectedToGoogle ? 'both' : 'facebook'
  return account.connectedToGoogle ? 'google' : null
}
