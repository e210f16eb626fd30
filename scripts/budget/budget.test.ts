import { describe, expect, it } from 'vitest'
import { budgetOf, wordsOf } from './budget.ts'

const before = new Map([
  ['a.png', { hash: '1', bytes: 1000 }],
  ['b.png', { hash: '2', bytes: 2000 }],
  ['gone.png', { hash: '3', bytes: 5000 }],
  ['sheets/log-in.dark.png', { hash: '4', bytes: 4000 }],
])
const now = new Map([
  ['a.png', { hash: '1', bytes: 1000 }],
  ['b.png', { hash: '5', bytes: 2500 }],
  ['new.png', { hash: '6', bytes: 1500 }],
  ['sheets/log-in.dark.png', { hash: '7', bytes: 4000 }],
  ['sheets/log-in.light.png', { hash: '8', bytes: 6000 }],
])

describe('The budget of pictures', () => {
  it('counts stories and sheets apart, and says what a change added', () =>
    expect(budgetOf(before, now)).toEqual({
      stories: { pictures: 3, bytes: 5000 },
      sheets: { pictures: 2, bytes: 10_000, flows: 1 },
      added: ['new.png', 'sheets/log-in.light.png'],
      changed: ['b.png', 'sheets/log-in.dark.png'],
      deleted: ['gone.png'],
      growth: 3000,
    }))

  it('finds nothing in the same pictures', () =>
    expect(budgetOf(now, now)).toMatchObject({ added: [], changed: [], deleted: [], growth: 0 }))

  it('is said in a few lines', () =>
    expect(wordsOf(budgetOf(before, now), 2, 'HEAD')).toBe(
      [
        '5 pictures, 15 kB:',
        '  3 of stories, 5 kB',
        '  2 of contact sheets, 10 kB: 1 flows in 2 modes',
        '  without sheets, each story in each mode: 6',
        'A review since HEAD looks at 5: 2 new, 2 changed, 1 deleted, +3 kB',
        '  new new.png',
        '  new sheets/log-in.light.png',
        '  changed b.png',
        '  changed sheets/log-in.dark.png',
        '  deleted gone.png',
      ].join('\n'),
    ))
})
