import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../failure.ts'
import { accountOf } from './account.entities.ts'
import { estimateOf } from './estimate.entities.ts'
import { pinsOf, tagsOf } from './promote.entities.ts'

const malformed = expect.objectContaining({ kind: 'malformed' })
const thrownBy = (read: () => unknown) => {
  try {
    return read()
  } catch (error) {
    return error instanceof ApiFailure ? error : 'no ApiFailure'
  }
}

describe('the pins of an app', () => {
  const pin = {
    id: '723421968459640832',
    title: 'Ridge walks',
    link: 'https://wren.example/walks',
    imageUrl: 'https://pictures.example/21.jpg',
    color: '#b98a7a',
    isVideo: true,
    ownerId: '1',
  }

  it.each([null, undefined, {}, 'none', 7])('E6 %j is no list', (value) => {
    expect(thrownBy(() => pinsOf(value))).toEqual(malformed)
  })

  it('are taken as they are, without fields of the app’s own', () => {
    expect(pinsOf([{ ...pin, secret: 'x' }])).toEqual([pin])
  })

  it.each([[null], [7], ['21'], [{}], [{ ...pin, id: '' }], [{ ...pin, id: 21 }]])(
    'leaves out %j, and keeps the others',
    (item) => expect(pinsOf([item, pin])).toEqual([pin]),
  )

  it('A17 A20 E16 M10 drops an unsafe picture, link and color, but not the pin', () => {
    expect(
      pinsOf([
        { id: '1', title: '  ', link: 'javascript:alert(1)', imageUrl: 'data:image/svg+xml,x', color: 'red' },
      ]),
    ).toEqual([
      { id: '1', title: '', link: null, imageUrl: null, color: null, isVideo: false, ownerId: null },
    ])
  })

  it('keeps the first of two with one ID', () => {
    expect(pinsOf([pin, { ...pin, title: 'Again' }])).toEqual([pin])
  })
})

describe('the conversion tags of an app', () => {
  const tag = { id: '5001', name: 'Shop', events: ['checkout'] }

  it.each([null, undefined, {}, 'none'])('E6 %j is no list', (value) => {
    expect(thrownBy(() => tagsOf(value))).toEqual(malformed)
  })

  it.each([
    [null],
    [{ ...tag, id: '' }],
    [{ ...tag, id: 1 }],
    [{ ...tag, events: [] }],
    [{ ...tag, events: ['', 7, null] }],
    [{ ...tag, events: 'checkout' }],
    [{ id: '5001', name: 'Shop' }],
  ])('leaves out %j, and keeps the others', (item) => expect(tagsOf([item, tag])).toEqual([tag]))

  it('lists each event once, and goes by the ID without a name', () => {
    expect(tagsOf([{ id: '5001', name: ' ', events: ['signup', 7, 'signup', 'lead'] }])).toEqual([
      { id: '5001', name: '5001', events: ['signup', 'lead'] },
    ])
  })
})

describe('the account of an advertiser', () => {
  const account = {
    hasBusinessAddress: true,
    hasBusinessInfo: false,
    hasValidBillingProfile: true,
    hasBillingInfo: false,
    hasConsented: true,
  }

  it('is taken as it is, without fields of the app’s own', () => {
    expect(accountOf({ ...account, cardNumber: '4242' })).toEqual(account)
  })

  it('has its country in upper case, and a time zone that the browser knows', () => {
    const planned = { ...account, country: ' de', countries: ['de', 'CH'], timeZone: 'Europe/Berlin' }
    expect(accountOf(planned)).toEqual({ ...planned, country: 'DE', countries: ['DE', 'CH'] })
    const unknown = ['Berlin', '', 7].map((timeZone) => accountOf({ ...account, timeZone }).timeZone)
    expect(unknown).toEqual([undefined, undefined, undefined])
  })

  it.each([
    null,
    undefined,
    [],
    'yes',
    {},
    { ...account, hasBillingInfo: 'yes' },
    { ...account, hasConsented: undefined },
    { ...account, hasValidBillingProfile: 1 },
    { ...account, country: 'Germany' },
    { ...account, country: null },
    { ...account, countries: ['DE', ''] },
  ])('M6 refuses %j: what is unknown is never taken for valid', (value) =>
    expect(thrownBy(() => accountOf(value))).toEqual(malformed),
  )
})

describe('an estimate', () => {
  const range = { from: 0, to: 7 }

  it('is taken as it is, or there is none; a missing part cannot be said', () => {
    expect(estimateOf({ reach: range, clicks: range, cost: 1 })).toEqual({ reach: range, clicks: range })
    expect([estimateOf(null), estimateOf({ reach: range })]).toEqual([null, { reach: range, clicks: null }])
  })

  it.each([
    undefined,
    'many',
    { reach: 7 },
    { reach: { from: 8, to: 7 } },
    { reach: { from: -1, to: 7 } },
    { clicks: { from: 0.5, to: 7 } },
    { clicks: { from: 0, to: Number.POSITIVE_INFINITY } },
  ])('refuses %j', (value) => expect(thrownBy(() => estimateOf(value))).toEqual(malformed))
})
