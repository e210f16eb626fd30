import { expect, it } from 'vitest'
import { adOf, adsOf } from './ads.entities.ts'

const ad = {
  id: '7001',
  name: 'Guided walks',
  status: 'active',
  imageUrl: 'https://pictures.example/21.jpg',
  dailyBudget: { minor: 500, currency: 'EUR' },
  totalBudget: null,
  startDate: null,
  endDate: '2026-02-28',
}

it('takes ads as they are, without fields of the app’s own', () => {
  expect(adsOf([{ ...ad, secret: 'x' }])).toEqual([ad])
  expect(adOf({ ...ad, secret: 'x' })).toEqual(ad)
})

it('E6 lists an ad that is paid for, whatever else is wrong with it', () =>
  expect(
    adsOf([
      { id: '1' },
      {
        id: '2',
        name: 7,
        status: 'ACTIVE',
        imageUrl: 'javascript:alert(1)',
        dailyBudget: { minor: 1.5, currency: 'EUR' },
        totalBudget: { minor: 1, currency: 'euro' },
        endDate: '2026-02-30',
      },
      { ...ad, id: '' },
      null,
      { id: '2' },
    ]).map(({ id, name, status, imageUrl, dailyBudget, totalBudget, endDate }) => [
      id,
      name,
      [status, imageUrl, dailyBudget, totalBudget, endDate],
    ]),
  ).toEqual([
    ['1', '', [null, null, null, null, null]],
    ['2', '', [null, null, null, null, null]],
  ]))

it.each([null, undefined, {}, 'none', 7])('E6 %j is neither a list nor an ad', (value) => {
  expect(() => adsOf(value)).toThrow('malformed')
  expect(() => adOf(value)).toThrow('malformed')
})
