import { passkeyCreationMachine } from '../../../../machines/auth/passkeyCreation/passkeyCreation.machine.ts'
import type { Client } from '../../../api/client.ts'
import { passkeyCreationEndpoints } from '../../../api/auth/passkey.endpoints.ts'
import { PasskeyRefused } from '../../../platform/passkeyRefused.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** Creating a passkey, with its actors. */
export const creatingPasskeyWith = (
  client: (config: TackboardConfig) => Client<typeof passkeyCreationEndpoints>,
) =>
  passkeyCreationMachine.provide({
    actors: {
      readPasskeyCreation: fromCall(async ({ config, signal }) => {
        const { resource_response } = await client(config).readPasskeyCreation({}, signal)
        return resource_response.data
      }),
      createPasskey: fromCall(({ config, input: { creation }, signal }) => {
        const { passkeys } = config.platform
        return passkeys
          ? passkeys.create(creation, { signal })
          : Promise.reject(new PasskeyRefused('notSupported'))
      }),
      registerPasskey: fromCall(async ({ config, input, signal }) => {
        const { resource_response } = await client(config).registerPasskey(input, signal)
        return resource_response.data
      }),
    },
  })

/** Creating a passkey after a log-in. */
export const passkeyCreationLogic = creatingPasskeyWith(clientOf(passkeyCreationEndpoints))
