import { passkeyCreationMachine } from '../../../../machines/auth/passkeyCreation/passkeyCreation.machine.ts'
import { passkeyCreationEndpoints } from '../../../api/auth/passkey.endpoints.ts'
import { PasskeyRefused } from '../../../platform/passkeyRefused.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = clientOf(passkeyCreationEndpoints)

/** Creating a passkey, with its actors. */
export const passkeyCreationLogic = passkeyCreationMachine.provide({
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
