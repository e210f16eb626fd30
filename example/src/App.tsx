import { useState } from 'react'
import { LoginPage, TackboardProvider, type LoggedIn, type TackboardProviderProps } from 'tackboard'
import { Home } from './Home'
import { rememberSession } from './session'

/** The app: a page behind a log-in. */
export function App(words: Omit<TackboardProviderProps, 'children'>) {
  const [user, setUser] = useState<LoggedIn['user']>()

  const enter = ({ user: member, redirectTo }: LoggedIn) => {
    rememberSession(member)
    // Validated by Tackboard: always on our own origin, whatever `?next=` contains.
    history.replaceState(null, '', redirectTo)
    setUser(member)
  }

  return (
    <TackboardProvider {...words}>
      {user ? <Home user={user} /> : <LoginPage onLoggedIn={enter} />}
    </TackboardProvider>
  )
}
