import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { PromoteDraft } from '../../../src/domain/promote/draft.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { flush } from '../../../testing/machines/run.ts'
import {
  maps,
  startQuickPromoteOn,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'

const start = (options?: QuickPromoteOptions) => startQuickPromoteOn(createManualClock(), options)
const unsaved = 'quickPromote.draftUnsaved'

async function startOpened(options?: QuickPromoteOptions) {
  const flow = start(options)
  await flow.opened()
  return flow
}

/** A draft of the pin, in the currency of the tests. */
const stored: PromoteDraft = {
  ...fullDraft,
  pin: walks,
  dailyBudget: { minor: 1_250, currency: 'USD' },
  isOngoing: false,
}

describe.each(['plain', 'strict'] as const)('Q12 saving (%s)', (mode) => {
  it('waits for 300 ms after the last change, and writes once', async () => {
    const { at, change, clock, written } = await startOpened({ mode })
    change({ name: 'S' })
    clock.advance(299)
    change({ name: 'Spring' })
    clock.advance(299)
    expect([at('draft'), written]).toEqual(['waiting', []])
    clock.advance(1)
    expect(written).toMatchObject([
      {
        place: {
          userId: '1',
          profileId: '1',
          key: `549755885175:pin:${walks.id}`,
          locale: 'en-US',
        },
        draft: { name: 'Spring', pin: walks, dailyBudget: { minor: 300, currency: 'USD' } },
      },
    ])
    await flush()
    expect(at('draft')).toBe('saved')
    clock.advance(60_000)
    expect(written).toHaveLength(1)
  })
})

describe('Q12 the draft', () => {
  it('of a form that nobody changed is not written, not even when the page is hidden', async () => {
    const { at, clock, send, written } = await startOpened()
    send({ type: 'page.hidden' })
    send({ type: 'tagChoice.opened' })
    send({ type: 'back.pressed' })
    clock.advance(60_000)
    expect([at('draft'), written]).toEqual(['untouched', []])
  })

  it('is written at once when the page is hidden, and not again later', async () => {
    const { change, clock, send, written } = await startOpened()
    change({ name: 'Spring' })
    send({ type: 'page.hidden' })
    expect(written).toHaveLength(1)
    send({ type: 'page.hidden' })
    clock.advance(60_000)
    expect(written).toHaveLength(1)
  })

  it('has the last of what was typed, also while another one is being written', async () => {
    const { change, send, written } = await startOpened()
    change({ name: 'Spring' })
    send({ type: 'page.hidden' })
    change({ name: 'Summer' })
    send({ type: 'page.hidden' })
    await flush()
    expect(written.map(({ draft }) => draft.name)).toEqual(['Spring', 'Summer'])
  })

  it.each(['budget', 'pin', 'tag'] as const)('is written when the %s changes', async (what) => {
    const { clock, pinSelection, send, tagSelection, typeBudget, written } = await startOpened()
    const tag = { conversionTagId: '1', conversionEvent: 'signup' }
    if (what === 'budget') typeBudget('')
    if (what === 'pin') {
      send({ type: 'pinChoice.opened' })
      await pinSelection.last().resolve({ outcome: 'chosen', pin: maps })
    }
    if (what === 'tag') {
      send({ type: 'tagChoice.opened' })
      await tagSelection.last().resolve({ outcome: 'chosen', tag })
    }
    clock.advance(300)
    const expected = { budget: { dailyBudget: null }, pin: { pin: maps }, tag: { tag } }
    expect(written).toMatchObject([{ draft: expected[what] }])
  })

  it('is kept when the page is closed, and still written if it was changed just before', async () => {
    const { change, of, send, written } = await startOpened()
    change({ name: 'Spring' })
    send({ type: 'page.dismissed' })
    send({ type: 'page.hidden' })
    expect([written.length, of('draft.cleared')]).toEqual([1, []])
  })
})

describe('C4 C5 a browser that stores nothing', () => {
  it('is said once, and the ad is created all the same', async () => {
    const { at, change, clock, created, reported, submit, written } = await startOpened({
      storesDrafts: false,
    })
    change({ name: 'Spring' })
    clock.advance(300)
    await flush()
    expect([at('draft'), reported()]).toEqual(['unsaved', [unsaved]])
    change({ name: 'Summer' })
    clock.advance(300)
    await flush()
    expect([reported(), written.length]).toEqual([[unsaved], 1])
    submit()
    await created()
    expect([at(), at('draft')]).toEqual(['success', 'cleared'])
  })
})

describe('Q12 the draft is deleted', () => {
  it('once, when the ad exists, and never written again', async () => {
    const { at, change, clock, created, of, send, submit, written } = await startOpened()
    change({ name: 'Spring' })
    submit()
    await created()
    send({ type: 'page.hidden' })
    clock.advance(60_000)
    expect([at('draft'), written]).toEqual(['cleared', []])
    expect(of('draft.cleared')).toMatchObject([{ place: { key: `549755885175:pin:${walks.id}` } }])
  })

  it('also if its form was not changed', async () => {
    const { created, of, opened, submit } = start()
    await opened({ draft: { ...stored, adType: 'CONSIDERATION' } })
    submit()
    await created()
    expect(of('draft.cleared')).toHaveLength(1)
  })

  it.each([
    new ApiFailure('refused', { status: 401, messageDetail: 'No.' }),
    new ApiFailure('server', { status: 503 }),
    new ApiFailure('offline'),
  ])('never after a failure: %s', async (failure) => {
    const { change, clock, createCampaign, of, submit, written } = await startOpened()
    change({ name: 'Spring' })
    submit()
    await createCampaign.last().reject(failure)
    clock.advance(60_000)
    expect([of('draft.cleared'), written.length]).toEqual([[], 1])
  })

  it('never by a link to an ad, which may be anybody’s', async () => {
    const { at, clock, of, opened, send, written } = start({ campaignId: '99', requestedStep: 'billingForm' })
    await opened({ draft: stored })
    send({ type: 'back.requested' })
    send({ type: 'step.continued' })
    send({ type: 'page.hidden' })
    clock.advance(60_000)
    expect([at(), at('restoration'), of('draft.cleared'), written]).toEqual(['success', 'none', [], []])
  })
})
