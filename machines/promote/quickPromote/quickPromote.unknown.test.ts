import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { customer, startQuickPromoteOn, walks } from '../../../testing/machines/quickPromote.ts'

/** The request to create the ad is on its way. */
async function startSubmitting() {
  const flow = startQuickPromoteOn(createManualClock())
  await flow.opened()
  flow.change({ name: '  Spring walks ', duration: '7' })
  const before = flow.context().values
  flow.submit()
  return { ...flow, before }
}

/** It is unknown whether the ad was created. */
async function startUnknown() {
  const flow = await startSubmitting()
  await flow.createCampaign.last().reject(new ApiFailure('offline'))
  return flow
}

describe('M6 an answer that is lost', () => {
  it.each([
    ['offline', new ApiFailure('offline')],
    ['timedOut', new ApiFailure('timedOut')],
    ['malformed', new ApiFailure('malformed', { status: 200 })],
    ['malformed', new ApiFailure('malformed')],
    ['malformed', new TypeError('x is undefined')],
  ])('%s: whether the ad exists is unknown, and everything is kept', async (error, failure) => {
    const { at, before, context, createCampaign, entered, reported } = await startSubmitting()
    await createCampaign.last().reject(failure)
    const row = `quickPromote.${error}`
    expect([at(), context().failure, reported()]).toEqual(['page.unknown.unchecked', row, [row]])
    expect([context().values, context().errors, entered()]).toEqual([before, {}, ['page']])
  })

  it('D13 a request without an answer is given up after 30 s; a late answer changes nothing', async () => {
    const { at, clock, createCampaign, created, of } = await startSubmitting()
    clock.advance(30_000)
    expect([at(), createCampaign.last().signal.aborted, of('attempt.failed')]).toEqual([
      'page.unknown.unchecked',
      true,
      [{ type: 'attempt.failed', row: 'quickPromote.timedOut', failure: null }],
    ])
    await created()
    expect([at(), of('campaign.created')]).toEqual(['page.unknown.unchecked', []])
  })

  it('keeps the form closed: nothing can be sent or changed until it was checked', async () => {
    const { at, before, change, context, createCampaign, send, submit } = await startUnknown()
    submit()
    change({ name: 'Other' })
    send({ type: 'step.continued' })
    send({ type: 'error.dismissed' })
    send({ type: 'pinChoice.opened' })
    expect([at(), context().values, createCampaign.calls.length]).toEqual([
      'page.unknown.unchecked',
      before,
      1,
    ])
  })

  it('can be left; the draft is kept', async () => {
    const { at, of, send } = await startUnknown()
    send({ type: 'page.dismissed' })
    expect([at(), of('page.closed').length, of('draft.cleared')]).toEqual(['closed', 1, []])
  })
})

describe('M6 the check', () => {
  it('looks for the ad as it was sent, once at a time', async () => {
    const { at, findCampaign, send } = await startUnknown()
    send({ type: 'check.requested' })
    send({ type: 'check.requested' })
    expect([at(), findCampaign.calls.length, findCampaign.last().input]).toEqual([
      'page.checking',
      1,
      { advertiserId: '549755885175', pinId: walks.id, name: 'Spring walks' },
    ])
  })

  it('that finds the ad goes on without a second request', async () => {
    const { at, context, createCampaign, findCampaign, of, send } = await startUnknown()
    send({ type: 'check.requested' })
    await findCampaign.last().resolve({ id: '77', status: null })
    expect([at(), createCampaign.calls.length, context().failure]).toEqual(['success', 1, null])
    expect(of('campaign.created')).toMatchObject([{ campaign: { campaignId: '77', pinId: walks.id } }])
    expect(of('draft.cleared')).toHaveLength(1)
  })

  it('that finds nothing shows the form as it was, and it can be sent again', async () => {
    const { at, before, context, createCampaign, findCampaign, reported, send, submit } = await startUnknown()
    send({ type: 'check.requested' })
    await findCampaign.last().resolve(null)
    const row = 'quickPromote.notCreated'
    expect([at(), context().failure, context().values]).toEqual(['page.correcting', row, before])
    expect(reported()).toEqual(['quickPromote.offline', row])
    submit()
    expect([createCampaign.calls.length, context().failure]).toEqual([2, null])
    expect(createCampaign.calls[1]?.input).toEqual(createCampaign.calls[0]?.input)
  })

  it.each(['rejected', 'unanswered'])('that fails proves nothing, and can be repeated: %s', async (how) => {
    const { at, clock, createCampaign, findCampaign, reported, send, submit } = await startUnknown()
    send({ type: 'check.requested' })
    if (how === 'rejected') await findCampaign.last().reject(new ApiFailure('server', { status: 503 }))
    else clock.advance(30_000)
    submit()
    expect([at(), reported()]).toEqual([
      'page.unknown.uncheckable',
      ['quickPromote.offline', 'quickPromote.uncheckable'],
    ])
    send({ type: 'check.requested' })
    await findCampaign.last().resolve({ id: '77', status: null })
    expect([at(), createCampaign.calls.length]).toEqual(['success', 1])
  })

  it.each([
    ['Spring walks', false],
    ['Guided walks', true],
  ])('looks for the ad that was sent, whatever is pressed or stored meanwhile: %s', async (name, isAnew) => {
    const flow = startQuickPromoteOn(createManualClock(), { country: 'DE' })
    await flow.opened({ account: { ...customer, hasConsented: true }, draft: fullDraft })
    if (isAnew) flow.send({ type: 'draft.restarted' })
    const replace = () => {
      flow.storeElsewhere({ ...fullDraft, name: 'Of the other tab' })
      for (const type of ['draft.adopted', 'draft.restarted', 'draft.undone'] as const) flow.send({ type })
    }
    flow.submit()
    replace()
    await flow.createCampaign.last().reject(new ApiFailure('offline'))
    replace()
    flow.send({ type: 'check.requested' })
    expect([flow.at(), flow.findCampaign.last().input.name]).toEqual(['page.checking', name])
    await flow.findCampaign.last().resolve({ id: '77', status: null })
    replace()
    expect([flow.context().values.name, flow.written]).toEqual([name, []])
  })
})
