import type { EventObject } from 'xstate'
import { ownProfile, type Profile } from '../../src/domain/business/profile.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { businessAccessMachine } from '../../machines/business/businessAccess/businessAccess.machine.ts'
import type { ChoiceEvent } from '../../machines/business/businessAccess/businessAccess.types.ts'
import { deferred, fakeCallback, run, type Mode, type TestClock } from './run.ts'

const own = ownProfile({ userId: '1', username: 'wren', fullName: 'Wren Alder' })
export const businessOf = (id: string, meetsMfaRequirement = true): Profile => ({
  ...own,
  id,
  permissions: [],
  meetsMfaRequirement,
})
export const threeProfiles = [businessOf('7'), businessOf('8'), businessOf('9', false)]

export interface BusinessAccessOptions {
  readonly mode?: Mode
  readonly viewer?: Profile | null
  readonly profileId?: string | null
  readonly isHeaderShown?: boolean
}

/** The machine on a clock, after its stored choice has been read. */
export function startBusinessAccessOn<Clock extends TestClock>(
  clock: Clock,
  { mode = 'plain', viewer = own, profileId = null, isHeaderShown = true }: BusinessAccessOptions = {},
) {
  const watchChoice = fakeCallback<EventObject, undefined, ChoiceEvent>()
  const readProfiles = deferred<readonly Profile[]>()
  const running = run(
    businessAccessMachine.provide({
      actors: { watchChoice: watchChoice.logic, readProfiles: readProfiles.logic },
    }),
    { clock, mode, input: { policy: defaultPolicy, own: viewer } },
  )
  watchChoice.last().send({ type: 'choice.loaded', choice: { profileId, isHeaderShown } })
  const value = () => running.actor.getSnapshot().value
  return {
    ...running,
    readProfiles,
    value,
    /** The state of one region, after the profiles have been read. */
    region: (name: 'profile' | 'otherTab' | 'list' | 'header') => {
      const now = value()
      return typeof now === 'object' ? now.ready[name] : now
    },
    chosen: () => running.actor.getSnapshot().context.chosenId,
    elsewhere: (id: string | null) => watchChoice.last().send({ type: 'choice.changed', profileId: id }),
  }
}

/** The same, with three profiles. The last one requires two-factor log-in. */
export async function startReadyBusinessAccessOn<Clock extends TestClock>(
  clock: Clock,
  options?: BusinessAccessOptions,
) {
  const running = startBusinessAccessOn(clock, options)
  await running.readProfiles.last().resolve(threeProfiles)
  return running
}
