import { AccountSwitcher, PasskeyList } from 'tackboard/auth'
import type { PageProps } from '../page'
import { MembersOnly } from './EntryPages'

/** The accounts that are saved on this device, and the passkeys of the member. */
export function AccountsPage({ address, session }: PageProps) {
  if (session === undefined) return null
  if (session === null) return <MembersOnly address={address} />
  return (
    <main>
      <h1>Accounts</h1>
      <AccountSwitcher />
      <PasskeyList />
    </main>
  )
}
