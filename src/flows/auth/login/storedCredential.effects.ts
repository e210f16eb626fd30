import type { StoredCredentialEmitted } from '../../../../machines/auth/storedCredential/storedCredential.types.ts'
import { CREDENTIAL_ASKED_KEY } from '../../../domain/auth/storedCredential.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { LoginActor } from './login.connect.ts'

/** The form that a credential is for. */
export interface StoredCredentialForm {
  readonly login: LoginActor
  readonly setAsking: (isAsking: false) => void
  /** Fills in the form. */
  readonly setStored: (id: string) => void
}

/** Has the form log in with the credential, or leaves it alone. A tab in which the browser was asked does not ask again. */
export function runStoredCredentialEffect(
  effect: StoredCredentialEmitted,
  { platform, onLog }: TackboardConfig,
  { login, setAsking, setStored }: StoredCredentialForm,
): void {
  setAsking(false)
  if (effect.type === 'credential.read') {
    const { id, password } = effect.credential
    platform.tabStorage.set(CREDENTIAL_ASKED_KEY, true)
    setStored(id)
    login.send({ type: 'form.submitted', email: id, password, isStored: true })
  } else if (effect.reason !== null) {
    platform.tabStorage.set(CREDENTIAL_ASKED_KEY, true)
    onLog({ level: 'info', event: 'storedCredential.unused', details: { reason: effect.reason } })
  }
}
