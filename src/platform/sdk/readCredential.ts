import type {
  CredentialRefusal,
  StoredCredential,
  StoredCredentialReading,
} from '../../domain/auth/storedCredential.ts'

/** Missing from TypeScript's DOM library, and from some browsers. */
interface WithPasswords {
  get(options: {
    readonly password: true
    readonly mediation: Exclude<StoredCredentialReading, 'never'>
    readonly signal: AbortSignal
  }): Promise<Partial<Record<keyof StoredCredential, unknown>> | null>
}

/** Asks the browser for a stored password. It gives none where there is none, and in most cases also where the person closed the choice. */
export async function readCredential(
  mediation: Exclude<StoredCredentialReading, 'never'>,
  signal: AbortSignal,
): Promise<StoredCredential | CredentialRefusal> {
  try {
    // SAFETY: a browser that has `PasswordCredential` knows these options, and what it gives is checked.
    const credentials = navigator.credentials as unknown as WithPasswords
    const { id, password } = (await credentials.get({ password: true, mediation, signal })) ?? {}
    return typeof id === 'string' && id && typeof password === 'string' && password
      ? { id, password }
      : 'none'
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return 'dismissed'
    return name === 'NotSupportedError' ? 'notSupported' : 'failed'
  }
}
