import { expect, it } from 'vitest'
import { actionsOf, adActions, isDone, isPlausible } from './adActions.ts'
import { adStatuses } from './adStatus.ts'

it.each([
  ['inReview', ['stop']],
  ['active', ['pause', 'stop']],
  ['paused', ['resume', 'stop']],
  ['ended', []],
  ['rejected', []],
  [null, []],
] as const)('an ad that is %s allows %j', (status, actions) => expect(actionsOf({ status })).toEqual(actions))

it('no action is offered that would change nothing', () =>
  expect(
    adStatuses.flatMap((status) => actionsOf({ status }).filter((action) => isDone({ status }, action))),
  ).toEqual([]))

it('after an action, it is not offered again', () => {
  const again = adActions.flatMap((action) =>
    adStatuses.filter((status) => isDone({ status }, action) && actionsOf({ status }).includes(action)),
  )
  expect(again).toEqual([])
})

it('an answer is believed if the ad is as the action leaves it, or over', () =>
  expect(
    adActions.map((action) => [...adStatuses, null].filter((status) => isPlausible({ status }, action))),
  ).toEqual([
    ['paused', 'ended', 'rejected'],
    ['inReview', 'active', 'ended', 'rejected'],
    ['ended', 'rejected'],
  ]))
