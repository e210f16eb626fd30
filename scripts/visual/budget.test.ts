import { describe, expect, it } from 'vitest'
import { budgetOf, budgetText, type Pictures } from './budget.ts'

const before: Pictures = {
  stories: new Map([
    ['a', { hash: '1', bytes: 1000 }],
    ['b', { hash: '2', bytes: 2000 }],
    ['gone', { hash: '3', bytes: 5000 }],
  ]),
  sheets: new Map([['log-in/dark', '4']]),
}
const after: Pictures = {
  stories: new Map([
    ['a', { hash: '1', bytes: 1000 }],
    ['b', { hash: '5', bytes: 2500 }],
    ['new', { hash: '6', bytes: 1500 }],
  ]),
  sheets: new Map([
    ['log-in/dark', '7'],
    ['log-in/light', '8'],
  ]),
}

describe('The visual budget', () => {
  it('counts screenshots and sheets, and lists what a change adds', () =>
    expect(budgetOf(before, after)).toEqual({
      stories: { count: 3, bytes: 5000 },
      sheets: { count: 2, flows: 1 },
      changes: {
        added: ['new', 'sheets/log-in/light'],
        changed: ['b', 'sheets/log-in/dark'],
        deleted: ['gone'],
      },
      growth: -3000,
    }))

  it('finds no changes between the same pictures', () =>
    expect(budgetOf(after, after)).toMatchObject({
      changes: { added: [], changed: [], deleted: [] },
      growth: 0,
    }))

  it('is printed in a few lines', () =>
    expect(budgetText(budgetOf(before, after), 2, 'HEAD')).toBe(
      [
        '3 story screenshots, 5 kB',
        '2 contact sheets: 1 flows in 2 modes',
        'without contact sheets, every story in every mode: 6 screenshots',
        'to review since HEAD: 5 (2 new, 2 changed, 1 deleted), −3 kB',
        '  new new',
        '  new sheets/log-in/light',
        '  changed b',
        '  changed sheets/log-in/dark',
        '  deleted gone',
      ].join('\n'),
    ))
})
