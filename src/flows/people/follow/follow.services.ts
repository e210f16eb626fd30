import { followMachine } from '../../../../machines/people/follow/follow.machine.ts'
import { createClient } from '../../../api/client.ts'
import { followEndpoints } from '../../../api/people/people.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { FollowButtonProps } from '../people.props.ts'

/** What the calls carry. */
export type FollowOptions = Pick<FollowButtonProps, 'pinId' | 'trackingParams' | 'inviteCode'> & {
  readonly userId: string
}

/** The machine of a follow button with its actors provided from the config. */
export function provideFollow(
  { api, policy, visit }: TackboardConfig,
  { userId: user_id, trackingParams, inviteCode, ...options }: FollowOptions,
) {
  const client = createClient(followEndpoints, { ...api, policy })
  /** The latest pin when the button is pressed. */
  const latestPin = () => options.pinId ?? visit.recentSaves().pinId
  const tracking = trackingParams ? { client_tracking_params: trackingParams } : {}
  return followMachine.provide({
    actors: {
      follow: fromCall(async ({ signal }) => {
        const pinId = latestPin()
        const details = {
          ...(inviteCode && { invite_code: inviteCode }),
          ...(pinId && { aux_data: { pin_id: pinId } }),
        }
        await client.followUser({ user_id, ...details, ...tracking }, signal)
      }),
      unfollow: fromCall(async ({ signal }) => {
        const pinId = latestPin()
        await client.unfollowUser({ user_id, ...(pinId && { pin_id: pinId }), ...tracking }, signal)
      }),
    },
  })
}
