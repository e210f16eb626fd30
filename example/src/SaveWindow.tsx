import { useState } from 'react'
import { TackboardProvider, type LoggedIn, type TackboardProviderProps } from 'tackboard'
import { CreatePinPage } from 'tackboard/create-pin'
import { rememberSession, storedSession } from './session'

/** The window that the bookmarklet opens, at /pin/create/bookmarklet/. */
export function SaveWindow(words: Omit<TackboardProviderProps, 'children'>) {
  const [session] = useState(storedSession)
  const enter = ({ user, redirectTo }: LoggedIn) => {
    rememberSession(user)
    location.assign(redirectTo)
  }
  return (
    <TackboardProvider {...words} session={session}>
      <CreatePinPage onLoggedIn={enter} />
    </TackboardProvider>
  )
}
