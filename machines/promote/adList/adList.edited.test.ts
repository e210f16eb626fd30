import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { adOf, offline, paid, startAdList as start, terms } from '../../../testing/machines/adList.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const edit = { adId: '1', action: 'edit', dailyBudget: usd(700) } as const
const refused = new ApiFailure('refused', { status: 403, serverMessage: 'Not now.' })

const typing = { type: 'budget.changed', text: '7', locale: 'en' } as const

describe('An edit that was sent', () => {
  async function startActing() {
    const flow = start()
    await flow.editing()
    flow.send(typing)
    flow.submit()
    return flow
  }

  it('and refused keeps what was typed, which can be sent again', async () => {
    const { at, context, send, submit, updateAd } = await startActing()
    await updateAd.last().reject(refused)
    expect([at(), context().failure, context().serverMessage]).toEqual([
      'editing',
      'adChange.failed',
      'Not now.',
    ])
    expect(context().form?.budget).toMatchObject({ money: usd(700) })
    send({ type: 'end.changed', change: { endDate: '2026-03-01' } })
    expect(context().failure).toBeNull()
    submit()
    expect(updateAd.last().input).toEqual({ ...edit, endDate: '2026-03-01' })
  })

  it.each([
    ['the ad as it was', paid],
    ['half of it', { ...paid, dailyBudget: usd(701) }],
    ['an ad of no known status', { ...paid, status: null, dailyBudget: usd(700) }],
  ])('is unknown after an answer with %s', async (_, answer) => {
    const { at, context, updateAd } = await startActing()
    await updateAd.last().resolve(answer)
    expect([at(), context().failure]).toEqual(['unknown', 'adChange.malformed'])
  })

  it.each([
    ['active', { status: 'inReview', isEdited: false }],
    ['inReview', { status: 'inReview', isEdited: true }],
  ] as const)('says that the ad is being reviewed, unless it was: %s', async (status, news) => {
    const { context, editing, send, submit, updateAd } = start()
    const reviewed = { ...paid, status: 'inReview', dailyBudget: usd(700) } as const
    await editing({ ...paid, status })
    send(typing)
    submit()
    await updateAd.last().resolve(reviewed)
    expect(context().news).toEqual({ name: 'Ad 1', ...news })
    const other = start()
    await other.editing({ ...paid, status })
    other.send(typing)
    other.submit()
    await other.updateAd.last().reject(offline)
    other.send({ type: 'check.requested' })
    await other.listed(reviewed)
    expect(other.context().news).toEqual({ name: 'Ad 1', ...news })
  })

  it('is over if the ad is', async () => {
    const { at, context, updateAd } = await startActing()
    await updateAd.last().resolve({ ...paid, status: 'ended' })
    expect([at(), context().news]).toEqual(['listed', { name: 'Ad 1', status: 'ended', isEdited: false }])
  })

  it.each([
    ['done', { ...paid, dailyBudget: usd(700) }, 'listed', null, true],
    ['not done', paid, 'editing', 'adChange.notDone', undefined],
    ['overtaken', { ...paid, status: 'ended' }, 'listed', null, undefined],
    ['of an ad that is gone', adOf('2', 'active'), 'listed', null, undefined],
  ] as const)('and is unknown is settled by the list: %s', async (_, ad, state, row, isEdited) => {
    const { at, context, listed, send, updateAd } = await startActing()
    await updateAd.last().reject(offline)
    expect(at()).toBe('unknown')
    send({ type: 'edit.submitted', today: terms.today })
    send({ type: 'check.requested' })
    await listed(ad)
    expect([at(), context().failure, context().news?.isEdited, updateAd.calls.length]).toEqual([
      state,
      row,
      isEdited,
      1,
    ])
    expect(context().form === null).toBe(state === 'listed')
  })

  it('and not done is sent again as it was typed, also after another change of the ad', async () => {
    const { listed, send, submit, updateAd } = await startActing()
    await updateAd.last().reject(offline)
    send({ type: 'check.requested' })
    await listed({ ...paid, endDate: '2026-05-01' })
    submit()
    expect(updateAd.calls.map(({ input }) => input)).toEqual([edit, edit])
  })
})
