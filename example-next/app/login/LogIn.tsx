'use client'
import { LoginPage, type LoggedIn } from 'tackboard/auth'
import { rememberSession } from '../session'

/** A client component, because a server component cannot pass a function on. */
export function LogIn() {
  const enter = ({ user, redirectTo }: LoggedIn) => {
    rememberSession({ userId: user.id, username: user.username, fullName: user.full_name ?? user.username })
    // Validated by Tackboard: always on our own origin. The page is loaded again, since the server knows the member now.
    location.assign(redirectTo)
  }
  return <LoginPage onLoggedIn={enter} />
}
