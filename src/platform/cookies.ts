import type { Cookies } from './platform.ts'

/** The part of `document` that is used. */
type Jar = Pick<Document, 'cookie'>

/** Cookies over a document that may block them (a sandboxed frame throws). C9. */
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
        // Blocked: whoever needs the flag keeps it elsewhere as well.
      }
    },
  }
}
