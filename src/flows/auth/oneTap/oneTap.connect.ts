import type { SnapshotFrom } from 'xstate'
import type { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import { oneTapDialogOf, oneTapRow, type OneTapError } from '../../../errors/auth/oneTap.errors.ts'
import type { OneTapViewState } from '../../../views/auth/oneTap/OneTapView.tsx'
import type { NoticeName } from '../../../views/auth/recovery/notices.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

export type OneTapSnapshot = SnapshotFrom<typeof oneTapMachine>

/** What one-tap shows now: its card, the loading screen, a dialog, or nothing. */
export interface OneTapFrame extends Pick<OneTapViewState, 'error' | 'serverMessage'> {
  readonly card: OneTapViewState['state'] | null
  /** Somebody is logged in. The last view stays on a page that is about to be left. */
  readonly isDone: boolean
  /** The loading screen of a registration. */
  readonly isWelcoming: boolean
  /** The dialog of the failure, if it has one. */
  readonly notice: NoticeName | null
  /** For the dialog of too many attempts: how long until another one makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
  /** Of the loading screen's bar, in percent. */
  readonly progress: number
  /** Changes with every widget of the bot check, because each can be used once. */
  readonly widgetUses: number
  readonly isWidgetLoading: boolean
  readonly loginMfa: Child<'loginMfa'> | null
  readonly consents: Child<'consents'> | null
  readonly socialSignup: Child<'socialSignup'> | null
}

type Child<Name extends keyof OneTapSnapshot['children']> = NonNullable<OneTapSnapshot['children'][Name]>

const cards = {
  'view:oneTapButton': 'button',
  'view:oneTapLoggingIn': 'loggingIn',
  'view:oneTapOpening': 'loggingIn',
  'view:oneTapBotCheck': 'botCheck',
  'view:oneTapUnavailable': 'failed',
  'view:oneTapFailure': 'failed',
} as const

/** The row of the failure on screen: the name of the state. */
export const failureOf = ({ value }: Pick<OneTapSnapshot, 'value'>): OneTapError | null =>
  typeof value === 'object' && 'failure' in value ? value.failure : null

const isNotice = (row: OneTapError): row is Exclude<NonNullable<OneTapViewState['error']>, 'notLoaded'> =>
  oneTapRow(`oneTap.${row}`).placement.kind === 'notice'

/** What the card says about an error. */
function errorOf(snapshot: OneTapSnapshot): OneTapViewState['error'] {
  if (snapshot.matches('signupUnavailable')) return 'notLoaded'
  if (snapshot.matches('verifyingHuman')) return 'tooQuick'
  const row = failureOf(snapshot)
  return row && isNotice(row) ? row : null
}

/** One-tap's view and what is in it. */
export function connectOneTap(snapshot: OneTapSnapshot): OneTapFrame {
  const { children, context } = snapshot
  const tags: ReadonlySet<string> = snapshot.tags
  const row = failureOf(snapshot)
  // SAFETY: a test holds every dialog of the table to a row of `notices`.
  const notice = row && (oneTapDialogOf(`oneTap.${row}`) as NoticeName | null)
  const [, card = null] = Object.entries(cards).find(([tag]) => tags.has(tag)) ?? []
  return {
    card: notice ? null : card,
    isDone: snapshot.matches('loggedIn') || snapshot.matches('registered'),
    isWelcoming: tags.has('view:welcomeLoading'),
    notice,
    waitMs: context.waitMs,
    error: errorOf(snapshot),
    serverMessage: row && oneTapRow(`oneTap.${row}`).message === 'server' ? context.serverMessage : null,
    progress: context.progress,
    widgetUses: context.widgetUses,
    isWidgetLoading: snapshot.matches({ verifyingHuman: 'loadingWidget' }),
    loginMfa: children.loginMfa ?? null,
    consents: children.consents ?? null,
    socialSignup: children.socialSignup ?? null,
  }
}

export const oneTapCallbacks = (send: SendTo<typeof oneTapMachine>) => ({
  onToken: (idToken: string) => send({ type: 'token.received', idToken }),
  onRetry: () => send({ type: 'offer.retried' }),
  onDismiss: () => send({ type: 'offer.dismissed' }),
  onReady: () => send({ type: 'bot.loaded' }),
  onSolved: (token: string) => send({ type: 'bot.solved', token }),
  onFailed: () => send({ type: 'bot.failed' }),
})
