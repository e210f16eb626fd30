import type { CredentialRefusal, StoredCredential } from '../../domain/auth/storedCredential.ts'
import type { CredentialStore } from '../page.types.ts'
import type { Clock } from '../platform.ts'

/** A password manager in memory. */
export interface MemoryCredentials extends CredentialStore {
  /** 'absent' and 'rejects' resolve immediately without storing; 'hangs' resolves on timeout. */
  mode: 'ok' | 'absent' | 'rejects' | 'hangs'
  readonly stored: readonly StoredCredential[]
  /** What it gives when it is asked for a password; 'waits' until `choose` is called, and 'hangs' for ever. Default: 'none'. */
  kept: StoredCredential | CredentialRefusal | 'waits' | 'hangs'
  /** Whether the person has to be asked before it gives a password. Default: false. */
  isGuarded: boolean
  /** How it was asked so far: 'silent' or 'optional'. */
  readonly asked: readonly string[]
  /** How many requests wait for the person. */
  readonly waiting: number
  /** The person chooses this password where a request waits, or closes the choice. */
  choose(chosen: StoredCredential | 'dismissed'): void
  read: NonNullable<CredentialStore['read']>
  preventSilentAccess(): void
}

export function createMemoryCredentials(
  clock: Clock,
  mode: MemoryCredentials['mode'] = 'ok',
): MemoryCredentials {
  const stored: StoredCredential[] = []
  const asked: string[] = []
  const waiting = new Set<(chosen: StoredCredential | 'dismissed') => void>()
  const port: MemoryCredentials = {
    mode,
    stored,
    kept: 'none',
    isGuarded: false,
    asked,
    get waiting() {
      return waiting.size
    },
    choose(chosen) {
      for (const resolve of waiting) resolve(chosen)
      waiting.clear()
    },
    async read(mediation, signal) {
      asked.push(mediation)
      const { kept } = port
      if (kept === 'waits' || kept === 'hangs')
        return new Promise((resolve) => {
          if (kept === 'waits') waiting.add(resolve)
          signal.addEventListener('abort', () => {
            waiting.delete(resolve)
            resolve('dismissed')
          })
        })
      return mediation === 'silent' && port.isGuarded ? 'none' : kept
    },
    preventSilentAccess() {
      port.isGuarded = true
    },
    store(credential, timeoutMs) {
      if (port.mode === 'hangs') return new Promise((resolve) => void clock.setTimeout(resolve, timeoutMs))
      if (port.mode === 'ok') stored.push(credential)
      return Promise.resolve()
    },
  }
  return port
}
