import {
  accountRecoveryMachine,
  type AccountRecoveryEmitted,
} from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { createClient } from '../../../api/client.ts'
import { facebookEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { deriveLoginData } from '../../../domain/auth/providers/loginData.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Wires the machine to the call. auth.txt §7 GET /v3/facebook/login_data/. */
export function provideAccountRecovery({ api, policy }: TackboardConfig): typeof accountRecoveryMachine {
  const client = createClient(facebookEndpoints, { ...api, policy })
  return accountRecoveryMachine.provide({
    actors: {
      readLoginData: fromCall(async ({ input, signal }) =>
        deriveLoginData((await client.readFacebookLoginData(input, signal)).resource_response.data),
      ),
    },
  })
}

/** What leaves the machine: a line in the log, and the app's own callback. No token goes with it. C1. */
export function runRecoveryEffect(
  effect: AccountRecoveryEmitted,
  { onLog }: TackboardConfig,
  onDismiss?: () => void,
): void {
  if (effect.type === 'recovery.dismissed') return onDismiss?.()
  const { status = null, code = null } = effect.failure ?? {}
  onLog({ level: 'info', event: 'accountRecovery.loginDataUnknown', details: { status, code } })
}
