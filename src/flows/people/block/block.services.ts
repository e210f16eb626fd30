import { blockMachine } from '../../../../machines/people/block/block.machine.ts'
import { createClient } from '../../../api/client.ts'
import { blockEndpoints } from '../../../api/people/people.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** What the calls carry. */
export interface BlockOptions {
  readonly userId: string
  readonly actingFor?: string | undefined
  readonly source?: string | undefined
  readonly context?: string | undefined
}

/** The machine of a block button with its actors provided from the config. */
export function provideBlock(
  { api, policy, ...config }: TackboardConfig,
  { userId: blocked_user_id, actingFor = config.actingFor ?? undefined, source, context }: BlockOptions,
) {
  const client = createClient(blockEndpoints, { ...api, policy })
  const details = {
    ...(actingFor && { orbac_subject_id: actingFor }),
    ...(source && { block_source: source }),
    ...(context && { block_context: context }),
  }
  return blockMachine.provide({
    actors: {
      block: fromCall(async ({ signal }) => {
        await client.blockUser({ blocked_user_id, ...details }, signal)
      }),
      unblock: fromCall(async ({ signal }) => {
        await client.unblockUser({ blocked_user_id }, signal)
      }),
    },
  })
}
