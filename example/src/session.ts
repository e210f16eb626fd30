import { createBrowserPlatform, type LoggedIn, type TackboardProviderProps } from 'tackboard'

type Session = NonNullable<TackboardProviderProps['session']>

const KEY = 'herbarium.session'
/** Storage that also works where the browser blocks it. */
const { storage } = createBrowserPlatform()

/** Remembers who is logged in, for every window of the app. A real app would use a session cookie. */
export function rememberSession({ id, username, full_name }: LoggedIn['user']) {
  const session: Session = { userId: id, username, fullName: full_name ?? username }
  storage.set(KEY, session)
}

/** Who is logged in; null for a visitor. */
export const storedSession = (): Session | null => storage.get(KEY, (stored) => stored as Session | null)
