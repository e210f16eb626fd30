import type { Clock, CredentialStore } from './platform.ts'

/** What TypeScript's DOM library leaves out: only some browsers have it. */
interface PasswordCredentials {
  readonly PasswordCredential?: new (data: { readonly id: string; readonly password: string }) => Credential
}

/**
 * The browser's credential store. A log-in never depends on it: it resolves when the browser has none, when it refuses, and when it has
 * not answered in time. auth.txt §4 "stored in the browser credential store if possible". C13.
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
          // SAFETY: the constructor is optional in the type, and looked for before it is used.
          const { PasswordCredential } = globalThis as PasswordCredentials
          if (!PasswordCredential) return finish()
          navigator.credentials.store(new PasswordCredential(credential)).then(finish, finish)
        } catch {
          finish()
        }
      }),
  }
}
