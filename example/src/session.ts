import { useEffect, useState } from 'react'
import { createBrowserPlatform } from 'tackboard'
import type { Session } from 'tackboard/auth'

/** Who the session's cookie belongs to. This is a call of the mock server: a real app has its own call. */
const path = '/__tackboard/session'

/** The browser, with the app's ID for each provider that people can log in with. A provider without one has no button. */
export const platform = createBrowserPlatform({ providers: { google: { clientId: 'pinwall' } } })

async function readSession(): Promise<Session | null> {
  const response = await fetch(path)
  const { session }: { session: Session | null } = await response.json()
  return session
}

/** The member who is logged in; null for a visitor, undefined until it is known. */
export function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>()
  useEffect(() => {
    readSession().then(setSession, () => setSession(null))
  }, [])
  return session
}
