import type { PasskeyCreationEmitted } from '../../../../machines/auth/passkeyCreation/passkeyCreation.types.ts'
import type { Passkey } from '../../../api/auth/entities/passkey.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** What follows where a passkey can be created. */
export interface PasskeyCreationHandlers {
  readonly onCreated: (passkey: Passkey) => void
  readonly onDeclined?: (() => void) | undefined
}

/** Passes on how it ended, or logs what failed. */
export function runPasskeyCreationEffect(
  effect: PasskeyCreationEmitted,
  config: TackboardConfig,
  { onCreated, onDeclined }: PasskeyCreationHandlers,
): void {
  switch (effect.type) {
    case 'passkey.created':
      config.onLog({ level: 'info', event: 'passkey.created', details: {} })
      return onCreated(effect.passkey)
    case 'passkey.declined':
      return onDeclined?.()
    case 'attempt.failed':
      return config.onLog({
        level: 'info',
        event: 'passkeyCreation.failed',
        details: failureDetails(effect),
      })
  }
}
