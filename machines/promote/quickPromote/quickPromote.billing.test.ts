import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pottery } from '../../../testing/machines/businessInfo.ts'
import { business, customer, startQuickPromoteOn, stranger } from '../../../testing/machines/quickPromote.ts'

/** The ad was created for this account, which cannot pay yet. */
async function startCreated(account = business) {
  const flow = startQuickPromoteOn(createManualClock())
  await flow.opened({ account })
  flow.change({ name: 'Spring', destinationUrl: 'https://wren.example/spring' })
  flow.submit()
  await flow.created()
  return flow
}
const missing = 'quickPromote.billingMissing'

describe('M7 whoever comes back from paying elsewhere', () => {
  it.each([
    { ...business, hasValidBillingProfile: true },
    { ...business, hasBillingInfo: true },
    // The business information appeared meanwhile, too, or is not known any more.
    { ...stranger, hasBillingInfo: true },
  ])('moves on when the account can pay: %j', async (account) => {
    const { at, entered, readAccount, send } = await startCreated()
    send({ type: 'page.focused' })
    await readAccount.last().resolve(account)
    expect([at(), entered()]).toEqual(['success', ['page', 'billingForm', 'success']])
  })

  it('is checked once at a time, however often the window gets the focus', async () => {
    const { at, readAccount, send } = await startCreated()
    send({ type: 'page.focused' })
    send({ type: 'page.focused' })
    send({ type: 'check.requested' })
    expect([at(), readAccount.calls.length]).toEqual(['billingForm.checking', 1])
    await readAccount.last().resolve(business)
    send({ type: 'page.focused' })
    expect(readAccount.calls).toHaveLength(2)
  })

  it('stays, and is told, when the server still knows no way to pay', async () => {
    const { at, context, entered, readAccount, reported, send } = await startCreated()
    send({ type: 'check.requested' })
    await readAccount.last().resolve({ ...business, hasBusinessInfo: true })
    expect([at(), context().failure, context().account?.hasBusinessInfo]).toEqual([
      'billingForm.paying',
      missing,
      true,
    ])
    expect([entered(), reported()]).toEqual([['page', 'billingForm'], []])
  })

  it.each(['rejected', 'unanswered'])('is told when the account cannot be read: %s', async (how) => {
    const { at, clock, context, readAccount, reported, send } = await startCreated()
    send({ type: 'page.focused' })
    if (how === 'rejected') await readAccount.last().reject(new ApiFailure('offline'))
    else clock.advance(30_000)
    const row = 'quickPromote.accountUnchecked'
    expect([at(), context().failure, reported()]).toEqual(['billingForm.paying', row, [row]])
    send({ type: 'page.focused' })
    await readAccount.last().resolve(customer)
    expect(at()).toBe('success')
  })

  it('does not wait for a check when the payment element says that it is done', async () => {
    const { at, readAccount, send } = await startCreated()
    send({ type: 'page.focused' })
    send({ type: 'billing.saved' })
    expect([at(), readAccount.last().signal.aborted]).toEqual(['success', true])
  })

  it('nothing is read anywhere else', async () => {
    const { readAccount, send } = await startCreated(stranger)
    send({ type: 'page.focused' })
    expect(readAccount.calls).toHaveLength(0)
  })
})

describe.each(['back.requested', 'back.pressed'] as const)('M6 back by %s', (type) => {
  it('from paying leads to the page as it was filled in, and forth again without a second ad', async () => {
    const { at, context, createCampaign, send, submit, change, typeBudget } = await startCreated()
    send({ type })
    expect(at()).toBe('page.created')
    submit()
    change({ name: 'Other' })
    typeBudget('')
    expect([at(), createCampaign.calls.length]).toEqual(['page.created', 1])
    expect(context().values).toMatchObject({
      name: 'Spring',
      destinationUrl: 'https://wren.example/spring',
      budget: { kind: 'amount', money: { minor: 300, currency: 'USD' } },
    })
    send({ type: 'step.continued' })
    expect(at()).toBe('billingForm.paying')
  })

  it('what was said about paying is not said on the page, and does not hold anybody there', async () => {
    const { at, context, readAccount, send } = await startCreated()
    send({ type: 'page.focused' })
    await readAccount.last().resolve(business)
    send({ type })
    expect([at(), context().failure]).toEqual(['page.created', null])
    send({ type: 'step.continued' })
    expect([at(), context().failure]).toEqual(['billingForm.paying', null])
  })

  it('from paying leads to the address that was filled in during this visit', async () => {
    const { at, businessInfo, send } = await startCreated(stranger)
    expect(businessInfo.last().input.info).toMatchObject({ name: '', country: 'US' })
    await businessInfo.last().resolve({ outcome: 'saved', info: pottery })
    send({ type })
    expect([at(), businessInfo.last().input.info]).toEqual(['businessForm', pottery])
  })
})

describe('The business form', () => {
  it('keeps what was filled in when it is left, and asks again', async () => {
    const { at, businessInfo, context, send } = await startCreated(stranger)
    const half = { ...pottery, postalCode: '' }
    await businessInfo.last().resolve({ outcome: 'back', info: half })
    expect([at(), context().account]).toEqual(['page.created', stranger])
    send({ type: 'step.continued' })
    expect([at(), businessInfo.last().input.info]).toEqual(['businessForm', half])
  })

  it('hears of the browser’s Back, so that it can keep what was filled in', async () => {
    const { actor, send, snapshot } = await startCreated(stranger)
    const heard: string[] = []
    const form = snapshot().children.businessInfo
    actor.system.inspect((event) => {
      if (event.type === '@xstate.event' && event.actorRef === form) heard.push(event.event.type)
    })
    send({ type: 'back.pressed' })
    expect(heard).toEqual(['back.requested'])
  })

  it('can be closed; the ad stays', async () => {
    const { at, businessInfo, context, of } = await startCreated(stranger)
    await businessInfo.last().resolve({ outcome: 'closed', info: pottery })
    expect([at(), of('page.closed').length, context().campaignId]).toEqual(['closed', 1, '99'])
  })
})
