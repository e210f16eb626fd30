import type { recovery } from '../../../messages/en/auth/recovery.ts'

type Key = keyof typeof recovery

/** The text and actions of a notice. */
export interface NoticeRow {
  readonly title: Key
  /** Sentences in order. */
  readonly body: readonly Key[]
  /** Replaces the first sentence if the e-mail is known; has {email}. */
  readonly bodyTo?: Key
  /** The actions, the primary one last. */
  readonly actions: readonly ('ok' | 'resetPassword' | 'resend')[]
}

const plain = ['ok'] as const
const reset = ['ok', 'resetPassword'] as const

/** The dialogs over logging in, one row each. auth.txt §2 "Account-recovery modals", §8. */
export const notices = {
  deactivated: {
    title: 'recovery.deactivated.title',
    body: ['recovery.deactivated.body', 'recovery.deactivated.reasons', 'recovery.deactivated.appeal'],
    actions: plain,
  },
  loginAssistance: {
    title: 'recovery.loginAssistance.title',
    body: ['recovery.loginAssistance.body'],
    bodyTo: 'recovery.loginAssistance.bodyTo',
    actions: plain,
  },
  tooManyAttempts: {
    title: 'recovery.tooManyAttempts.title',
    body: ['recovery.tooManyAttempts.body'],
    actions: plain,
  },
  softBanned: {
    title: 'recovery.softBanned.title',
    body: ['recovery.softBanned.body', 'recovery.softBanned.more'],
    actions: reset,
  },
  facebookNoMatch: {
    title: 'recovery.facebookNoMatch.title',
    body: ['recovery.facebookNoMatch.body'],
    actions: reset,
  },
  googleNoMatch: {
    title: 'recovery.googleNoMatch.title',
    body: ['recovery.googleNoMatch.body'],
    actions: reset,
  },
  lineNoMatch: {
    title: 'recovery.lineNoMatch.title',
    body: ['recovery.lineNoMatch.body'],
    actions: reset,
  },
  facebookUnavailable: {
    title: 'recovery.facebookUnavailable.title',
    body: ['recovery.facebookUnavailable.body'],
    actions: plain,
  },
  googleUnavailable: {
    title: 'recovery.googleUnavailable.title',
    body: ['recovery.googleUnavailable.body'],
    actions: plain,
  },
  lineUnavailable: {
    title: 'recovery.lineUnavailable.title',
    body: ['recovery.lineUnavailable.body'],
    actions: plain,
  },
  passwordResetSent: {
    title: 'recovery.passwordResetSent.title',
    body: ['recovery.passwordResetSent.body'],
    bodyTo: 'recovery.passwordResetSent.bodyTo',
    actions: ['resend', 'ok'],
  },
} as const satisfies Record<string, NoticeRow>

export type NoticeName = keyof typeof notices
