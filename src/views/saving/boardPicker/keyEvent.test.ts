import { describe, expect, it } from 'vitest'
import { keyEvent, type KeyPress, type PickerPosition } from './keyEvent.ts'

const press = (key: string, own: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...own,
})
const position: PickerPosition = { rowCount: 10, highlighted: -1, query: '', isInField: true }
const on = (key: string, own: Partial<PickerPosition> = {}) => keyEvent(press(key), { ...position, ...own })

describe('§2 Keyboard: up and down move the highlight', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, -1],
    ['Home', 5, 0],
    ['End', -1, 9],
  ] as const)('J10 %s moves it from %i of 10 to %i', (key, highlighted, row) => {
    expect(on(key, { highlighted })).toEqual({ type: 'highlighted', row })
  })

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('J10 %s leaves it inactive in an empty list', (key) => {
    expect(on(key, { rowCount: 0 })).toEqual({ type: 'highlighted', row: -1 })
  })
})

describe('§2 Keyboard: enter selects', () => {
  it('Enter does, in the field and in the list', () => {
    expect([on('Enter'), on('Enter', { isInField: false })]).toEqual([
      { type: 'entered' },
      { type: 'entered' },
    ])
  })

  it('a space does in the list, and is text in the field', () => {
    expect([on(' ', { isInField: false }), on(' ')]).toEqual([{ type: 'entered' }, null])
  })
})

describe('J10 Escape', () => {
  it('is left to the field while there is a query, then resets the highlight, and is then left to the dialog', () => {
    expect([
      on('Escape', { query: 'a', highlighted: 3 }),
      on('Escape', { highlighted: 3 }),
      on('Escape'),
    ]).toEqual([null, { type: 'highlighted', row: -1 }, null])
  })
})

it.each(['a', 'Tab', 'PageDown'])('%s is left to the browser', (key) => {
  expect(on(key, { highlighted: 2 })).toBeNull()
})

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'an arrow with %s is left to the browser',
  (key) => {
    expect(keyEvent(press('ArrowDown', { [key]: true }), position)).toBeNull()
  },
)
