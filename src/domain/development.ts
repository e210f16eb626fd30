// Declared here, as the package's own types know no Node.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warned = new Set<string>()

/**
 * Tells a developer on the console what went wrong, once per page and text. Nothing happens in production. Bundlers replace
 * `process.env.NODE_ENV`, and then drop what is in it; without one it is not there, which counts as production.
 */
export function warnDeveloper(describe: () => string | null): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const text = describe()
      if (text === null || warned.has(text)) return
      warned.add(text)
      // oxlint-disable-next-line no-console -- only a developer sees it
      console.warn(`Tackboard: ${text}`)
    }
  } catch {
    // No bundler has replaced it.
  }
}
