'use client'
import { accountSwitcher } from '../../../messages/en/auth/accountSwitcher.ts'
import { LeavingView } from '../shell/LeavingView.tsx'
import { useText } from '../../text.tsx'
import { AccountsRoot } from './AccountSwitcherView.styles.ts'

/** Shown after a switch, while the page goes to the other account: the title stays where it was. */
export function SwitchedView() {
  const t = useText(accountSwitcher)
  return (
    <AccountsRoot>
      <h2>{t('accountSwitcher.title')}</h2>
      <LeavingView scene="back" />
    </AccountsRoot>
  )
}
