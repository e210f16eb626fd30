import type { EventFrom, SnapshotFrom } from 'xstate'
import type { accountSwitcherMachine } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import { accountSwitcherErrors } from '../../../errors/auth/accountSwitcher.errors.ts'
import type { AccountSwitcherViewProps } from '../../../views/auth/accounts/AccountSwitcherView.tsx'

type Machine = typeof accountSwitcherMachine

/** The account switcher's props; null while the page is left for the other account. auth.txt §3 "Saved accounts". */
export function connectAccountSwitcher(
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
): Omit<AccountSwitcherViewProps, 'addHref' | 'onAdd'> | null {
  if (snapshot.hasTag('view:leaving')) return null
  const { saved, currentId, chosenId, error, serverMessage } = snapshot.context
  return {
    isReading: snapshot.matches('reading'),
    accounts: saved.accounts,
    currentId,
    switchingId: snapshot.matches('switching') ? chosenId : null,
    error,
    serverMessage: error && 'words' in accountSwitcherErrors[error] ? serverMessage : null,
    onChoose: (id) => send({ type: 'account.chosen', id }),
    onRemove: (id) => send({ type: 'account.removed', id }),
    onCancel: () => send({ type: 'switch.cancelled' }),
  }
}
