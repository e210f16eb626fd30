import { useState } from 'react'
import { LoginPage, TackboardProvider, type LoggedIn, type TackboardProviderProps } from 'tackboard'
import { Home } from './Home'

/** The app: one page, and the log-in in front of it. */
export function App(words: Omit<TackboardProviderProps, 'children'>) {
  const [user, setUser] = useState<LoggedIn['user']>()

  const enter = ({ user: member, redirectTo }: LoggedIn) => {
    // Checked by Tackboard: our own origin, whatever `?next=` has asked for.
    history.replaceState(null, '', redirectTo)
    setUser(member)
  }

  return (
    <TackboardProvider {...words}>
      {user ? <Home user={user} /> : <LoginPage onLoggedIn={enter} />}
    </TackboardProvider>
  )
}
