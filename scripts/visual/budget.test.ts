import { describe, expect, it } from 'vitest'
import { budgetOf, budgetText, type Pictures } from './budget.ts'
import { withShared } from './history.ts'

const before: Pictures = {
  stories: new Map([
    ['a', { hash: '1', bytes: 1000 }],
    ['b', { hash: '2', bytes: 2000 }],
    ['c', { hash: '2', bytes: 2000 }],
    ['gone', { hash: '3', bytes: 5000 }],
  ]),
  sheets: new Map([['log-in/dark', '4']]),
}
const after: Pictures = {
  stories: new Map([
    ['a', { hash: '1', bytes: 1000 }],
    ['b', { hash: '5', bytes: 2500 }],
    ['c', { hash: '5', bytes: 2500 }],
    ['new', { hash: '6', bytes: 1500 }],
  ]),
  sheets: new Map([
    ['log-in/dark', '7'],
    ['log-in/light', '8'],
  ]),
}

describe('The visual budget', () => {
  it('counts screenshots, those that are shared, and sheets, and lists what a change adds', () =>
    expect(budgetOf(before, after)).toEqual({
      stories: { count: 4, doubles: 1, bytes: 5000 },
      sheets: { count: 2, flows: 1 },
      changes: {
        added: ['new', 'sheets/log-in/light'],
        changed: ['b', 'c', 'sheets/log-in/dark'],
        deleted: ['gone'],
      },
      toReview: { pictures: 2, sheets: 2 },
      growth: -3000,
    }))

  it('asks for one look at what changed from the same picture to the same', () =>
    expect(budgetOf(before, after).toReview.pictures).toBe(2))

  it('asks for a look at each of two that were the same and no longer are', () => {
    const apart = { ...after, stories: new Map(after.stories).set('c', { hash: '9', bytes: 1 }) }
    expect(budgetOf(before, apart).toReview.pictures).toBe(3)
  })

  it('finds no changes between the same pictures', () =>
    expect(budgetOf(after, after)).toMatchObject({
      changes: { added: [], changed: [], deleted: [] },
      toReview: { pictures: 0, sheets: 0 },
      growth: 0,
    }))

  it('does not change when a story gives its file up for the same one of another story', () => {
    const picture = { hash: '1', bytes: 1000 }
    const apart = new Map([
      ['a', picture],
      ['b', picture],
    ])
    const stories = withShared(new Map([['a', picture]]), { b: 'a', lost: 'gone' })
    expect(stories).toEqual(apart)
    const none = new Map<string, string>()
    expect(budgetOf({ stories: apart, sheets: none }, { stories, sheets: none }).growth).toBe(0)
  })

  it('is printed in a few lines', () =>
    expect(budgetText(budgetOf(before, after), 2, 'HEAD')).toBe(
      [
        '4 stories have a screenshot, 1 of them that of another story: 3 files, 5 kB',
        '2 contact sheets: 1 flows in 2 modes',
        'without contact sheets, every story in every mode: 8 screenshots',
        'since HEAD: 2 new, 3 changed, 1 deleted, −3 kB',
        'to review: 2 screenshots and 2 contact sheets, about 2 min (5 s and 30 s each)',
        '  new new',
        '  new sheets/log-in/light',
        '  changed b',
        '  changed c',
        '  changed sheets/log-in/dark',
        '  deleted gone',
      ].join('\n'),
    ))
})
