import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pottery } from '../../../testing/machines/businessInfo.ts'
import {
  business,
  customer,
  startQuickPromoteOn,
  stranger,
  walks,
  type QuickPromoteOptions,
} from '../../../testing/machines/quickPromote.ts'

const start = (options?: QuickPromoteOptions) => startQuickPromoteOn(createManualClock(), options)

/** The ad was created for this account. */
async function startCreated(account = stranger, options?: QuickPromoteOptions) {
  const flow = start(options)
  await flow.opened({ account })
  flow.submit()
  await flow.created()
  return flow
}

describe('Q18 Q19 after the page', () => {
  it.each([
    [{}, 'businessForm'],
    [{ hasValidBillingProfile: true }, 'businessForm'],
    [{ hasBillingInfo: true }, 'businessForm'],
    [{ hasBusinessAddress: true }, 'billingForm.paying'],
    [{ hasBusinessInfo: true }, 'billingForm.paying'],
    [{ hasBusinessAddress: true, hasBillingInfo: true }, 'success'],
    [{ hasBusinessInfo: true, hasValidBillingProfile: true }, 'success'],
  ])('%j leads to %s', async (known, state) => {
    const { at } = await startCreated({ ...stranger, ...known })
    expect(at()).toBe(state)
  })

  it('an address that was filled in makes the business valid, so that paying or the end follows', async () => {
    const paying = await startCreated({ ...stranger, hasBillingInfo: true })
    await paying.businessInfo.last().resolve({ outcome: 'saved', info: pottery })
    expect(paying.at()).toBe('success')
  })
})

describe('M9 a link', () => {
  const open = (known: { readonly account?: object; readonly isPin?: boolean; readonly ad?: string }) => ({
    account: { ...stranger, ...known.account },
    isPin: known.isPin ?? true,
    ad: known.ad ?? null,
  })
  const all = { hasConsented: true, hasBusinessInfo: true, hasBillingInfo: true }
  it.each([
    ['consent', open({}), 'consent.asking'],
    ['consent', open({ account: all }), 'page.editing'],
    ['pinSelection', open({}), 'consent.asking'],
    ['pinSelection', open({ account: all }), 'pinSelection'],
    ['pinSelection', open({ account: all, isPin: false }), 'pinSelection'],
    ['page', open({ account: all, isPin: false }), 'pinSelection'],
    ['page', open({ account: all }), 'page.editing'],
    ['page', open({ account: all, ad: '99' }), 'page.created'],
    ['businessForm', open({ account: all }), 'page.editing'],
    ['businessForm', open({ account: { hasConsented: true }, ad: '99' }), 'businessForm'],
    ['businessForm', open({ ad: '99' }), 'consent.asking'],
    ['billingForm', open({ account: all }), 'page.editing'],
    ['billingForm', open({ account: { hasConsented: true }, ad: '99' }), 'businessForm'],
    [
      'billingForm',
      open({ account: { hasConsented: true, hasBusinessInfo: true }, ad: '99' }),
      'billingForm.paying',
    ],
    ['billingForm', open({ account: all, ad: '99' }), 'success'],
    ['success', open({ account: all }), 'page.editing'],
    ['success', open({ account: all, ad: '99' }), 'page.created'],
    ['error', open({ account: all }), 'page.editing'],
    ['BillingForm', open({ account: all }), 'page.editing'],
    ['__proto__', open({ account: all }), 'page.editing'],
    [null, open({ account: all }), 'page.editing'],
  ])('to %j, with %j, opens %s', async (requestedStep, { account, isPin, ad }, state) => {
    const target = isPin ? ({ kind: 'pin', pinId: walks.id } as const) : null
    const { at, opened } = start({ country: 'DE', requestedStep, campaignId: ad, target })
    await opened({ account })
    expect(at()).toBe(state)
  })

  it('cannot choose a pin for a product group, nor for an ad that exists', async () => {
    const group = { kind: 'productGroup', productGroupId: '5' } as const
    const forGroup = start({ requestedStep: 'pinSelection', target: group })
    await forGroup.opened()
    const existing = start({ requestedStep: 'pinSelection', campaignId: '99' })
    await existing.opened()
    expect([forGroup.at(), existing.at()]).toEqual(['page.editing', 'page.created'])
    forGroup.send({ type: 'pinChoice.opened' })
    expect([forGroup.at(), forGroup.pinSelection.calls.length]).toEqual(['page.editing', 0])
  })

  it('that continues with an ad creates no second one, and still leads to the end', async () => {
    const { at, createCampaign, of, opened, send, submit } = start({ campaignId: '99' })
    await opened({ account: business })
    submit()
    expect([at(), createCampaign.calls.length, of('campaign.created')]).toEqual(['page.created', 0, []])
    send({ type: 'step.continued' })
    send({ type: 'billing.saved' })
    expect(at()).toBe('success')
  })

  it('a pin that is gone is chosen again', async () => {
    const { at, context, opened, pinSelection } = start()
    await opened({ pin: null, isPinGone: true })
    expect(at()).toBe('pinSelection')
    await pinSelection.last().resolve({ outcome: 'chosen', pin: walks })
    expect([at(), context().isPinGone]).toEqual(['page.editing', false])
  })

  it('without a pin that is chosen, the page closes', async () => {
    const { at, entered, of, opened, pinSelection } = start({ target: null })
    await opened()
    await pinSelection.last().resolve({ outcome: 'cancelled' })
    expect([at(), entered(), of('page.closed').length]).toEqual(['closed', ['pinSelection'], 1])
  })
})

describe('§2 consent', () => {
  it('is asked once and recorded once, however often it is given', async () => {
    const { at, context, opened, recordConsent, send } = start({ country: 'gb' })
    await opened()
    send({ type: 'consent.given' })
    send({ type: 'consent.given' })
    expect([at(), recordConsent.calls.length]).toEqual(['consent.recording', 1])
    await recordConsent.last().resolve()
    expect([at(), context().account?.hasConsented]).toEqual(['page.editing', true])
  })

  it('is not asked of whoever has given it, nor where the law asks for none', async () => {
    const given = start({ country: 'DE' })
    await given.opened({ account: { ...customer, hasConsented: true } })
    const elsewhere = start({ country: 'US' })
    await elsewhere.opened()
    expect([given.entered(), elsewhere.entered()]).toEqual([['page'], ['page']])
  })

  it('that is not recorded is said, and can be given again', async () => {
    const { at, context, opened, recordConsent, reported, send } = start({ country: 'DE' })
    await opened()
    send({ type: 'consent.given' })
    await recordConsent.last().reject(new ApiFailure('server', { status: 503 }))
    const row = 'quickPromote.consentUnrecorded'
    expect([at(), context().failure, reported()]).toEqual(['consent.asking', row, [row]])
    send({ type: 'consent.given' })
    expect([at(), context().failure]).toEqual(['consent.recording', null])
    await recordConsent.last().resolve()
    expect([at(), context().errors]).toEqual(['page.editing', {}])
  })

  it('D13 without an answer counts as not recorded; closing sends nothing more', async () => {
    const { at, clock, of, opened, recordConsent, reported, send } = start({ country: 'DE' })
    await opened()
    send({ type: 'consent.given' })
    clock.advance(30_000)
    expect([at(), reported(), recordConsent.last().signal.aborted]).toEqual([
      'consent.asking',
      ['quickPromote.consentUnrecorded'],
      true,
    ])
    send({ type: 'page.dismissed' })
    expect([at(), of('page.closed').length, recordConsent.calls.length]).toEqual(['closed', 1, 1])
  })
})
