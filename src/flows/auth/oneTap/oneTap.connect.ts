import type { SnapshotFrom } from 'xstate'
import type { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import { oneTapDialogOf, type OneTapError } from '../../../errors/auth/oneTap.errors.ts'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { NoticeName } from '../../../views/auth/recovery/notices.ts'

/** What one-tap shows now; null: nothing. */
export interface OneTapFrame {
  readonly view: 'button' | 'loggingIn' | 'welcome' | 'failed' | null
  /** Of the loading screen's bar, in percent. */
  readonly progress: number
  readonly error: OneTapError | null
  /** The dialog that the error opens, if it opens one. */
  readonly dialog: NoticeName | null
  readonly serverMessage: string | null
}

const views = {
  'view:oneTapButton': 'button',
  'view:oneTapLoggingIn': 'loggingIn',
  'view:welcomeLoading': 'welcome',
  'view:oneTapFailed': 'failed',
} as const

/** One-tap's view and what is in it. auth.txt §2 "Loading screen", §6. */
export function connectOneTap({
  tags,
  context,
}: Pick<SnapshotFrom<typeof oneTapMachine>, 'tags' | 'context'>): OneTapFrame {
  const { error, progress, serverMessage } = context
  // SAFETY: a test holds every dialog of the table to a row of `notices`.
  const dialog = error && (oneTapDialogOf(`oneTap.${error}`) as NoticeName | null)
  return { view: viewOf(tags, context.isNew), progress, error, dialog, serverMessage }
}

function viewOf(tags: ReadonlySet<string>, isNew: boolean): OneTapFrame['view'] {
  // The last view stays until the page is left.
  if (tags.has('view:leaving')) return isNew ? 'welcome' : 'loggingIn'
  const [, view = null] = Object.entries(views).find(([tag]) => tags.has(tag)) ?? []
  return view
}

export const oneTapCallbacks = (send: SendTo<typeof oneTapMachine>) => ({
  onToken: (idToken: string) => send({ type: 'token.received', idToken }),
  onRetry: () => send({ type: 'offer.retried' }),
  onDismiss: () => send({ type: 'offer.dismissed' }),
})
