import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { recovery } from '../../../messages/en/auth/recovery.ts'

type WaitKey = 'recovery.tooManyAttempts.bodyIn'
type Key = Exclude<keyof typeof recovery, WaitKey | 'forgotPassword.rateLimitedIn'>

/** The text and actions of a notice. */
export interface NoticeRow {
  /** The icon over the title, and its tint. */
  readonly about: 'closed' | 'mail' | 'mailSent' | 'tooMany' | 'protected' | 'unknown' | 'unavailable'
  readonly title: Key
  /** Sentences in order. */
  readonly body: readonly Key[]
  /** The providers that the body names as another way to log in. */
  readonly suggests?: readonly SocialProvider[]
  /** Replaces the body where one of them is not offered. */
  readonly bodyWithout?: readonly Key[]
  /** Replaces the first sentence if the email is known; has {email}. */
  readonly bodyTo?: Key
  /** Replaces the first sentence if the wait is known; has {minutes}. */
  readonly bodyIn?: WaitKey
  /** The actions, the primary one last. */
  readonly actions: readonly ('ok' | 'resetPassword' | 'resend')[]
}

const plain = ['ok'] as const
const reset = ['ok', 'resetPassword'] as const

/** The dialogs over logging in, one row each. */
export const notices = {
  deactivated: {
    about: 'closed',
    title: 'recovery.deactivated.title',
    body: ['recovery.deactivated.body', 'recovery.deactivated.reasons', 'recovery.deactivated.appeal'],
    actions: plain,
  },
  loginAssistance: {
    about: 'mail',
    title: 'recovery.loginAssistance.title',
    body: ['recovery.loginAssistance.body'],
    bodyTo: 'recovery.loginAssistance.bodyTo',
    actions: plain,
  },
  tooManyAttempts: {
    about: 'tooMany',
    title: 'recovery.tooManyAttempts.title',
    body: ['recovery.tooManyAttempts.body'],
    bodyIn: 'recovery.tooManyAttempts.bodyIn',
    actions: ['resetPassword', 'ok'],
  },
  softBanned: {
    about: 'protected',
    title: 'recovery.softBanned.title',
    body: ['recovery.softBanned.more', 'recovery.softBanned.body'],
    suggests: ['facebook', 'google'],
    bodyWithout: ['recovery.softBanned.more'],
    actions: reset,
  },
  facebookNoMatch: {
    about: 'unknown',
    title: 'recovery.facebookNoMatch.title',
    body: ['recovery.facebookNoMatch.body'],
    actions: reset,
  },
  googleNoMatch: {
    about: 'unknown',
    title: 'recovery.googleNoMatch.title',
    body: ['recovery.googleNoMatch.body'],
    actions: reset,
  },
  lineNoMatch: {
    about: 'unknown',
    title: 'recovery.lineNoMatch.title',
    body: ['recovery.lineNoMatch.body'],
    actions: reset,
  },
  facebookUnavailable: {
    about: 'unavailable',
    title: 'recovery.facebookUnavailable.title',
    body: ['recovery.facebookUnavailable.body'],
    suggests: ['google'],
    bodyWithout: ['recovery.lineUnavailable.body'],
    actions: plain,
  },
  googleUnavailable: {
    about: 'unavailable',
    title: 'recovery.googleUnavailable.title',
    body: ['recovery.googleUnavailable.body'],
    suggests: ['facebook'],
    bodyWithout: ['recovery.lineUnavailable.body'],
    actions: plain,
  },
  lineUnavailable: {
    about: 'unavailable',
    title: 'recovery.lineUnavailable.title',
    body: ['recovery.lineUnavailable.body'],
    actions: plain,
  },
  passwordResetSent: {
    about: 'mailSent',
    title: 'recovery.passwordResetSent.title',
    body: ['recovery.passwordResetSent.body'],
    bodyTo: 'recovery.passwordResetSent.bodyTo',
    actions: ['resend', 'ok'],
  },
  /** The same where nobody is to learn whether the account exists. */
  passwordResetRequested: {
    about: 'mailSent',
    title: 'recovery.passwordResetSent.title',
    body: ['recovery.passwordResetRequested.body'],
    bodyTo: 'recovery.passwordResetRequested.bodyTo',
    actions: ['resend', 'ok'],
  },
} as const satisfies Record<string, NoticeRow>

export type NoticeName = keyof typeof notices
