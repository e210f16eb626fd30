import { passkeyCreationMachine } from '../../../../machines/auth/passkeyCreation/passkeyCreation.machine.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { passkeyCreationEndpoints } from '../../../api/auth/passkey.endpoints.ts'
import { PasskeyRefused } from '../../../platform/passkeyRefused.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { isSettled } from './passkeyOffer.storage.ts'

const client = clientOf(passkeyCreationEndpoints)

/** Resolves if the member is offered a passkey: the device can keep one, and they have not decided yet. Rejects otherwise. */
export async function findPasskeyOffer(
  { platform }: Pick<TackboardConfig, 'platform'>,
  user: User | null,
): Promise<void> {
  if (!user || isSettled(platform, user.id) || !(await platform.passkeys?.canCreate()))
    throw new Error('There is no passkey to be offered.')
}

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
