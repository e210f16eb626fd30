import { passkeyLoginMachine } from '../../../../machines/auth/passkeyLogin/passkeyLogin.machine.ts'
import { memberOf } from '../../../api/auth/entities/login.ts'
import { passkeyEndpoints } from '../../../api/auth/passkey.endpoints.ts'
import type { PasskeyPort } from '../../../platform/page.types.ts'
import { PasskeyRefused } from '../../../platform/passkeyRefused.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { logAttempt, visitFields } from '../services/attempts.ts'
import { authOptions } from '../services/authOptions.ts'
import type { AuthActor } from '../shell/auth.types.ts'

const client = clientOf(passkeyEndpoints)

/** The sign-in flow that a passkey logs in for. */
export const passkeyLoginOf = flowValue<AuthActor>('its sign-in flow')

/** Tells the sign-in flow that a passkey can be offered after a log-in with a password. Nobody waits for it. */
async function prepareOffer(passkeys: PasskeyPort | undefined, auth: AuthActor): Promise<void> {
  const canCreate = await passkeys?.canCreate().catch(() => false)
  if (canCreate) auth.send({ type: 'offer.prepared' })
}

/** Logging in with a passkey, with its actors. */
export const passkeyLoginLogic = passkeyLoginMachine.provide({
  actors: {
    detectPasskeys: fromCall(async ({ config, system }) => {
      const { passkeys } = config.platform
      void prepareOffer(passkeys, passkeyLoginOf.of(system))
      return (await passkeys?.detect()) ?? 'none'
    }),
    readPasskeyRequest: fromCall(async ({ config, signal }) => {
      const { resource_response } = await client(config).readPasskeyRequest({}, signal)
      return resource_response.data
    }),
    askPasskey: fromCall(({ config, input: { request, isAutofill }, signal }) => {
      const { passkeys } = config.platform
      return passkeys
        ? passkeys.get(request, { isAutofill, signal })
        : Promise.reject(new PasskeyRefused('notSupported'))
    }),
    verifyPasskey: fromCall(async ({ config, input: { credential }, signal, system }) => {
      const { isSwitchingAccount } = authOptions.of(passkeyLoginOf.of(system).system)
      logAttempt(config, 'login.attempted', 'passkey')
      const answer = await client(config).verifyPasskey(
        {
          credential,
          get_user: true,
          attempt_event: 7534,
          ...visitFields(config),
          ...(isSwitchingAccount && { switch_account: true }),
        },
        signal,
      )
      return memberOf(answer)
    }),
  },
})
