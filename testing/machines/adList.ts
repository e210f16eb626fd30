import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Ad } from '../../src/domain/promote/ads/ad.ts'
import { budgetFor } from '../../src/domain/promote/budget.ts'
import type { AdStatus } from '../../src/domain/promote/ads/adStatus.ts'
import { adListMachine } from '../../machines/promote/adList/adList.machine.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { leafOf, run, withFakes, type Mode } from './run.ts'

export const adOf = (id: string, status: AdStatus | null): Ad => ({
  id,
  name: `Ad ${id}`,
  status,
  imageUrl: null,
  dailyBudget: null,
  totalBudget: null,
  endDate: null,
})
export const active = adOf('1', 'active')
export const paused = adOf('1', 'paused')
const usd = (minor: number) => ({ minor, currency: 'USD' })
/** With a daily budget and an end. */
export const paid: Ad = { ...active, dailyBudget: usd(500), endDate: '2026-02-14' }
/** What an edit goes by. */
export const terms = {
  limits: budgetFor('US', defaultPolicy.promote),
  today: '2026-01-12',
  timeZone: 'America/New_York',
} as const
export const offline = new ApiFailure('offline')

/** Starts the list of ads on fake actors. */
export function startAdList(mode: Mode = 'plain', canEdit = true) {
  const clock = createManualClock()
  const { machine, fakes } = withFakes(adListMachine, 'readAds', 'openEdit', 'updateAd')
  const flow = run(machine, { clock, mode, input: { policy: defaultPolicy, canEdit } })
  return {
    ...flow,
    ...fakes,
    clock,
    at: () => leafOf(flow.actor.getSnapshot().value),
    listed: (...ads: readonly Ad[]) => fakes.readAds.last().resolve(ads),
    async pausing() {
      await fakes.readAds.last().resolve([active])
      flow.send({ type: 'action.chosen', id: '1', action: 'pause' })
    },
    async editing(ad: Ad = paid) {
      await fakes.readAds.last().resolve([ad])
      flow.send({ type: 'action.chosen', id: '1', action: 'edit' })
      await fakes.openEdit.last().resolve(terms)
    },
    submit: () => flow.send({ type: 'edit.submitted', today: terms.today }),
  }
}
