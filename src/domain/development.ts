const warned = new Set<string>()

/**
 * Tells a developer on the console what went wrong, once per page and text. Callers ask for `process.env.NODE_ENV` themselves, so that
 * bundlers drop the call and all that only it needs from a production build. Without a bundler `process` is not there, which counts as
 * production.
 */
export function warnDeveloper(text: string | null): void {
  if (text === null || warned.has(text)) return
  warned.add(text)
  // oxlint-disable-next-line no-console -- only a developer sees it
  console.warn(`Tackboard: ${text}`)
}
