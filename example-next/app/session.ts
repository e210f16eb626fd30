import type { TackboardProviderProps } from 'tackboard/auth'

type Session = NonNullable<TackboardProviderProps['session']>

const name = 'herbarium'

/** Who is logged in, on the server; null for a visitor. A real app would ask its API with the session's cookie. */
export function readSession(cookies: {
  get: (name: string) => { value: string } | undefined
}): Session | null {
  const stored = cookies.get(name)?.value
  return stored ? (JSON.parse(decodeURIComponent(stored)) as Session) : null
}

/** Remembers who is logged in, in the browser. */
export function rememberSession(session: Session) {
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(session))}; path=/; samesite=lax`
}
