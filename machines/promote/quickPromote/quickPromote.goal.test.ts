import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { adTypesFor } from '../../../src/domain/promote/adTypesFor.ts'
import type { PromoteChange } from '../../../src/domain/promote/promoteValues.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { customer, startQuickPromoteOn, tag } from '../../../testing/machines/quickPromote.ts'
import type { QuickPromoteOptions } from '../../../testing/machines/quickPromote.ts'

const group = { kind: 'productGroup', productGroupId: '5' } as const
const selling = { ...defaultPolicy, promote: { ...defaultPolicy.promote, sendsCatalogSales: true } }

/** The request of a form with these changes. */
async function payloadOf(change: PromoteChange, options: QuickPromoteOptions = {}) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened({ account: { ...customer, hasConsented: true } })
  flow.change(change)
  const { budget } = flow.context().values
  if (budget.kind === 'amount') flow.send({ type: 'budget.confirmed', amount: budget.money })
  flow.submit()
  return flow.createCampaign.last().input.payload
}

describe('Q9 Q13 the goal', () => {
  it('of a web conversion names the tag and its event', async () => {
    expect(await payloadOf({ adType: 'WEB_CONVERSION', tag })).toMatchObject({
      objective_type: 'WEB_CONVERSION',
      optimization_goal_metadata: { conversion_tag_id: '2612', conversion_event: 'checkout' },
    })
  })

  it('of visits is not sent, nor a tag that was chosen before', async () => {
    const payload = await payloadOf({ adType: 'CONSIDERATION', tag })
    expect(payload).not.toHaveProperty('objective_type')
    expect(payload).not.toHaveProperty('optimization_goal_metadata')
  })

  it('of catalog sales is sent where the policy says so, and without a tag; a product group starts with it', async () => {
    const payload = await payloadOf({ tag }, { target: group, policy: selling })
    expect(payload).toMatchObject({ objective_type: 'CATALOG_SALES', product_group_id: '5' })
    expect(payload).not.toHaveProperty('optimization_goal_metadata')
  })

  it('differs for each choice that the page offers', async () => {
    for (const [target, policy] of [
      [undefined, defaultPolicy],
      [undefined, selling],
      [group, defaultPolicy],
      [group, selling],
    ] as const) {
      const options = target ? { target, policy } : { policy }
      const offered = adTypesFor(target ?? null, policy.promote)
      const requests = await Promise.all(offered.map((adType) => payloadOf({ adType, tag }, options)))
      expect(new Set(requests.map((payload) => JSON.stringify(payload))).size).toBe(offered.length)
    }
  })

  it('is never that of an old draft that is not offered any more', async () => {
    const draft = { ...fullDraft, adType: 'CATALOG_SALES', tag: null } as const
    for (const [policy, adType] of [
      [defaultPolicy, 'CONSIDERATION'],
      [selling, 'CATALOG_SALES'],
    ] as const) {
      const flow = startQuickPromoteOn(createManualClock(), { target: group, policy })
      await flow.opened({ pin: null, draft })
      expect(flow.context().values.adType).toBe(adType)
    }
  })
})
