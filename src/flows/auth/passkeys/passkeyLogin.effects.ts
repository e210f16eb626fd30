import type { User } from '../../../api/auth/entities/login.ts'
import type { PasskeyLoginEmitted } from '../../../../machines/auth/passkeyLogin/passkeyLogin.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failedAttempt } from '../services/attempts.ts'

/** Hands the member to the sign-in flow, or logs what failed. */
export function runPasskeyLoginEffect(
  effect: PasskeyLoginEmitted,
  config: TackboardConfig,
  sendToAuth: (event: { readonly type: 'passkey.verified'; readonly user: User }) => void,
): void {
  switch (effect.type) {
    case 'passkey.loggedIn':
      return sendToAuth({ type: 'passkey.verified', user: effect.user })
    case 'passkey.unlisted':
      return config.onLog({
        level: 'info',
        event: 'passkeyLogin.unlisted',
        details: { reason: effect.reason },
      })
    case 'attempt.failed':
      return config.onLog({
        level: 'info',
        event: 'passkeyLogin.failed',
        details: failedAttempt(config, effect),
      })
  }
}
