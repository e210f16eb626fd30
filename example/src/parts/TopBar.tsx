import { useLogOut } from 'tackboard/auth'
import { ProfileSwitcher } from 'tackboard/business'
import { Button } from 'tackboard/ui'
import type { PageProps } from '../page'

/** The bar above every page. Partners see below it for which profile they act. */
export function TopBar({ address, session }: PageProps) {
  const { logOut, isPending, error } = useLogOut()
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
            <Button variant="secondary" size={40} busy={isPending} onClick={logOut}>
              Log out
            </Button>
          </nav>
        )}
      </header>
      {error && <p role="alert">{error}</p>}
      <ProfileSwitcher path={address.pathname} />
    </>
  )
}
