import type { ReactNode } from 'react'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { ErrorSlots } from '../../../errors/rows.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { LoginViewProps } from '../login/LoginView.types.ts'

/** A row that stands in the form: one of its own, or what a provider came to. */
export type SignupErrorRow = SignupRowId | Extract<AuthRowId, `social.${string}`>

/** What a sign-up form shows. Names, never sentences; the one sentence that travels is a server's own. */
export interface SignupViewState extends Pick<
  LoginViewProps,
  'layout' | 'isPending' | 'isSlow' | 'pendingProvider' | 'isPopupOpen' | 'providers'
> {
  /**
   * 'choosing': the social buttons and 'Continue with email'; 'signup': the form; 'login': the e-mail has an account, so there is no
   * birthday and the button logs in. auth.txt §2, §4 "Signup form mode".
   */
  readonly mode: 'choosing' | 'signup' | 'login'
  /** What was refused for someone's age: the submit alone (the birthday may be corrected), or the whole form. auth.txt §5. */
  readonly blocked: 'nothing' | 'submit' | 'form'
  /** What the fields hold at first; a birthday is 'YYYY-MM-DD' or ''. */
  readonly email: string
  readonly birthday: string
  /** 'Did you mean …?'; null when there is nothing to ask. auth.txt §5. */
  readonly suggestion: string | null
  /** Fewest characters of a new password; the hint says so. */
  readonly passwordMinimum: number
  /** Errors by the place they stand at. */
  readonly errors: ErrorSlots<'email' | 'password' | 'birthday' | SocialProvider | 'notice', SignupErrorRow>
  /** The server's own words, shown in place of the row's when the row says so. */
  readonly serverMessage: string | null
  readonly links: { readonly terms: string; readonly privacy: string; readonly logIn: string }
}

/** What a sign-up form tells. */
export interface SignupViewCallbacks extends Pick<LoginViewProps, 'onProvider' | 'onCancel' | 'onTouch'> {
  /** 'Continue with email'. */
  readonly onEmailChosen: () => void
  readonly onEmailChange: (value: string) => void
  readonly onEmailBlur: (value: string) => void
  /** The suggestion is taken; the field holds it already. */
  readonly onSuggestion: () => void
  readonly onPasswordChange: (value: string) => void
  readonly onPasswordBlur: (value: string) => void
  readonly onBirthdayChange: (value: string) => void
  /** What the password field held when it was last there. It is kept in memory alone. H7. */
  readonly typedPassword: () => string
  /** The values that stand in the DOM at submit. */
  readonly onSubmit: (values: {
    readonly email: string
    readonly password: string
    readonly birthday: string
  }) => void
  /** The person switches to logging in. */
  readonly onLogIn: () => void
}

export interface SignupViewProps extends SignupViewState, SignupViewCallbacks {
  /** An app's own provider marks; the default is a plain letter. */
  readonly glyphs?: Partial<Record<SocialProvider, ReactNode>> | undefined
}
