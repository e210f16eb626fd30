import type { SnapshotFrom } from 'xstate'
import type { bulkFollowMachine } from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** Which members are followed, and which are being followed by the request for all. */
export function connectBulkFollow({ context }: SnapshotFrom<typeof bulkFollowMachine>) {
  const { ids, followed, asked } = context
  return { followed, asked, isDone: ids.every((id) => followed.includes(id) || asked.includes(id)) }
}

export const bulkFollowCallbacks = (send: SendTo<typeof bulkFollowMachine>) => ({
  onFollowAll: () => send({ type: 'all.requested' }),
  onShow: (id: string, isFollowed: boolean, isPending: boolean) =>
    send({ type: 'member.changed', id, isFollowed, isPending }),
})
