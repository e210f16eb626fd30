import type { PasskeyListEmitted } from '../../../../machines/auth/passkeyList/passkeyList.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Logs what was done, and what failed. */
export function runPasskeyListEffect(effect: PasskeyListEmitted, { onLog }: TackboardConfig): void {
  switch (effect.type) {
    case 'passkeyList.renamed':
      return onLog({ level: 'info', event: 'passkey.renamed', details: {} })
    case 'passkeyList.removed':
      return onLog({ level: 'info', event: 'passkey.removed', details: {} })
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'passkeyList.failed', details: failureDetails(effect) })
  }
}
