import { passkeyListMachine } from '../../../../machines/auth/passkeyList/passkeyList.machine.ts'
import { passkeyCreationEndpoints, passkeyListEndpoints } from '../../../api/auth/passkey.endpoints.ts'
import { listedPasskey, listedPasskeys } from '../../../domain/auth/passkeyList.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { creatingPasskeyWith } from './passkeyCreation.services.ts'

const client = memberClientOf(passkeyListEndpoints)

/** The list of passkeys with its actors. */
export const passkeyListLogic = passkeyListMachine.provide({
  actors: {
    readPasskeys: fromCall(async ({ config, signal }) => {
      const { resource_response } = await client(config).readPasskeys({}, signal)
      const readAt = config.platform.clock.now()
      return { passkeys: listedPasskeys(resource_response.data, readAt), readAt }
    }),
    renamePasskey: fromCall(async ({ config, input, signal }) => {
      const { resource_response } = await client(config).renamePasskey(input, signal)
      return listedPasskey(resource_response.data, config.platform.clock.now())
    }),
    removePasskey: fromCall(async ({ config, input, signal }) => {
      await client(config).removePasskey(input, signal)
    }),
  },
})

/** Creating another one beside the list, where the session may have ended meanwhile. */
export const passkeyAddingLogic = creatingPasskeyWith(memberClientOf(passkeyCreationEndpoints))
