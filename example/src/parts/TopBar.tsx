import { ProfileSwitcher } from 'tackboard/business'
import { Button } from 'tackboard/ui'
import type { PageProps } from '../page'
import { logOut } from '../session'

/** The bar above every page. Partners see below it for which profile they act. */
export function TopBar({ address, session }: PageProps) {
  return (
    <>
      <header className="bar">
        <a href="/">Pinwall</a>
        <form action="/search/" role="search">
          <input name="q" type="search" aria-label="Search Pins" placeholder="Search" />
        </form>
        {session === null && (
          <nav aria-label="Account">
            <a href="/login/">Log in</a> <a href="/signup/">Sign up</a>
          </nav>
        )}
        {session && (
          <nav aria-label="Account">
            <a href={`/${session.username}/`}>Your profile</a> <a href="/settings/accounts/">Accounts</a>{' '}
            <Button variant="secondary" size={40} onClick={() => logOut(session)}>
              Log out
            </Button>
          </nav>
        )}
      </header>
      <ProfileSwitcher path={address.pathname} />
    </>
  )
}
