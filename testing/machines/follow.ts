import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { followMachine } from '../../machines/people/follow/follow.machine.ts'
import { run, type Mode, type TestClock, withFakes } from './run.ts'

/** The server refuses. */
export const refused = () => new ApiFailure('refused', { status: 400 })
/** The outcome on the server is unknown. */
export const offline = () => new ApiFailure('offline')

export interface FollowOptions {
  readonly mode?: Mode
  readonly isFollowed?: boolean
  readonly isSignedIn?: boolean
}

/** A running follow machine on a clock, with functions that read what it shows and emits. */
export function startFollowOn<C extends TestClock>(
  clock: C,
  { mode = 'plain', isFollowed = false, isSignedIn = true }: FollowOptions = {},
) {
  const { fakes, machine } = withFakes(followMachine, 'follow', 'unfollow')
  const { follow, unfollow } = fakes
  const running = run(machine, {
    clock,
    mode,
    input: { policy: defaultPolicy, person: 'Sage', isFollowed, isSignedIn },
  })
  const { context } = running
  return {
    follow,
    unfollow,
    ...running,
    toggle: () => running.send({ type: 'follow.toggled' }),
    shows: () => context().wants,
    confirmed: () => context().isFollowed,
    callCounts: () => [follow.calls.length, unfollow.calls.length],
    toasts: () => running.emitted.flatMap((event) => ('message' in event ? [event.message] : [])),
    facts: () => running.emitted.flatMap((event) => ('isFollowed' in event ? [event] : [])),
    rows: () => running.emitted.flatMap((event) => ('row' in event ? [event.row] : [])),
  }
}
