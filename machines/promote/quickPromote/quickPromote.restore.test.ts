import { describe, expect, it } from 'vitest'
import type { PromoteDraft } from '../../../src/domain/promote/draft.ts'
import { fullDraft } from '../../../src/domain/promote/testing/drafts.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  maps,
  startQuickPromoteOn,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'
import type { Opened } from './quickPromote.types.ts'

const stored: PromoteDraft = {
  ...fullDraft,
  pin: walks,
  dailyBudget: { minor: 1_250, currency: 'USD' },
  isOngoing: false,
}

/** The page was opened with a draft. */
async function startRestored(
  draft: Partial<PromoteDraft> = {},
  opened: Partial<Opened> = {},
  options?: QuickPromoteOptions,
) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened({ draft: { ...stored, ...draft }, ...opened })
  return flow
}

describe('M5 Q12 a draft is restored', () => {
  it('with everything that was filled in, and without being written again', async () => {
    const { at, clock, context, written } = await startRestored()
    expect([at(), at('restoration'), at('draft')]).toEqual(['page.editing', 'restored', 'untouched'])
    expect(context().values).toEqual({
      name: 'Spring walks',
      destinationUrl: 'https://wren.example/spring',
      budget: { kind: 'amount', money: { minor: 1_250, currency: 'USD' }, check: 'usual' },
      duration: '7',
      endDate: '2026-05-09',
      isOngoing: false,
      isAutoTargeting: false,
      ages: ['25-34'],
      genders: ['female', 'unknown'],
      interests: ['hiking', 'maps'],
      adType: 'WEB_CONVERSION',
      tag: { conversionTagId: '2612', conversionEvent: 'checkout' },
    })
    clock.advance(60_000)
    expect([written, context().draftNotes]).toEqual([[], []])
  })

  it('with the pin that was chosen in it', async () => {
    const { at, context } = await startRestored({ pin: maps }, { pin: maps }, { target: null })
    expect([at(), context().pin]).toEqual(['page.editing', maps])
  })

  it('start over fills in the form as for a new ad, which can be undone', async () => {
    const { at, change, context, send } = await startRestored()
    change({ name: 'Better' })
    const { values, formVersion } = context()
    send({ type: 'draft.restarted' })
    expect([at('restoration'), context().values, context().formVersion]).toMatchObject([
      'discarded',
      {
        name: walks.title,
        destinationUrl: walks.link,
        budget: { money: { minor: 300 } },
        duration: '10',
        ages: [],
      },
      formVersion + 1,
    ])
    send({ type: 'draft.undone' })
    expect([at('restoration'), context().values, context().formVersion]).toEqual([
      'none',
      values,
      formVersion + 2,
    ])
  })

  it.each(['draft.restarted', 'draft.undone'] as const)('%s is kept on the device', async (type) => {
    const { clock, send, written } = await startRestored()
    send({ type: 'draft.restarted' })
    if (type === 'draft.undone') send({ type })
    clock.advance(300)
    expect(written.at(-1)?.draft.name).toBe(type === 'draft.undone' ? 'Spring walks' : walks.title)
  })

  it('the notice can be closed, with all that it says', async () => {
    const { at, context, send } = await startRestored({ dailyBudget: { minor: 50, currency: 'USD' } })
    expect(context().draftNotes).toEqual(['minimumRisen'])
    send({ type: 'draft.noticed' })
    expect([at('restoration'), context().draftNotes]).toEqual(['none', []])
    send({ type: 'draft.restarted' })
    expect(context().values.name).toBe('Spring walks')
  })
})

describe('M5 what has changed since is said', () => {
  it('the pin is gone: another one is asked for, and what was typed stays', async () => {
    const { at, context, pinSelection, send } = await startRestored({}, { pin: null, isPinGone: true })
    expect([at(), context().pin, context().draftNotes]).toEqual(['pinSelection', null, ['pinGone']])
    await pinSelection.last().resolve({ outcome: 'chosen', pin: maps })
    expect(context().draftNotes).toEqual([])
    expect([at(), context().values.name, context().values.destinationUrl]).toEqual([
      'page.editing',
      'Spring walks',
      'https://wren.example/spring',
    ])
    send({ type: 'draft.restarted' })
    expect([context().values.name, context().draftNotes]).toEqual([maps.title, []])
  })

  it('the minimum has risen: the amount stays, and cannot be sent', async () => {
    const budget = { minor: 99, currency: 'USD' }
    const { context, createCampaign, submit } = await startRestored({ dailyBudget: budget })
    submit()
    expect([context().draftNotes, context().values.budget, createCampaign.calls]).toEqual([
      ['minimumRisen'],
      { kind: 'amount', money: budget, check: 'belowMinimum' },
      [],
    ])
  })

  it('another currency: the amount is dropped, never converted', async () => {
    const { context, submit, createCampaign } = await startRestored({
      dailyBudget: { minor: 1_250, currency: 'EUR' },
    })
    submit()
    expect([context().draftNotes, context().values.budget, createCampaign.calls]).toEqual([
      ['otherCurrency'],
      { kind: 'empty' },
      [],
    ])
  })

  it('its last day has passed: the days stay, and the last day follows them', async () => {
    const { context } = await startRestored({ endDate: '2026-05-02' })
    expect([context().draftNotes, context().values.duration, context().values.endDate]).toEqual([
      ['endDatePast'],
      '7',
      '2026-05-09',
    ])
  })

  it('an unusual budget of a draft is asked about again', async () => {
    const { createCampaign, send, submit } = await startRestored({
      dailyBudget: { minor: 700_000, currency: 'USD' },
    })
    submit()
    expect(createCampaign.calls).toHaveLength(0)
    send({ type: 'budget.confirmed', amount: { minor: 700_000, currency: 'USD' } })
    submit()
    expect(createCampaign.calls).toHaveLength(1)
  })

  it('a confirmed budget is asked about again once the form was filled in anew', async () => {
    const money = { minor: 700_000, currency: 'USD' }
    const { createCampaign, send, submit, typeBudget } = await startRestored({ dailyBudget: money })
    send({ type: 'budget.confirmed', amount: money })
    send({ type: 'draft.restarted' })
    typeBudget('7000')
    submit()
    expect(createCampaign.calls).toHaveLength(0)
  })
})
