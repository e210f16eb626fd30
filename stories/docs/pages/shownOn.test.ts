import { describe, expect, it } from 'vitest'
import { copyDeck } from './copyDeck.ts'
import { shownOn } from './shownOn.ts'

describe('Where a message can be seen', () => {
  it('is the story of an error', () =>
    expect(shownOn('login.error.wrongPassword', [])).toEqual([
      { kind: 'story', id: 'auth-log-in-errors--wrong-password' },
    ]))

  it('is the page of the component that uses it, or of one beside it', () => {
    expect(shownOn('boardPicker.search', ['src/views/saving/boardPicker/BoardPickerView.tsx'])).toEqual([
      { kind: 'page', id: 'saving-board-picker-view--docs', title: 'Saving/Board picker view' },
    ])
    expect(shownOn('boardPicker.search', ['src/views/saving/boardPicker/PickerRows.tsx'])).toEqual([
      { kind: 'page', id: 'saving-board-picker-view--docs', title: 'Saving/Board picker view' },
    ])
    expect(shownOn('nowhere.title', ['src/nowhere/Nothing.tsx'])).toEqual([])
  })

  it('is known for nearly all messages', () => {
    const lost = copyDeck.filter(({ key, places }) => shownOn(key, places).length === 0)
    expect(lost.length, lost.map(({ key }) => key).join('\n')).toBeLessThan(copyDeck.length / 20)
  })
})
