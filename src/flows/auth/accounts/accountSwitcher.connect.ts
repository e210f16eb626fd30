import type { SnapshotFrom } from 'xstate'
import type { accountSwitcherMachine } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import {
  accountSwitcherDialogOf,
  accountSwitcherRow,
  type AccountSwitcherError,
} from '../../../errors/auth/accountSwitcher.errors.ts'
import type {
  AccountSwitcherViewCallbacks,
  AccountSwitcherViewState,
} from '../../../views/auth/accounts/AccountSwitcherView.tsx'
import type { NoticeName } from '../../../views/auth/recovery/notices.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof accountSwitcherMachine
type Snapshot = SnapshotFrom<Machine>

/** The row of the failure on screen: the name of the state. */
export const failureOf = ({ value }: Pick<Snapshot, 'value'>): AccountSwitcherError | null =>
  typeof value === 'object' && 'failure' in value ? value.failure : null

const isNotice = (row: AccountSwitcherError): row is NonNullable<AccountSwitcherViewState['error']> =>
  accountSwitcherRow(`accountSwitcher.${row}`).placement.kind === 'notice'

function errorOf(snapshot: Snapshot): AccountSwitcherViewState['error'] {
  if (snapshot.matches('verifyingHuman')) return 'tooQuick'
  const row = failureOf(snapshot)
  return row && isNotice(row) ? row : null
}

/** The state of the account switcher; null while the page navigates to the other account. */
export function connectAccountSwitcher(
  snapshot: Snapshot,
): Omit<AccountSwitcherViewState, 'addHref' | 'botCheckSlot'> | null {
  if (snapshot.hasTag('view:leaving')) return null
  const { saved, currentId, chosenId, removed, serverMessage } = snapshot.context
  const row = failureOf(snapshot)
  const isChoosing = ['reading', 'empty', 'choosing', 'failure', 'loginMfa'].some(
    (state) => state === topOf(snapshot),
  )
  return {
    isReading: snapshot.matches('reading'),
    accounts: saved.accounts,
    removed: snapshot.can({ type: 'removal.undone' }) ? (removed?.account ?? null) : null,
    currentId,
    switchingId: isChoosing ? null : chosenId,
    expiredId: row === 'expired' ? chosenId : null,
    error: errorOf(snapshot),
    serverMessage:
      row && accountSwitcherRow(`accountSwitcher.${row}`).message === 'server' ? serverMessage : null,
  }
}

const topOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.keys(value)[0])

/** What is over the list, or in it besides the accounts. */
export function connectAccountSteps(snapshot: Snapshot) {
  const { saved, chosenId, waitMs, widgetUses } = snapshot.context
  const row = failureOf(snapshot)
  return {
    // SAFETY: a test holds every dialog of the table to a row of `notices`.
    notice: row && (accountSwitcherDialogOf(`accountSwitcher.${row}`) as NoticeName | null),
    waitMs,
    loginMfa: snapshot.children.loginMfa ?? null,
    email: saved.accounts.find(({ id }) => id === chosenId)?.email ?? '',
    /** Null without a bot check; a new number for each widget, because it can be used once. */
    widget: snapshot.matches('verifyingHuman') ? widgetUses : null,
    isWidgetLoading: snapshot.matches({ verifyingHuman: 'loadingWidget' }),
  }
}

export const accountSwitcherCallbacks = (
  send: SendTo<Machine>,
): Omit<AccountSwitcherViewCallbacks, 'onAdd'> => ({
  onChoose: (id) => send({ type: 'account.chosen', id }),
  onRemove: (id) => send({ type: 'account.removed', id }),
  onUndo: () => send({ type: 'removal.undone' }),
  onCancel: () => send({ type: 'switch.cancelled' }),
})

export const accountStepCallbacks = (send: SendTo<Machine>) => ({
  onClose: () => send({ type: 'notice.closed' }),
  onReady: () => send({ type: 'bot.loaded' }),
  onSolved: (token: string) => send({ type: 'bot.solved', token }),
  onFailed: () => send({ type: 'bot.failed' }),
})
