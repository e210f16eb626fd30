import type { FocusEvent, ReactNode } from 'react'
import type { ProviderButton, SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { ErrorSlots } from '../../../errors/auth/auth.errors.ts'

/** State of the log-in form. It contains names of messages rather than text, except for the server's message. */
export interface LoginViewState {
  /** The form's layout; the business layouts use the full width. */
  readonly layout: 'modal' | 'page' | 'flyout' | 'business' | 'businessRevamped'
  /** Whether signing up leads to a business account. */
  readonly isBusiness: boolean
  /** Initial value of the email field. */
  readonly email: string
  /** Whether a recognised viewer is greeted, with other log-in options and a link to leave the greeting. */
  readonly isPersonalized: boolean
  /** 'sso' once the server says that the email belongs to single sign-on. */
  readonly submit: 'logIn' | 'sso'
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes long, so that the form says so and offers to cancel. */
  readonly isSlow: boolean
  /** The provider being connected; null if there is none. */
  readonly pendingProvider: SocialProvider | null
  /** Whether our popup is open and waits for the user. */
  readonly isPopupOpen: boolean
  /** Errors by place. */
  readonly errors: ErrorSlots<'email' | 'password' | SocialProvider | 'notice'>
  /** The server's message, shown instead of the row's text where the row says so. */
  readonly serverMessage: string | null
  /** The social buttons, in order. */
  readonly providers: readonly ProviderButton[]
  /** The buttons offered to an account without a password; null if it can log in with a password. */
  readonly passwordDisabled: SocialProvider | 'both' | null
  /** The v2 widget's state; null if it is not required. */
  readonly botCheck: 'loading' | 'solving' | null
  /** The addresses of the pages that the form links to. */
  readonly links: {
    readonly terms: string
    readonly privacy: string
    readonly signUp: string
    readonly businessSignUp: string
    readonly personalLogin: string
  }
}

/** Callbacks of the log-in form. */
export interface LoginViewCallbacks {
  /** Called with the email whenever it is edited or filled in. */
  readonly onEmailChange: (value: string) => void
  /** Called with the password whenever it is edited or filled in. */
  readonly onPasswordChange: (value: string) => void
  /** The last value of the password field before it was removed, by single sign-on or the two-factor step. Default: ''. */
  readonly typedPassword?: (() => string) | undefined
  /** Called with the values of the DOM at submit. */
  readonly onSubmit: (values: { readonly email: string; readonly password: string }) => void
  /** Called when a provider's button is pressed; while its popup is open, a second press brings that to the front. */
  readonly onProvider: (provider: SocialProvider) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
  /** Called when the user switches to sign-up. If omitted, the link is followed. */
  readonly onSignUp?: (() => void) | undefined
  /** Called when a viewer who is greeted wants to log in to another account. */
  readonly onOtherAccount: () => void
  /** Called with the address of a link to another page of the app, in place of the browser. If omitted, the link is followed. */
  readonly onFollow?: ((href: string) => void) | undefined
  /** Called on the first focus in the form. */
  readonly onTouch: () => void
  /** Called when a field or a button loses focus. */
  readonly onLeft?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** The address of the password-reset page for an email. */
  readonly resetHref: (email: string) => string
}

export interface LoginViewProps extends LoginViewState, LoginViewCallbacks {
  /** The container of the v2 bot-check widget. */
  readonly botCheckSlot?: ReactNode
  /** Google's own button, in place of ours; for where `errors.google` is 'social.promptNotShown'. */
  readonly googleSlot?: ReactNode
  /** Logging in with a passkey. With it, the browser's list below the email field has passkeys, too. Default: none. */
  readonly passkeySlot?: ReactNode
  /** A mark on the button of this way in, if it was the last one used. Default: none. */
  readonly lastUsedSlot?: ((method: SocialProvider | 'email') => ReactNode) | undefined
  /** Ids of texts above the form that describe its first field, such as why somebody is to log in again. Default: none. */
  readonly describedBy?: string | undefined
  /** Replaces the providers' logos. Default: those of `TackboardProvider`, or a plain letter. */
  readonly glyphs?: Partial<Record<SocialProvider, ReactNode>> | undefined
}
