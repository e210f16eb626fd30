import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { actionsOf, adActions, isDone } from '../../../src/domain/promote/ads/adActions.ts'
import { adStatuses } from '../../../src/domain/promote/ads/adStatus.ts'
import { adOf, offline, paid, startAdList, terms } from '../../../testing/machines/adList.ts'
import { flush } from '../../../testing/machines/run.ts'

const { requestTimeout } = defaultPolicy.timing
const typed = { type: 'budget.changed', text: '7', locale: 'en' } as const
const edits = [
  typed,
  { ...typed, text: '0' },
  { type: 'end.changed', change: { endDate: '2026-03-01' } },
  { type: 'edit.submitted', today: terms.today },
  { type: 'edit.submitted', today: terms.today },
  { type: 'edit.dismissed' },
  { type: 'edit.discarded' },
] as const

it('H1 any order of presses, answers, failures and time: only what is allowed is sent, once, and never while it is unknown', async () => {
  const any = fc.nat(100_000)
  const visited = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(any, any), { minLength: 60, maxLength: 60 }), async (steps) => {
      const flow = startAdList()
      const statusOf = (n: number) => [...adStatuses, null][n % 6] ?? null
      for (const [kind, n] of steps) {
        const [was, sent] = [flow.at(), flow.updateAd.calls.length]
        const shown = flow.context().ads
        if (kind % 8 < 3)
          flow.send({ type: 'action.chosen', id: String(n % 3), action: adActions[(n % 5) % 4] ?? 'stop' })
        else if (kind % 8 === 3)
          flow.send({ type: n % 2 ? 'stop.confirmed' : n % 3 ? 'check.requested' : 'question.closed' })
        else if (kind % 8 === 4)
          flow.send(n % 3 ? (edits[n % edits.length] ?? typed) : { type: 'list.retried' })
        else if (kind % 8 === 5 && n % 4 === 0) flow.clock.advance(requestTimeout)
        else {
          if (n % 3 === 0) await flow.openEdit.calls.at(-1)?.resolve(terms)
          const calls = n % 2 ? flow.readAds.calls : flow.updateAd.calls
          const call = n % 5 ? calls.at(-1) : calls[n % Math.max(1, calls.length)]
          if (n % 7 === 0) await call?.reject(n % 3 ? offline : new ApiFailure('refused', { status: 403 }))
          else if (n % 2)
            await flow.readAds.calls
              .at(-1)
              ?.resolve([adOf('0', statusOf(n)), { ...paid, status: statusOf(n >> 3) }])
          else await flow.updateAd.calls.at(-1)?.resolve(adOf(String(n % 2), statusOf(n >> 2)))
        }
        await flush()
        const fresh = flow.updateAd.calls.slice(sent)
        expect(fresh.length).toBeLessThanOrEqual(1)
        for (const { input } of fresh) {
          const before = shown.find(({ id }) => id === input.adId)
          expect(before && actionsOf(before, true)).toContain(input.action)
          // What it says is not so yet.
          expect(before && isDone(before, input)).toBe(false)
          expect(['listed', 'confirming', 'editing']).toContain(was)
          expect(input.action === 'edit').toBe(was === 'editing')
          expect(input.action === 'stop').toBe(was === 'confirming')
        }
        const { change, ads, news } = flow.context()
        const ad = ads.find(({ id }) => id === change?.adId)
        const isSettled = was === 'checking' && flow.at() === 'listed'
        const isFound = ad !== undefined && change !== null && isDone(ad, change)
        expect(isSettled ? news !== null : isFound).toBe(isFound)
        visited.add(flow.at())
      }
      flow.actor.stop()
      expect(flow.clock.pending).toBe(0)
    }),
    { numRuns: 150, seed: 1 },
  )
  expect([...visited].toSorted()).toEqual([
    'acting',
    'checking',
    'confirming',
    'editing',
    'failed',
    'leaving',
    'listed',
    'loading',
    'opening',
    'unknown',
  ])
})
