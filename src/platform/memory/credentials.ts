import type { Clock, CredentialStore } from '../platform.ts'

/** A password manager in memory. */
export interface MemoryCredentials extends CredentialStore {
  /** 'absent' and 'rejects' resolve at once and store nothing; 'hangs' resolves when the time is up. C13. */
  mode: 'ok' | 'absent' | 'rejects' | 'hangs'
  readonly stored: readonly { readonly id: string; readonly password: string }[]
}

export function createMemoryCredentials(clock: Clock, mode: MemoryCredentials['mode'] = 'ok'): MemoryCredentials {
  const stored: { readonly id: string; readonly password: string }[] = []
  return {
    mode,
    stored,
    store(credential, timeoutMs) {
      if (this.mode === 'hangs') return new Promise((resolve) => void clock.setTimeout(resolve, timeoutMs))
      if (this.mode === 'ok') stored.push(credential)
      return Promise.resolve()
    },
  }
}
