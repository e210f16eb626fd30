import type { CheckedRule } from '../../../domain/auth/signup/passwordChecklist.ts'
import type { NewPasswordSlots } from '../../../errors/auth/newPassword.errors.ts'

/** The states of the page; each has one title. */
export type NewPasswordScreen =
  | 'checking'
  /** The link could not be checked. */
  | 'unchecked'
  | 'linkInvalid'
  | 'linkExpired'
  | 'linkUsed'
  | 'editing'
  | 'done'
  | 'leaving'

/** State of the page for a new password. */
export interface NewPasswordViewState {
  /** What the page shows. */
  readonly screen: NewPasswordScreen
  /** The name to log in with, for the person and for password managers; '' if unknown. */
  readonly account: string
  /** Minimum length of the password, in characters. */
  readonly minimum: number
  /** The rules, judged for what is typed. */
  readonly checklist: readonly CheckedRule[]
  /** The rules for generators of passwords, as the attribute `passwordrules`. Default: they choose. */
  readonly generatorRules?: string | undefined
  /** Whether the password is typed twice. */
  readonly isTwice: boolean
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether a call takes unusually long; sending can then be cancelled. */
  readonly isSlow: boolean
  /** The errors by place; a place without an error is left out. */
  readonly errors: NewPasswordSlots
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
  /** After too many attempts: in how many minutes to try again; 0: now. Default: unknown. */
  readonly waitMinutes?: number | null | undefined
  /** The page to log in. */
  readonly loginHref: string
  /** Where a new link is requested. */
  readonly resetHref: string
}

/** Callbacks of the page for a new password. */
export interface NewPasswordViewCallbacks {
  /** Called with the password whenever it is edited, so that its rules can be judged. */
  readonly onPasswordChange: (password: string) => void
  /** Called whenever the second field is edited, so that its error can go. */
  readonly onConfirmationChange: () => void
  /** `confirmation` is '' where the password is not typed twice. */
  readonly onSubmit: (values: { readonly password: string; readonly confirmation: string }) => void
  /** Called when the user cancels a call that takes long. */
  readonly onCancel: () => void
  /** Checks the link again. */
  readonly onRetry: () => void
}

export type NewPasswordViewProps = NewPasswordViewState & NewPasswordViewCallbacks
