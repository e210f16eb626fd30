'use client'
import type { AccountSwitcherEmitted } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import { AccountSwitcherView } from '../../../views/auth/accounts/AccountSwitcherView.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { accountSwitcherCallbacks, connectAccountSwitcher } from './accountSwitcher.connect.ts'
import { runAccountEffect, type Switched } from './accountSwitcher.effects.ts'
import { provideAccountSwitcher } from './accountSwitcher.services.ts'

export interface AccountSwitcherProps {
  /** Id of the current account, which can be neither chosen nor removed. Default: none. */
  readonly currentId?: string | undefined
  /** Called when the user wants to add an account. Default: a link to `policy.paths.addAccount`. */
  readonly onAddAccount?: (() => void) | undefined
  /** Called after the switch, instead of navigating. Default: the page goes to `/{username}`. */
  readonly onSwitched?: ((result: Switched) => void) | undefined
}

/**
 * Lists the accounts saved on this device, to switch to one, remove one or add another. auth.txt §3 "Saved
 * accounts", §2 "account-switch mode".
 */
export function AccountSwitcher({ currentId = '', onAddAccount, onSwitched }: AccountSwitcherProps) {
  const { policy } = useTackboard()
  const actor = useFlow(
    provideAccountSwitcher,
    { policy, currentId: currentId || null },
    (effect: AccountSwitcherEmitted, config) => runAccountEffect(effect, config, onSwitched),
  )
  const props = useConnect(actor, connectAccountSwitcher, accountSwitcherCallbacks)
  return props ? (
    <AccountSwitcherView {...props} addHref={policy.paths.addAccount} onAdd={onAddAccount} />
  ) : (
    <LeavingView />
  )
}
