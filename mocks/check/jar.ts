/** The cookies of a session, as a browser would keep them. */
export interface Jar {
  keep(response: Response): void
  header(): Readonly<Record<string, string>>
}

export function createJar(): Jar {
  const cookies = new Map<string, string>()
  return {
    keep(response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const [name = '', ...value] = pair.split('=')
        if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name.trim())
        else cookies.set(name.trim(), value.join('='))
      }
    },
    header: () =>
      cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {},
  }
}
