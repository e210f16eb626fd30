import { followMachine } from '../../../../machines/people/follow/follow.machine.ts'
import { createClient } from '../../../api/client.ts'
import { followEndpoints } from '../../../api/people/people.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { FollowButtonProps } from '../people.props.ts'

/** What a follow carries besides who is followed. saving.txt §7 UserFollowResource. */
export type FollowWire = Pick<FollowButtonProps, 'pinId' | 'trackingParams' | 'inviteCode'> & {
  readonly userId: string
}

/** The machine of a follow button with its actors provided from the config. */
export const provideFollow =
  ({ userId: user_id, pinId, trackingParams, inviteCode }: FollowWire) =>
  ({ api, policy }: TackboardConfig) => {
    const client = createClient(followEndpoints, { ...api, policy })
    const tracking = trackingParams ? { client_tracking_params: trackingParams } : {}
    return followMachine.provide({
      actors: {
        follow: fromCall(async ({ signal }) => {
          const details = {
            ...(inviteCode && { invite_code: inviteCode }),
            ...(pinId && { aux_data: { pin_id: pinId } }),
          }
          await client.followUser({ user_id, ...details, ...tracking }, signal)
        }),
        unfollow: fromCall(async ({ signal }) => {
          await client.unfollowUser({ user_id, ...(pinId && { pin_id: pinId }), ...tracking }, signal)
        }),
      },
    })
  }
