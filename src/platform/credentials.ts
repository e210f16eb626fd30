import type { CredentialStore } from './page.types.ts'
import type { Clock } from './platform.ts'

/** Missing from TypeScript's DOM library, and from some browsers. */
interface PasswordCredentials {
  readonly PasswordCredential?: new (data: { readonly id: string; readonly password: string }) => Credential
}

/**
 * The browser's credential store. Never fails a log-in: it also resolves if the browser has no store, rejects the request or does not
 * respond in time.
 */
export function createCredentials(clock: Clock): CredentialStore {
  return {
    store: (credential, timeoutMs) =>
      new Promise((resolve) => {
        const timer = clock.setTimeout(resolve, timeoutMs)
        const finish = () => {
          clock.clearTimeout(timer)
          resolve()
        }
        try {
          // SAFETY: the constructor is optional in the type and checked before use.
          const { PasswordCredential } = globalThis as PasswordCredentials
          if (!PasswordCredential) return finish()
          navigator.credentials.store(new PasswordCredential(credential)).then(finish, finish)
        } catch {
          finish()
        }
      }),
    async read(mediation, signal) {
      // Other browsers have the method alone, for passkeys.
      if (!('PasswordCredential' in globalThis)) return 'notSupported'
      return (await import('./sdk/readCredential.ts')).readCredential(mediation, signal)
    },
    preventSilentAccess() {
      try {
        navigator.credentials.preventSilentAccess().catch(() => {})
      } catch {
        // A browser without a store, or a page that is not secure.
      }
    },
  }
}
