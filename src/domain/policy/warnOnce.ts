// Declared here, as the package's own types know no Node.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warned = new Set<string>()

/**
 * Warns a developer of a part of an app's policy, once per page. Nothing happens in production. Bundlers replace `process.env.NODE_ENV`;
 * without one it is not there, which counts as production.
 */
export function warnOnce(part: string, problem: () => string): void {
  try {
    if (process.env.NODE_ENV !== 'production' && !warned.has(part)) {
      warned.add(part)
      // oxlint-disable-next-line no-console -- only a developer sees it
      console.warn(`Tackboard: policy${part && `.${part}`} ${problem()}`)
    }
  } catch {
    // No bundler has replaced it.
  }
}
