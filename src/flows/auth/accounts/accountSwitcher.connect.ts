import type { SnapshotFrom } from 'xstate'
import type { accountSwitcherMachine } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import { accountSwitcherErrors } from '../../../errors/auth/accountSwitcher.errors.ts'
import type {
  AccountSwitcherViewCallbacks,
  AccountSwitcherViewState,
} from '../../../views/auth/accounts/AccountSwitcherView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof accountSwitcherMachine

/** The state of the account switcher; null while the page navigates to the other account. auth.txt §3 "Saved accounts". */
export function connectAccountSwitcher(
  snapshot: SnapshotFrom<Machine>,
): Omit<AccountSwitcherViewState, 'addHref'> | null {
  if (snapshot.hasTag('view:leaving')) return null
  const { saved, currentId, chosenId, error, serverMessage } = snapshot.context
  return {
    isReading: snapshot.matches('reading'),
    accounts: saved.accounts,
    currentId,
    switchingId: snapshot.matches('switching') ? chosenId : null,
    error,
    serverMessage: error && 'message' in accountSwitcherErrors[error] ? serverMessage : null,
  }
}

export const accountSwitcherCallbacks = (
  send: SendTo<Machine>,
): Omit<AccountSwitcherViewCallbacks, 'onAdd'> => ({
  onChoose: (id) => send({ type: 'account.chosen', id }),
  onRemove: (id) => send({ type: 'account.removed', id }),
  onCancel: () => send({ type: 'switch.cancelled' }),
})
