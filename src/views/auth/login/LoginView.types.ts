import type { FocusEvent, ReactNode } from 'react'
import type { ProviderButton, SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { ErrorSlots } from '../../../errors/auth/auth.errors.ts'

/** What a log-in form shows. Names, never sentences; the one sentence that travels is a server's own. */
export interface LoginViewState {
  /** Where the form stands; the business layouts take the whole width. auth.txt §2 containers. */
  readonly layout: 'modal' | 'page' | 'business' | 'businessRevamped'
  /** Business people: signing up leads to a business account. auth.txt §6. */
  readonly isBusiness: boolean
  /** What the e-mail field holds at first. */
  readonly email: string
  /** Whether a recognised viewer is greeted: other ways in, and a way out of the greeting. */
  readonly isPersonalized: boolean
  /** Picture of the recognised viewer; null draws initials. */
  readonly person: { readonly name: string; readonly imageUrl: string | null } | null
  /** 'sso' once the e-mail is known to belong to single sign-on. */
  readonly submit: 'logIn' | 'sso'
  readonly isPending: boolean
  /** The call takes long: the form says so and offers to cancel. */
  readonly isSlow: boolean
  /** The provider that is being asked; null when none is. */
  readonly pendingProvider: SocialProvider | null
  /** A window of ours is open and waits for the person. */
  readonly isPopupOpen: boolean
  /** Errors by the place they stand at. */
  readonly errors: ErrorSlots<'email' | 'password' | SocialProvider | 'notice'>
  /** The server's own words, shown in place of the row's when the row says so. */
  readonly serverMessage: string | null
  /** The social buttons, in order. */
  readonly providers: readonly ProviderButton[]
  /** Which buttons an account without a password is sent to; null when it may log in by password. auth.txt §5. */
  readonly passwordDisabled: 'facebook' | 'google' | 'both' | null
  /** The v2 widget's state; null when it is not asked for. */
  readonly botCheck: 'loading' | 'solving' | null
  readonly links: {
    readonly terms: string
    readonly privacy: string
    readonly signUp: string
    readonly businessSignUp: string
    readonly personalLogin: string
  }
}

/** What a log-in form tells. */
export interface LoginViewCallbacks {
  readonly onEmailChange: (value: string) => void
  readonly onPasswordChange: (value: string) => void
  /** What the password field held when it was last there: before single sign-on, before the two-factor step. Default: ''. */
  readonly typedPassword?: (() => string) | undefined
  /** The values that stand in the DOM at submit. */
  readonly onSubmit: (values: { readonly email: string; readonly password: string }) => void
  readonly onProvider: (provider: SocialProvider) => void
  readonly onCancel: () => void
  /** The person switches to sign-up; when it is left out, the link is followed. */
  readonly onSignUp?: (() => void) | undefined
  readonly onOtherAccount: () => void
  /** The first focus in the form. */
  readonly onTouch: () => void
  /** A field or a button has lost focus. Default: nobody is told. */
  readonly onLeft?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** The address of the password-reset page for an e-mail. auth.txt §2 "ue". */
  readonly resetHref: (email: string) => string
}

export interface LoginViewProps extends LoginViewState, LoginViewCallbacks {
  /** Where the v2 bot-check widget is drawn. */
  readonly botCheckSlot?: ReactNode
  /** An app's own provider marks; the default is a plain letter. */
  readonly glyphs?: Partial<Record<SocialProvider, ReactNode>> | undefined
}
