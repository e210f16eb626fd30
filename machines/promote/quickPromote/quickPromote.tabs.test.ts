import { describe, expect, it } from 'vitest'
import type { PromoteDraft } from '../../../src/domain/promote/draft.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  startQuickPromoteOn,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'
import { flush } from '../../../testing/machines/run.ts'

const start = (options?: QuickPromoteOptions) => startQuickPromoteOn(createManualClock(), options)

async function startOpened() {
  const flow = start()
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
const other: PromoteDraft = { ...stored, name: 'Of the other tab', duration: '3', endDate: '2026-05-05' }

describe('M5 C8 another tab', () => {
  it('with a newer draft stops this one from writing, until one of the two is chosen', async () => {
    const { at, change, clock, context, send, storeElsewhere, written } = await startOpened()
    change({ name: 'Own' })
    storeElsewhere(other)
    change({ name: 'Own still' })
    send({ type: 'page.hidden' })
    clock.advance(60_000)
    expect([at('draft'), written, context().values.name]).toEqual(['outdated', [], 'Own still'])
  })

  it('its draft can be used: the form is filled in anew, and nothing is written', async () => {
    const { at, change, clock, context, send, storeElsewhere, written } = await startOpened()
    change({ name: 'Own' })
    const { formVersion } = context()
    storeElsewhere(stored)
    storeElsewhere(other)
    send({ type: 'draft.adopted' })
    clock.advance(60_000)
    expect([at('draft'), context().otherDraft, written]).toEqual(['saved', null, []])
    expect(context().formVersion).toBe(formVersion + 1)
    expect(context().values).toMatchObject({
      name: 'Of the other tab',
      duration: '3',
      endDate: '2026-05-05',
      budget: { kind: 'amount', money: { minor: 1_250, currency: 'USD' } },
    })
  })

  it('its draft can be refused: this one is written over it at once', async () => {
    const { at, change, send, storeElsewhere, written } = await startOpened()
    change({ name: 'Own' })
    storeElsewhere(other)
    send({ type: 'draft.kept' })
    await flush()
    expect([at('draft'), written.map(({ draft }) => draft.name)]).toEqual(['saved', ['Own']])
  })

  it('is heard of while this page still opens', async () => {
    const { at, clock, context, opened, change, send, storeElsewhere, written } = start()
    storeElsewhere(other)
    await opened()
    change({ name: 'Own' })
    clock.advance(60_000)
    expect([at('draft'), written]).toEqual(['outdated', []])
    send({ type: 'draft.adopted' })
    expect(context().values.name).toBe('Of the other tab')
  })

  it('does not convert an amount in another currency', async () => {
    const { context, send, storeElsewhere } = await startOpened()
    storeElsewhere({ ...other, dailyBudget: { minor: 1_250, currency: 'EUR' } })
    send({ type: 'draft.adopted' })
    expect(context().values.budget).toEqual({ kind: 'empty' })
  })

  it('cannot replace an ad that exists', async () => {
    const { at, created, context, send, storeElsewhere, submit } = await startOpened()
    submit()
    await created()
    storeElsewhere(other)
    send({ type: 'draft.adopted' })
    expect([at('draft'), context().values.name]).toEqual(['cleared', walks.title])
  })

  it('is no longer listened to after the page has gone', async () => {
    const { actor, watchDraft } = await startOpened()
    actor.stop()
    expect(watchDraft.last().isStopped).toBe(true)
  })
})
