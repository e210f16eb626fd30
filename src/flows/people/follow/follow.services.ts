import { followMachine } from '../../../../machines/people/follow/follow.machine.ts'
import { followEndpoints } from '../../../api/people/people.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { FollowButtonProps } from '../people.props.ts'

/** What the calls carry. */
export type FollowOptions = Pick<FollowButtonProps, 'pinId' | 'trackingParams' | 'inviteCode'> & {
  readonly userId: string
}

export const followOptions = flowValue<FollowOptions>('what its calls carry')

const client = memberClientOf(followEndpoints)
/** By default the latest pin when the button is pressed. */
const pinOf = ({ pinId }: FollowOptions, { visit }: Pick<TackboardConfig, 'visit'>) =>
  pinId ?? visit.recentSaves().pinId
const trackingOf = ({ trackingParams }: FollowOptions) =>
  trackingParams ? { client_tracking_params: trackingParams } : {}

/** The machine of a follow button with its actors. */
export const followLogic = followMachine.provide({
  actors: {
    follow: fromCall(async ({ config, signal, system }) => {
      const options = followOptions.of(system)
      const { userId, inviteCode } = options
      const pinId = pinOf(options, config)
      const payload = {
        user_id: userId,
        ...(inviteCode && { invite_code: inviteCode }),
        ...(pinId && { aux_data: { pin_id: pinId } }),
        ...trackingOf(options),
      }
      await client(config).followUser(payload, signal)
    }),
    unfollow: fromCall(async ({ config, signal, system }) => {
      const options = followOptions.of(system)
      const pinId = pinOf(options, config)
      const payload = { user_id: options.userId, ...(pinId && { pin_id: pinId }), ...trackingOf(options) }
      await client(config).unfollowUser(payload, signal)
    }),
  },
})
