import type { Clock, CredentialStore } from '../platform.ts'

/** A password manager in memory. */
export interface MemoryCredentials extends CredentialStore {
  /** 'absent' and 'rejects' resolve immediately without storing; 'hangs' resolves on timeout. */
  mode: 'ok' | 'absent' | 'rejects' | 'hangs'
  readonly stored: readonly { readonly id: string; readonly password: string }[]
}

export function createMemoryCredentials(
  clock: Clock,
  mode: MemoryCredentials['mode'] = 'ok',
): MemoryCredentials {
  const stored: { readonly id: string; readonly password: string }[] = []
  const port: MemoryCredentials = {
    mode,
    stored,
    store(credential, timeoutMs) {
      if (port.mode === 'hangs') return new Promise((resolve) => void clock.setTimeout(resolve, timeoutMs))
      if (port.mode === 'ok') stored.push(credential)
      return Promise.resolve()
    },
  }
  return port
}
