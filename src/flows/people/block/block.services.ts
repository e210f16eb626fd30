import { blockMachine } from '../../../../machines/people/block/block.machine.ts'
import { blockEndpoints } from '../../../api/people/people.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** What the calls carry. */
export interface BlockOptions {
  readonly userId: string
  readonly actingFor?: string | undefined
  readonly source?: string | undefined
  readonly context?: string | undefined
}

export const blockOptions = flowValue<BlockOptions>('what its calls carry')

const client = memberClientOf(blockEndpoints)

/** The machine of a block button with its actors. */
export const blockLogic = blockMachine.provide({
  actors: {
    block: fromCall(async ({ config, signal, system }) => {
      const { userId, actingFor = config.actingFor, source, context } = blockOptions.of(system)
      const payload = {
        blocked_user_id: userId,
        ...(actingFor && { orbac_subject_id: actingFor }),
        ...(source && { block_source: source }),
        ...(context && { block_context: context }),
      }
      await client(config).blockUser(payload, signal)
    }),
    unblock: fromCall(async ({ config, signal, system }) => {
      await client(config).unblockUser({ blocked_user_id: blockOptions.of(system).userId }, signal)
    }),
  },
})
