import { describe, expect, it } from 'vitest'
import type { BudgetReading } from '../../../src/domain/promote/budgetReading.ts'
import type { PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  maps,
  startQuickPromoteOn,
  tag,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'

async function startOpened(options?: QuickPromoteOptions, pin = walks) {
  const flow = startQuickPromoteOn(createManualClock(), options)
  await flow.opened(options?.target?.kind === 'productGroup' ? {} : { pin })
  return flow
}

const usd = (minor: number) => ({ minor, currency: 'USD' })

const problems: readonly (readonly [Partial<PromoteValues>, string, string])[] = [
  [{ name: '' }, 'name', 'nameRequired'],
  [{ name: ' \u00A0 ' }, 'name', 'nameRequired'],
  // P7
  [{ name: '\u200b\u3164' }, 'name', 'nameRequired'],
  [{ destinationUrl: ' ' }, 'destinationUrl', 'destinationRequired'],
  [{ destinationUrl: 'wren' }, 'destinationUrl', 'destinationInvalid'],
  [{ destinationUrl: '//wren.example/' }, 'destinationUrl', 'destinationInvalid'],
  [{ destinationUrl: 'javascript:alert(1)' }, 'destinationUrl', 'destinationInvalid'],
  [{ destinationUrl: 'mailto:wren@wren.example' }, 'destinationUrl', 'destinationInvalid'],
  [{ destinationUrl: 'https://' }, 'destinationUrl', 'destinationInvalid'],
  [{ duration: '' }, 'duration', 'durationInvalid'],
  [{ duration: '0' }, 'duration', 'durationInvalid'],
  [{ duration: '-3' }, 'duration', 'durationInvalid'],
  [{ duration: 'ten' }, 'duration', 'durationInvalid'],
  [{ duration: '99999999999' }, 'duration', 'durationInvalid'],
  [{ endDate: '' }, 'duration', 'durationInvalid'],
  [{ endDate: '2026-05-02' }, 'endDate', 'endDatePast'],
  [{ adType: 'WEB_CONVERSION' }, 'tag', 'tagRequired'],
]

describe('§5 M3 M4 G7 nothing is sent with a problem', () => {
  it.each(problems)('%j: %s says %s, and it goes once it is corrected', async (change, field, error) => {
    const { at, context, createCampaign, ...flow } = await startOpened()
    const { values } = context()
    flow.change(change)
    expect(context().errors).toEqual({})
    flow.submit()
    expect([at(), context().errors, createCampaign.calls.length]).toEqual([
      'page.correcting',
      { [field]: `quickPromote.${error}` },
      0,
    ])
    flow.change(values)
    expect(context().errors).toEqual({})
    flow.submit()
    expect(createCampaign.calls).toHaveLength(1)
  })

  it.each<[text: string, reading: BudgetReading]>([
    ['', { kind: 'empty' }],
    ['1,1,1.2', { kind: 'invalid', reason: 'malformed' }],
    ['€12', { kind: 'invalid', reason: 'otherCurrency' }],
    ['12.500', { kind: 'ambiguous', readings: [usd(1_250), usd(1_250_000)] }],
    ['0.99', { kind: 'amount', money: usd(99), check: 'belowMinimum' }],
    ['70', { kind: 'amount', money: usd(7_000), check: 'unusual' }],
  ])('G4 G5 M2 with the budget %j', async (text, reading) => {
    const { at, context, createCampaign, submit, typeBudget } = await startOpened()
    typeBudget(text)
    submit()
    expect([at(), createCampaign.calls.length]).toEqual(['page.correcting', 0])
    expect(context().values.budget).toEqual(reading)
  })

  it('G2 reads a budget in the locale that it was typed in', async () => {
    const { context, send } = await startOpened({ locale: 'en-US' })
    send({ type: 'budget.changed', text: '12.500', locale: 'de' })
    expect(context().values.budget).toMatchObject({ money: usd(1_250_000) })
  })

  it('says every problem at once', async () => {
    const { change, context, submit } = await startOpened()
    change({ name: '', destinationUrl: '', duration: '', adType: 'WEB_CONVERSION' })
    submit()
    expect(Object.keys(context().errors).toSorted()).toEqual(['destinationUrl', 'duration', 'name', 'tag'])
  })

  it('an ongoing ad needs neither days nor a last day', async () => {
    const { change, context, createCampaign, submit } = await startOpened()
    change({ duration: '' })
    submit()
    change({ isOngoing: true })
    expect(context().errors).toEqual({})
    submit()
    expect(createCampaign.calls).toHaveLength(1)
  })

  it('the chosen tag corrects the missing one; a cancelled choice does not', async () => {
    const { at, change, context, send, submit, tagSelection } = await startOpened()
    change({ adType: 'WEB_CONVERSION' })
    submit()
    send({ type: 'tagChoice.opened' })
    await tagSelection.last().resolve({ outcome: 'cancelled' })
    expect([at(), context().errors]).toEqual(['page.correcting', { tag: 'quickPromote.tagRequired' }])
    send({ type: 'tagChoice.opened' })
    await tagSelection.last().resolve({ outcome: 'chosen', tag })
    expect([at(), context().errors, context().values.tag]).toEqual(['page.editing', {}, tag])
  })
})

describe('M10 the pin', () => {
  const foreign = { ...walks, ownerId: '2' }

  it('of somebody else is said, and nothing is sent until it is another', async () => {
    const { at, context, createCampaign, pinSelection, send, submit } = await startOpened({}, foreign)
    submit()
    expect([at(), context().errors]).toEqual(['page.correcting', { pin: 'quickPromote.pinForeign' }])
    send({ type: 'pinChoice.opened' })
    await pinSelection.last().resolve({ outcome: 'chosen', pin: maps })
    expect(context().errors).toEqual({})
    submit()
    expect(createCampaign.calls).toHaveLength(1)
  })

  it.each([
    ['of the profile that the member acts for', { actingFor: '2' }, foreign],
    ['of nobody known', {}, { ...walks, ownerId: null }],
    ['without a picture', {}, { ...walks, imageUrl: null }],
    ['that is a video', {}, { ...walks, isVideo: true }],
  ])('%s can be promoted', async (_, options, pin) => {
    const { createCampaign, submit } = await startOpened(options, pin)
    submit()
    expect(createCampaign.calls).toHaveLength(1)
  })

  it('of a profile that the member does not act for is somebody else’s', async () => {
    const { context, submit } = await startOpened({ actingFor: '7' }, foreign)
    submit()
    expect(context().errors).toEqual({ pin: 'quickPromote.pinForeign' })
  })

  it('is not needed for a product group, nor an address', async () => {
    const target = { kind: 'productGroup', productGroupId: '5' } as const
    const { context, createCampaign, submit } = await startOpened({ target })
    expect(context().values.destinationUrl).toBe('')
    submit()
    expect(createCampaign.calls).toHaveLength(1)
  })
})

describe('§5 an unusual budget', () => {
  const confirm = (minor: number) => ({ type: 'budget.confirmed', amount: usd(minor) }) as const

  it('is sent once exactly this amount is confirmed', async () => {
    const { createCampaign, send, submit, typeBudget } = await startOpened()
    typeBudget('70')
    send(confirm(7_001))
    submit()
    expect(createCampaign.calls).toHaveLength(0)
    send(confirm(7_000))
    submit()
    expect(createCampaign.last().input.payload.budget_in_micro_currency).toBe(70_000_000)
  })

  it('is asked about again when it changes', async () => {
    const { createCampaign, send, submit, typeBudget } = await startOpened()
    typeBudget('70')
    send(confirm(7_000))
    typeBudget('700')
    submit()
    expect(createCampaign.calls).toHaveLength(0)
  })
})
