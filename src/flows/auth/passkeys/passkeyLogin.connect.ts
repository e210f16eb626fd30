import type { SnapshotFrom } from 'xstate'
import type { passkeyLoginMachine } from '../../../../machines/auth/passkeyLogin/passkeyLogin.machine.ts'
import { passkeyNotices } from '../../../../machines/auth/passkeyLogin/passkeyLogin.rules.ts'
import { passkeyLoginDialogOf, passkeyLoginRow } from '../../../errors/auth/passkeyLogin.errors.ts'
import type { PasskeyLoginViewState } from '../../../views/auth/passkeys/PasskeyLoginView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { LoginSnapshot } from '../login/login.connect.ts'

export type PasskeyLoginSnapshot = SnapshotFrom<typeof passkeyLoginMachine>

/** Whether the log-in form neither waits for anything nor shows a dialog. */
export const connectRest = (snapshot: LoginSnapshot) => ({ isResting: snapshot.matches('editing') })

/** What the button shows, and whether there is one: not where the email field lists the passkeys, nor where the browser has none. */
export function connectPasskeyLogin(
  snapshot: PasskeyLoginSnapshot,
): PasskeyLoginViewState & { readonly isOffered: boolean } {
  const { failure, serverMessage, support } = snapshot.context
  const isShown = failure !== null && passkeyLoginDialogOf(failure) === null
  return {
    isOffered: support === 'button',
    isPending: snapshot.hasTag('pending'),
    isWaiting: snapshot.matches('choosing'),
    isSlow: snapshot.matches({ requesting: 'slow' }) || snapshot.matches({ verifying: 'slow' }),
    error: isShown ? failure : null,
    serverMessage: isShown && passkeyLoginRow(failure).message === 'server' ? serverMessage : null,
  }
}

/** The dialog over the form, or null. */
export const connectPasskeyNotice = (snapshot: PasskeyLoginSnapshot) => ({
  notice: passkeyNotices.find((notice) => snapshot.matches({ notice })) ?? null,
})

export const passkeyLoginCallbacks = (send: SendTo<typeof passkeyLoginMachine>) => ({
  onPress: () => send({ type: 'passkey.requested' }),
  onCancel: () => send({ type: 'request.cancelled' }),
  onClose: () => send({ type: 'notice.closed' }),
})
