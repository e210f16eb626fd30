import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../../testing/stage/person.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { count, highlighted, list, nameOf, options } from '../testing/pickerPage.ts'
import { BoardPicker } from './BoardPicker.tsx'

const onChoose = vi.fn<(board: Board) => void>()
beforeEach(() => void onChoose.mockClear())

const pin = { id: '1' }
const picker = <BoardPicker pin={pin} onChoose={onChoose} onCreate={() => undefined} />
const { keyboard } = userEvent
const highlightedRow = () => options().find(({ ariaSelected }) => ariaSelected === 'true')

describe.each(modes)('§2 Keyboard of the board picker, %s', (_, mount) => {
  const open = async (given?: ScenarioName) => {
    const mounted = mount(picker, { session: wren, given })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    return mounted
  }
  const openInField = async (given?: ScenarioName) => {
    await open(given)
    const field = await byRole('combobox', 'Search boards')
    field.focus()
    return field
  }
  const press = async (keys: string) => {
    await keyboard(keys)
    return soon(highlighted)
  }

  it('J10, D12 works at 10,000 boards, of which only the visible ones are rendered', async () => {
    const field = await openInField('boards.tenThousand')
    expect([field.ariaExpanded, field.getAttribute('aria-controls')]).toEqual(['true', list()?.id])
    await soon(() => expect(count()).toBe('10,000 boards'))
    expect([highlighted(), options().length < 40]).toEqual([null, true])
    await keyboard('{Enter}')
    expect(onChoose).not.toHaveBeenCalled()

    for (const [keys, name] of [
      ['{ArrowDown}', 'Garden rooms'],
      ['{ArrowUp}', null],
      ['{ArrowUp}', '9996 Café paths'],
      ['{ArrowUp}', '9983 Weeknight islands'],
      ['{Home}', 'Garden rooms'],
      ['{End}', '9996 Café paths'],
      ['{ArrowDown}', '9996 Café paths'],
      ['{Home}', 'Garden rooms'],
    ] as const)
      expect([keys, await press(keys)]).toEqual([keys, name])
    expect(highlightedRow()?.getAttribute('aria-posinset')).toBe('1')
    for (let n = 0; n < 30; n += 1) await press('{ArrowDown}')
    expect([document.activeElement, options().length < 40]).toEqual([field, true])
    expect([highlightedRow()?.getAttribute('aria-posinset'), highlightedRow()?.ariaSetSize]).toEqual([
      '31',
      '10002',
    ])
  })

  it('J10, D12 searches 10,000 boards and chooses from what is found', async () => {
    await openInField('boards.tenThousand')
    await keyboard('{ArrowDown}cafe co')
    await soon(() =>
      expect(options().every((option) => /^(\d+ )?Café corners/.test(nameOf(option) ?? ''))).toBe(true),
    )
    await soon(() => expect(count()).toMatch(/^[\d,]+ boards$/))
    expect(highlighted()).toBeNull()
    const name = await press('{ArrowDown}')
    expect(name).toMatch(/Café corners/)
    await keyboard('{Enter}')
    await soon(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name })))
  })

  it('J10 Escape clears the query, then the highlight, and is then left to the dialog', async () => {
    const field = await openInField()
    const onKeyDown = vi.fn<(isHandled: boolean) => void>()
    const listen = (event: KeyboardEvent) => onKeyDown(event.defaultPrevented)
    addEventListener('keydown', listen)
    await keyboard('sofa')
    await soon(() => expect(count()).toBe('1 board'))
    await keyboard('{Escape}')
    await soon(() => expect([count(), field]).toEqual(['8 boards', expect.objectContaining({ value: '' })]))
    await keyboard('{ArrowDown}{Escape}')
    await soon(() => expect(highlighted()).toBeNull())
    onKeyDown.mockClear()
    await keyboard('{Escape}')
    expect(onKeyDown.mock.calls).toEqual([[false]])
    removeEventListener('keydown', listen)
  })

  it('H13 Enter that ends a composition chooses nothing', async () => {
    const field = await openInField()
    expect(await press('{ArrowDown}')).not.toBeNull()
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
    }
    expect(onChoose).not.toHaveBeenCalled()
    await keyboard('{Enter}')
    await soon(() => expect(onChoose).toHaveBeenCalledOnce())
  })

  it('J10 works in the list itself when there is no search field', async () => {
    await open('boards.four')
    expect(document.querySelector('[role="combobox"]')).toBeNull()
    // The pointer may rest where another test left it, and a hovered row shows its 'Save' too.
    await userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } })
    list()?.focus()
    expect(await press('{ArrowDown}{ArrowDown}{ArrowDown}')).toBe('Blue rooms')
    const visibleSaves = options().flatMap((row) =>
      row.querySelector('[data-at="save"]')?.checkVisibility() ? nameOf(row) : [],
    )
    expect(visibleSaves).toEqual(['Blue rooms'])
    await keyboard(' ')
    await soon(() =>
      expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Blue rooms' })),
    )
  })
})
