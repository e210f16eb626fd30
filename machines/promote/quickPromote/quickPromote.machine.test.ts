import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pottery } from '../../../testing/machines/businessInfo.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import {
  business,
  customer,
  maps,
  startQuickPromoteOn,
  stranger,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'
import { quickPromoteMachine } from './quickPromote.machine.ts'

const start = (options?: QuickPromoteOptions) => startQuickPromoteOn(createManualClock(), options)

it('opens, asks for consent and a pin, creates the ad, and asks for an address and a way to pay', () => {
  const leaves = leavesOf(quickPromoteMachine).map(({ name }) => name.replace('quickPromote.', ''))
  expect(leaves).toEqual([
    'draft.untouched',
    'draft.waiting',
    'draft.saving',
    'draft.saved',
    'draft.unsaved',
    'draft.outdated',
    'draft.cleared',
    'restoration.none',
    'restoration.restored',
    'restoration.discarded',
    'steps.opening.waiting',
    'steps.opening.slow',
    'steps.unopened',
    'steps.resuming',
    'steps.advancing',
    'steps.consent.asking',
    'steps.consent.recording',
    'steps.pinSelection',
    'steps.page.deciding',
    'steps.page.editing',
    'steps.page.correcting',
    'steps.page.choosingPin',
    'steps.page.choosingTag',
    'steps.page.submitting.waiting',
    'steps.page.submitting.slow',
    'steps.page.unknown.unchecked',
    'steps.page.unknown.uncheckable',
    'steps.page.checking',
    'steps.page.created',
    'steps.businessForm',
    'steps.billingForm.paying',
    'steps.billingForm.checking',
    'steps.success',
    'steps.error',
    'steps.closed',
  ])
})

const truths = [true, false] as const
const combinations = truths.flatMap((asksConsent) =>
  truths.flatMap((hasPin) =>
    truths.flatMap((isBusiness) => truths.map((canPay) => ({ asksConsent, hasPin, isBusiness, canPay }))),
  ),
)

describe.each(['plain', 'strict'] as const)('Q1 Q18 §4 The way to an ad (%s)', (mode) => {
  it.each(combinations)('%j: the steps that still ask something, in their order', async (known) => {
    const { asksConsent, hasPin, isBusiness, canPay } = known
    const flow = start({
      mode,
      country: asksConsent ? 'DE' : 'US',
      target: hasPin ? { kind: 'pin', pinId: walks.id } : null,
    })
    await flow.opened({
      account: { ...stranger, hasBusinessAddress: isBusiness, hasValidBillingProfile: canPay },
    })
    if (asksConsent) {
      flow.send({ type: 'consent.given' })
      await flow.recordConsent.last().resolve()
    }
    if (!hasPin) await flow.pinSelection.last().resolve({ outcome: 'chosen', pin: walks })
    flow.submit()
    await flow.created()
    if (!isBusiness) await flow.businessInfo.last().resolve({ outcome: 'saved', info: pottery })
    if (!canPay) flow.send({ type: 'billing.saved' })
    expect(flow.entered()).toEqual([
      ...(asksConsent ? ['consent'] : []),
      ...(hasPin ? [] : ['pinSelection']),
      'page',
      ...(isBusiness ? [] : ['businessForm']),
      ...(canPay ? [] : ['billingForm']),
      'success',
    ])
    expect(flow.createCampaign.calls).toHaveLength(1)
    expect(flow.createCampaign.last().input).toMatchObject({ kind: 'pin', payload: { pin_id: walks.id } })
    expect(flow.of('campaign.created')).toEqual([
      {
        type: 'campaign.created',
        campaign: {
          campaignId: '99',
          advertiserId: '549755885175',
          pinId: walks.id,
          productGroupId: null,
        },
      },
    ])
    flow.send({ type: 'page.dismissed' })
    expect([flow.at(), flow.of('page.closed').length]).toEqual(['closed', 1])
  })
})

describe('Opening', () => {
  it('reads what the place of the draft and the target are', () => {
    const { open } = start({ actingFor: '7', locale: 'de' })
    expect(open.last().input).toEqual({
      place: {
        userId: '1',
        profileId: '7',
        key: `549755885175:pin:${walks.id}`,
        locale: 'de',
      },
      target: { kind: 'pin', pinId: walks.id },
      actingFor: '7',
    })
  })

  it('D13 says that it is slow, gives up, and can be tried again', async () => {
    const { at, clock, context, open, opened, reported, send } = start()
    clock.advance(5_000)
    expect(at()).toBe('opening.slow')
    clock.advance(25_000)
    expect([at(), context().failure, open.last().signal.aborted, reported()]).toEqual([
      'unopened',
      'quickPromote.accountUnread',
      true,
      ['quickPromote.accountUnread'],
    ])
    send({ type: 'open.retried' })
    await opened()
    expect([at(), context().failure, open.calls.length]).toEqual(['page.editing', null, 2])
  })

  it('that fails is reported once, shows nothing else, and can be left', async () => {
    const { at, entered, of, open, reported, send } = start()
    await open.last().reject(new TypeError('x is undefined'))
    expect([at(), entered(), reported()]).toEqual(['unopened', [], ['quickPromote.accountUnread']])
    send({ type: 'page.dismissed' })
    expect([at(), of('page.closed').length]).toEqual(['closed', 1])
  })
})

it('the form starts with the pin’s title and link, and with the country’s budget and days', async () => {
  const { context, opened } = start({ country: 'se' })
  await opened()
  expect(context().values).toMatchObject({
    name: 'Guided walks',
    destinationUrl: 'https://wren.example/walks',
    budget: { kind: 'amount', money: { minor: 1_000, currency: 'SEK' } },
    duration: '30',
    endDate: '2026-06-01',
  })
})

it('another pin replaces title and link, but not what was typed over them', async () => {
  const { at, change, context, opened, pinSelection, send } = start()
  await opened({ account: business })
  change({ destinationUrl: 'https://wren.example/spring' })
  send({ type: 'pinChoice.opened' })
  expect([at(), pinSelection.last().input]).toEqual([
    'page.choosingPin',
    expect.objectContaining({ pinId: walks.id }),
  ])
  await pinSelection.last().resolve({ outcome: 'chosen', pin: maps })
  expect([at(), context().pin?.id, context().values]).toEqual([
    'page.editing',
    maps.id,
    expect.objectContaining({ name: 'Old maps', destinationUrl: 'https://wren.example/spring' }),
  ])
})

it.each(['pinChoice.opened', 'tagChoice.opened'] as const)(
  'the browser’s Back closes what %s opened, and changes nothing',
  async (type) => {
    const { at, context, opened, send } = start()
    await opened({ account: customer })
    const before = context().values
    send({ type })
    send({ type: 'back.pressed' })
    expect([at(), context().values]).toEqual(['page.editing', before])
  },
)
