import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startFollowOn, offline, refused, type FollowOptions } from '../../../testing/machines/follow.ts'

const startFollow = (options?: FollowOptions) => startFollowOn(createManualClock(), options)

/**
 * What the server knows, and what is shown. Between each two presses any call under way may be taken or fail; in doubt it may have been
 * carried out all the same.
 */
describe('H1 any clicks and responses, in any order', () => {
  const step = fc.constantFrom('toggle', 'taken', 'refused', 'lost', 'lostButDone')

  it('end in the server’s state, unless a response was lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 14 }), async (isFollowed, steps) => {
        const { actor, at, confirmed, follow, shows, toggle, unfollow } = startFollow({ isFollowed })
        let server = isFollowed
        let isLost = false
        let wish = isFollowed
        const end = async (how: (typeof steps)[number]) => {
          const wanted = at() === 'following'
          if (!wanted && at() !== 'unfollowing') return
          const call = (wanted ? follow : unfollow).last()
          if (how === 'taken' || how === 'lostButDone') server = wanted
          // What was lost stays in doubt until the server has taken something.
          isLost = how === 'lost' || how === 'lostButDone' || (isLost && how === 'refused')
          if (how === 'taken') await call.resolve()
          else await call.reject(how === 'refused' ? refused() : offline())
        }
        for (const what of steps) {
          if (what === 'toggle') {
            toggle()
            wish = shows()
          } else await end(what)
          // One call at a time, and what is shown is the last wish or, once it has failed, what was confirmed.
          expect([wish, confirmed()]).toContain(shows())
          const isResting = !actor.getSnapshot().hasTag('pending')
          expect(isResting ? shows() : confirmed()).toBe(confirmed())
        }
        // Now the line is good.
        for (let n = 0; n < 3; n += 1) await end('taken')
        expect(actor.getSnapshot().hasTag('pending')).toBe(false)
        expect(shows()).toBe(confirmed())
        // The outcome of the last lost request is unknown to the client.
        expect(shows()).toBe(isLost ? confirmed() : server)
      }),
      { numRuns: 1_000 },
    )
  })
})
