import { expect, it } from 'vitest'
import { adOf } from '../../../../testing/machines/adList.ts'
import { actionsOf, adActions, isDone, isPlausible, type AdChange } from './adActions.ts'
import { adStatuses } from './adStatus.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const edit: AdChange = { adId: '1', action: 'edit', dailyBudget: usd(700) }
const changeOf = (action: (typeof adActions)[number]): AdChange =>
  action === 'edit' ? edit : { adId: '1', action }

it.each([
  ['inReview', ['edit', 'stop']],
  ['active', ['pause', 'edit', 'stop']],
  ['paused', ['resume', 'edit', 'stop']],
  ['ended', []],
  ['rejected', []],
  [null, []],
] as const)('an ad that is %s allows %j, and no edit in an app without an account', (status, actions) =>
  expect([actionsOf({ status }, true), actionsOf({ status }, false)]).toEqual([
    actions,
    actions.filter((action) => action !== 'edit'),
  ]),
)

it('no action is offered that would change nothing', () =>
  expect(
    adStatuses.flatMap((status) =>
      actionsOf({ status }, true).filter((action) => isDone(adOf('1', status), changeOf(action))),
    ),
  ).toEqual([]))

it('an answer is believed if the ad is as the action leaves it, or over', () =>
  expect(
    adActions.map((action) =>
      [...adStatuses, null].filter((status) => isPlausible(adOf('1', status), changeOf(action))),
    ),
  ).toEqual([
    ['paused', 'ended', 'rejected'],
    ['inReview', 'active', 'ended', 'rejected'],
    ['ended', 'rejected'],
    ['ended', 'rejected'],
  ]))

it.each([
  ['the budget', edit, { dailyBudget: usd(700) }, true],
  ['another budget', edit, { dailyBudget: usd(701) }, false],
  ['another currency', edit, { dailyBudget: { minor: 700, currency: 'EUR' } }, false],
  ['the amount for the whole time', edit, { totalBudget: usd(700) }, false],
  ['the end', { adId: '1', action: 'edit', endDate: '2026-02-01' }, { endDate: '2026-02-01' }, true],
  ['no end', { adId: '1', action: 'edit', endDate: null }, { endDate: null }, true],
  [
    'an end where there was to be none',
    { adId: '1', action: 'edit', endDate: null },
    { endDate: '2026-02-01' },
    false,
  ],
  ['half of it', { ...edit, endDate: '2026-02-01' }, { dailyBudget: usd(700) }, false],
] as const)('an edit is done if the ad has what it says: %s', (_, change, fields, isSo) =>
  expect(adStatuses.map((status) => isDone({ ...adOf('1', status), ...fields }, change))).toEqual(
    adStatuses.map(() => isSo),
  ),
)
