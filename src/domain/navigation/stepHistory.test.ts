import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depthOf, entryReached, startedAt, stepAsked, stepEntered, type StepHistory } from './stepHistory.ts'
import { modelOf, type Action } from './testing/stepModel.ts'

const code = { name: 'code', backTo: ['login'] } as const
const login = { name: 'login', backTo: ['signup'] } as const
const signup = { name: 'signup', backTo: ['login'] } as const
const email = { name: 'email', backTo: ['signup', 'login'] } as const

const trailOf = (...steps: Parameters<typeof stepEntered>[1][]) =>
  steps.reduce<StepHistory>((history, step) => stepEntered(history, step)[0], startedAt(null)).trail

const atCode = () => stepEntered(stepEntered(startedAt(null), login)[0], code)[0]

describe('the trail of steps', () => {
  it.each([
    ['a step comes after the one it leads back to', [login, code], ['login', 'code']],
    ['a step that was there before is gone back to', [login, code, login], ['login']],
    ['forms that lead to each other are not piled up', [signup, login, signup, login], ['signup', 'login']],
    ['a step takes the place of one that it does not lead back to', [login, code, email], ['login', 'email']],
    ['a step without a way back is the first', [code, { name: 'date', backTo: [] }], ['date']],
    ['at the end, only the first is left', [login, code, null], ['login']],
  ])('%s', (_, steps, trail) => {
    expect(trailOf(...steps)).toEqual(trail)
  })
})

describe('entries', () => {
  it('what an earlier page load has left is gone back over', () => {
    expect(stepEntered(startedAt(2), login)[1]).toEqual({ type: 'goBack', by: 2 })
  })

  it('a step that refuses to go back has its entry again', () => {
    const [asked, move] = entryReached(atCode(), 0)
    expect(move).toEqual({ type: 'retreat' })
    expect(stepAsked(asked)).toEqual([
      expect.objectContaining({ at: 1, phase: 'resting' }),
      { type: 'add', depths: [1] },
    ])
  })

  it('a step that leads back by way of another is asked, and then that one', () => {
    const [asked] = entryReached(stepEntered(stepEntered(startedAt(null), login)[0], email)[0], 0)
    const [between, move] = stepAsked(stepEntered(asked, signup)[0])
    expect(move).toEqual({ type: 'retreat' })
    expect(stepAsked(stepEntered(between, login)[0])).toEqual([
      expect.objectContaining({ trail: ['login'], at: 0, phase: 'resting' }),
      null,
    ])
  })

  it('Forward to a step that is gone comes back', () => {
    const [shown] = stepEntered(startedAt(null), login)
    expect(entryReached(shown, 2)[1]).toEqual({ type: 'goBack', by: 2 })
  })

  it('what happens on the way to an entry is made up for on arrival', () => {
    const [travelling] = stepEntered(atCode(), login)
    const [again, nothing] = stepEntered(travelling, code)
    expect(nothing).toBeNull()
    expect(entryReached(again, 0)).toEqual([
      expect.objectContaining({ at: 1, phase: 'resting' }),
      { type: 'add', depths: [1] },
    ])
  })
})

const walks: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Action>({ type: 'visibleBack' }, { type: 'settle' }, { type: 'lock' }),
    fc.record({ type: fc.constant('go' as const), to: fc.nat({ max: 5 }) }),
    fc.record({ type: fc.constant('press' as const), by: fc.constantFrom(1, 1, 1, 2, 3, -1, -2) }),
  ),
  { maxLength: 40 },
)

describe('any walk', () => {
  it('has as many entries as steps, ends on the entry it began on, and leaves the page only for a person', () => {
    fc.assert(
      fc.property(walks, fc.nat({ max: 3 }), (walk, left) => {
        const model = modelOf(left)
        for (const action of walk) model.run(action)
        model.run({ type: 'settle' })
        expect(model.leftBy()).not.toBe('flow')
        if (model.leftBy() === 'person') return
        expect(model.history().phase).toBe('resting')
        expect(model.at()).toBe(depthOf(model.history()))
        expect(model.history().trail.at(-1)).toBe(model.shown())
        model.run({ type: 'end' })
        model.run({ type: 'settle' })
        expect(model.at()).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })
})
