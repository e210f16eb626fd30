import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { offline, paid, startAdList as start, terms } from '../../../testing/machines/adList.ts'

const { requestTimeout } = defaultPolicy.timing
const usd = (minor: number) => ({ minor, currency: 'USD' })
const edit = { adId: '1', action: 'edit', dailyBudget: usd(700) } as const
const refused = new ApiFailure('refused', { status: 403, serverMessage: 'Not now.' })

const typing = { type: 'budget.changed', text: '7', locale: 'en' } as const

describe.each(['plain', 'strict'] as const)('An edit (%s)', (mode) => {
  it('sends exactly what was changed, once, and what the server answers is listed and announced', async () => {
    const { at, context, editing, emitted, send, submit, updateAd } = start(mode)
    await editing()
    expect(at()).toBe('editing')
    send(typing)
    submit()
    submit()
    expect([at(), updateAd.calls.map(({ input }) => input)]).toEqual(['acting', [edit]])
    const changed = { ...paid, dailyBudget: usd(700) }
    await updateAd.last().resolve(changed)
    expect([at(), context().ads, context().news, context().form, emitted]).toEqual([
      'listed',
      [changed],
      { name: 'Ad 1', status: 'active', isEdited: true },
      null,
      [{ type: 'ad.changed', change: edit }],
    ])
  })
})

it('an app that names no account edits nothing', async () => {
  const { at, listed, openEdit, send } = start('plain', false)
  await listed(paid)
  send({ type: 'action.chosen', id: '1', action: 'edit' })
  expect([at(), openEdit.calls]).toEqual(['listed', []])
})

it.each([
  ['offline', offline, 'adList.offline'],
  ['a refusal', refused, 'adChange.failed'],
  ['a lie', new ApiFailure('malformed', { status: 200 }), 'adChange.failed'],
])('a form that cannot be opened leaves the list: %s', async (_, error, row) => {
  const { at, context, listed, openEdit, send } = start()
  await listed(paid)
  send({ type: 'action.chosen', id: '1', action: 'edit' })
  await openEdit.last().reject(error)
  expect([at(), context().failure, context().form]).toEqual(['listed', row, null])
})

it('D13 a form that is never opened ends, and a late account is ignored', async () => {
  const { at, clock, context, listed, openEdit, send } = start()
  await listed(paid)
  send({ type: 'action.chosen', id: '1', action: 'edit' })
  clock.advance(requestTimeout)
  await openEdit.last().resolve(terms)
  expect([at(), context().failure, context().form]).toEqual(['listed', 'adList.timedOut', null])
})

it('an edit that changes nothing sends nothing', async () => {
  const { at, context, editing, send, submit, updateAd } = start()
  await editing()
  send(typing)
  send({ ...typing, text: '5.00' })
  submit()
  expect([at(), updateAd.calls, context().form, context().news]).toEqual(['listed', [], null, null])
})

it.each([
  ['a budget below the minimum', { ...typing, text: '0.50' }],
  ['no budget', { ...typing, text: '' }],
  ['an unusual budget', { ...typing, text: '900' }],
  ['an end that has passed', { type: 'end.changed', change: { endDate: '2026-01-11' } }],
  ['no end', { type: 'end.changed', change: { endDate: '' } }],
] as const)('%s is not sent, and stays to be mended', async (_, event) => {
  const { at, context, editing, send, submit, updateAd } = start()
  await editing()
  send(event)
  submit()
  expect([at(), updateAd.calls, context().form?.isSubmitted]).toEqual(['editing', [], true])
})

it('what is wrong with the end is said after a submit, and until it is mended', async () => {
  const { context, editing, send, submit } = start()
  const end = (endDate: string) => send({ type: 'end.changed', change: { endDate } })
  await editing({ ...paid, startDate: '2026-01-20' })
  end('2026-01-11')
  expect(context().error).toBeNull()
  submit()
  expect(context().error).toBe('adEdit.endDatePast')
  end('2026-01-19')
  expect(context().error).toBe('adEdit.endDateBeforeStart')
  end('')
  expect(context().error).toBe('adEdit.endDateRequired')
  send({ type: 'end.changed', change: { isOngoing: true } })
  expect(context().error).toBeNull()
  send({ type: 'end.changed', change: { isOngoing: false } })
  expect(context().error).toBe('adEdit.endDateRequired')
  send({ type: 'edit.dismissed' })
  send({ type: 'edit.discarded' })
  expect([context().error, context().form]).toEqual([null, null])
})

it('an unusual budget is sent after it is confirmed', async () => {
  const { at, editing, send, submit, updateAd } = start()
  await editing()
  send({ ...typing, text: '900' })
  send({ type: 'budget.confirmed', amount: usd(90_000) })
  submit()
  expect([at(), updateAd.last().input]).toEqual(['acting', { ...edit, dailyBudget: usd(90_000) }])
})

it('an end that was right when the form was opened is not sent after midnight', async () => {
  const { at, context, editing, send, updateAd } = start()
  await editing()
  send({ type: 'end.changed', change: { endDate: terms.today } })
  send({ type: 'edit.submitted', today: '2026-01-13' })
  expect([at(), updateAd.calls, context().form?.today]).toEqual(['editing', [], '2026-01-13'])
})

it('is left at once if nothing was changed, and asks otherwise', async () => {
  const { at, context, editing, send } = start()
  await editing()
  send({ type: 'edit.dismissed' })
  expect([at(), context().form]).toEqual(['listed', null])
  const other = start()
  await other.editing()
  other.send({ ...typing, text: 'x' })
  other.send({ type: 'edit.dismissed' })
  expect(other.at()).toBe('leaving')
  other.send({ type: 'question.closed' })
  expect([other.at(), other.context().form?.budget.kind]).toEqual(['editing', 'invalid'])
  other.send({ type: 'edit.dismissed' })
  other.send({ type: 'edit.discarded' })
  expect([other.at(), other.context().form, other.updateAd.calls]).toEqual(['listed', null, []])
})
