import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { ErrorSlots } from '../../../errors/rows.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { ReactNode } from 'react'
import type { LoginViewProps } from '../login/LoginView.types.ts'

/** A row shown in the form, either a sign-up's or a provider's. */
export type SignupErrorRow = SignupRowId | Extract<AuthRowId, `social.${string}`>

/** State of the sign-up form. It contains names of messages rather than text, except for the server's message. */
export interface SignupViewState extends Pick<
  LoginViewProps,
  'layout' | 'isPending' | 'isSlow' | 'pendingProvider' | 'isPopupOpen' | 'providers'
> {
  /**
   * 'choosing': the social buttons and 'Continue with email'; 'signup': the form; 'login': the email has an account, so there is no
   * birthday and the button logs in; 'sso': the account belongs to single sign-on, so there is no password either.
   */
  readonly mode: 'choosing' | 'signup' | 'login' | 'sso'
  /** What is disabled because of the user's age: only the submit (the birthday can be corrected), or the entire form. */
  readonly blocked: 'nothing' | 'submit' | 'form'
  /** Initial value of the email field. */
  readonly email: string
  /** Initial value of the birthday: 'YYYY-MM-DD' or ''. */
  readonly birthday: string
  /** The domain suggested by 'Did you mean …?'; null if there is none. */
  readonly suggestion: string | null
  /** Minimum length of a new password, shown in the hint. */
  readonly passwordMinimum: number
  /** What generators of passwords must keep to, as the attribute `passwordrules`. Default: what they like. */
  readonly generatorRules?: string | undefined
  /** Errors by place. */
  readonly errors: ErrorSlots<'email' | 'password' | 'birthday' | SocialProvider | 'notice', SignupErrorRow>
  /** Whether a toast announces the notice, which is then shown above the button without being announced. Default: false. */
  readonly isNoticeSaid?: boolean | undefined
  /** The server's message, shown instead of the row's text where the row says so. */
  readonly serverMessage: string | null
  /** The addresses of the pages that the form links to. */
  readonly links: { readonly terms: string; readonly privacy: string; readonly logIn: string }
}

/** Callbacks of the sign-up form. */
export interface SignupViewCallbacks extends Pick<LoginViewProps, 'onProvider' | 'onCancel' | 'onTouch'> {
  /** 'Continue with email'. */
  readonly onEmailChosen: () => void
  /** Called with the email whenever it is edited or filled in. */
  readonly onEmailChange: (value: string) => void
  /** Called with the email when its field loses focus. */
  readonly onEmailBlur: (value: string) => void
  /** Called when the user accepts the suggestion, which is already in the field. */
  readonly onSuggestion: () => void
  /** Called with the password whenever it is edited or filled in. */
  readonly onPasswordChange: (value: string) => void
  /** Called with the password when its field loses focus. */
  readonly onPasswordBlur: (value: string) => void
  /** Called with the birthday whenever it changes: 'YYYY-MM-DD', '' if empty, or '?' for a date that is not in the calendar. */
  readonly onBirthdayChange: (value: string) => void
  /** The last value of the password field before it was removed, kept only in memory. */
  readonly typedPassword: () => string
  /** Called with the values of the DOM at submit. */
  readonly onSubmit: (values: {
    readonly email: string
    readonly password: string
    readonly birthday: string
  }) => void
  /** The address of the password-reset page for an email, once the form logs in. Default: no link. */
  readonly resetHref?: ((email: string) => string) | undefined
  /** Called with the address of a link to another page of the app, in place of the browser. If omitted, the link is followed. */
  readonly onFollow?: ((href: string) => void) | undefined
  /** Called when the user switches to logging in. */
  readonly onLogIn: () => void
}

export interface SignupViewProps
  extends SignupViewState, SignupViewCallbacks, Pick<LoginViewProps, 'glyphs' | 'googleSlot'> {
  /** Lists the rules for a password, below its field; `id` names the list, which describes the field. Default: a hint. */
  readonly checklist?: { readonly id: string; readonly slot: ReactNode } | undefined
}
