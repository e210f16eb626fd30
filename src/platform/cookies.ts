import type { Cookies } from './platform.ts'

/** The part of `document` we use. */
type Jar = Pick<Document, 'cookie'>

/** Cookies of a document that may block them, as a sandboxed frame does by throwing. */
export function createCookies(jar: () => Jar): Cookies {
  return {
    get(name) {
      try {
        const pair = jar()
          .cookie.split('; ')
          .find((text) => text.startsWith(`${name}=`))
        return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
      } catch {
        return null
      }
    },
    set(name, value, maxAgeSeconds) {
      try {
        const cookieStore = jar()
        cookieStore.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax`
      } catch {
        // Blocked. Callers also store the flag elsewhere.
      }
    },
  }
}
