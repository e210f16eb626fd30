import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { manyBoards } from '../../../../mocks/fixtures/manyBoards.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes, type Mounted } from '../../../../stories/support/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../stories/support/stage/person.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { BoardPickerView } from '../../../views/saving/boardPicker/BoardPickerView.tsx'
import { BoardPicker } from './BoardPicker.tsx'

const onChoose = vi.fn<(board: Board) => void>()
const onCreate = vi.fn<(name: string) => void>()
beforeEach(() => {
  onChoose.mockClear()
  onCreate.mockClear()
})

const pin = { id: '1' }
const picker = <BoardPicker pin={pin} onChoose={onChoose} onCreate={onCreate} />
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const list = () => document.querySelector<HTMLElement>('[role="listbox"]')
const nameOf = (option: Element | null | undefined) => option?.querySelector('bdi')?.textContent ?? null
const pointedAt = () =>
  document.querySelector('[role="combobox"], [role="listbox"]')?.getAttribute('aria-activedescendant') ?? null
/** The highlighted row: what points at it and what is marked must agree, and it must be in sight. */
function highlighted() {
  const marked = options().filter(({ ariaSelected }) => ariaSelected === 'true')
  expect(marked.map(({ id }) => id)).toEqual([pointedAt()].filter((id) => id !== null))
  const [row] = marked
  const [frame, box] = [list()?.getBoundingClientRect(), row?.getBoundingClientRect()]
  const isInSight = !frame || !box || (box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1)
  expect(isInSight).toBe(true)
  return nameOf(row)
}
const count = () =>
  [...document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .find((text) => /board/.test(text))
const keyboard = userEvent.keyboard
const named = ({ calls }: Mounted, name: string) => calls.filter((call) => call.name === name)

describe.each(modes)('the board picker, %s', (_, mount) => {
  const open = async (given?: ScenarioName) => {
    const mounted = mount(picker, { session: wren, given })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    return mounted
  }
  const inField = async (given?: ScenarioName) => {
    const mounted = await open(given)
    const field = await byRole('combobox', 'Search boards')
    field.focus()
    return { ...mounted, field }
  }

  it('J10, D12 is worked by keys alone at 10,000 boards, and holds only what is seen', async () => {
    const { field } = await inField('boards.tenThousand')
    expect([field.ariaExpanded, field.getAttribute('aria-controls')]).toEqual(['true', list()?.id])
    await soon(() => expect(count()).toBe('10,000 boards'))
    expect([highlighted(), options().length < 40]).toEqual([null, true])
    await keyboard('{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    const seen: (string | null)[] = []
    const key = async (keys: string) => {
      await keyboard(keys)
      await soon(() => void seen.push(highlighted()))
    }
    await key('{ArrowDown}')
    expect(
      options()
        .find(({ ariaSelected }) => ariaSelected === 'true')
        ?.getAttribute('aria-posinset'),
    ).toBe('1')
    for (const keys of ['{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{Home}', '{End}', '{ArrowDown}', '{Home}'])
      await key(keys)
    expect(seen).toEqual([
      'Garden rooms',
      null,
      '9996 Café paths',
      '9983 Weeknight islands',
      'Garden rooms',
      '9996 Café paths',
      '9996 Café paths',
      'Garden rooms',
    ])
    for (let n = 0; n < 30; n += 1) await key('{ArrowDown}')
    expect([document.activeElement, options().length < 40]).toEqual([field, true])
    const row = options().find(({ ariaSelected }) => ariaSelected === 'true')
    expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['31', '10002'])

    await keyboard('cafe co')
    await soon(() => expect(count()).toMatch(/^[\d,]+ boards$/))
    expect([
      highlighted(),
      new Set(options().map((option) => /^(\d+ )?Café corners/.test(nameOf(option) ?? ''))),
    ]).toEqual([null, new Set([true])])
    await key('{ArrowDown}')
    await keyboard('{Enter}')
    await soon(() => expect(onChoose).toHaveBeenCalledOnce())
    expect(onChoose.mock.calls[0]?.[0].name).toBe(seen.at(-1))
  })

  it('J10 Escape clears what is typed and the highlight, and is then for what is around', async () => {
    const { field } = await inField()
    const around = vi.fn<(isHandled: boolean) => void>()
    const hear = (event: KeyboardEvent) => around(event.defaultPrevented)
    addEventListener('keydown', hear)
    await keyboard('sofa')
    await soon(() => expect(count()).toBe('1 board'))
    await keyboard('{Escape}')
    await soon(() => expect([count(), field]).toEqual(['8 boards', expect.objectContaining({ value: '' })]))
    await keyboard('{ArrowDown}{Escape}')
    await soon(() => expect(highlighted()).toBeNull())
    around.mockClear()
    await keyboard('{Escape}')
    expect(around.mock.calls).toEqual([[false]])
    removeEventListener('keydown', hear)
  })

  it('H13 Enter that ends a composition chooses nothing', async () => {
    const { field } = await inField()
    await keyboard('{ArrowDown}')
    await soon(() => expect(highlighted()).not.toBeNull())
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
    }
    expect(onChoose).not.toHaveBeenCalled()
    await keyboard('{Enter}')
    await soon(() => expect(onChoose).toHaveBeenCalledOnce())
  })

  it('J10 without a field, the list itself has the keys', async () => {
    await open('boards.four')
    expect(document.querySelector('[role="combobox"]')).toBeNull()
    list()?.focus()
    await keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await soon(() => expect(highlighted()).toBe('Blue rooms'))
    const marked = document.querySelector('[role="option"][aria-selected="true"]')
    expect(marked && getComputedStyle(marked, '::after').content).toBe('"Save" / ""')
    await keyboard(' ')
    await soon(() =>
      expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Blue rooms' })),
    )
  })

  it('D1 a press chooses once, keeps focus in the field, and the picker can be used again', async () => {
    const mounted = await inField()
    await keyboard('gard')
    await soon(() => expect(options().map(nameOf)).toEqual(['Garden rooms']))
    const [row] = options()
    if (row) await userEvent.dblClick(row)
    await soon(() => expect(onChoose).toHaveBeenCalled())
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    expect(onChoose).toHaveBeenCalledOnce()
    const again = await byRole('combobox', 'Search boards')
    expect([
      again instanceof HTMLInputElement && again.value,
      named(mounted, 'readBoards').filter(({ isAborted }) => !isAborted()),
    ]).toEqual(['gard', expect.objectContaining({ length: 1 })])
  })

  it('§9 more is asked for near the end, once in 200 ms, until there is no more', async () => {
    const mounted = await inField('boards.inPages')
    const made = () => named(mounted, 'readBoards').filter(({ isAborted }) => !isAborted()).length
    expect(made()).toBe(1)
    await keyboard('{End}')
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.pausing'))
    list()?.scrollTo({ top: 1e6 })
    expect(made()).toBe(2)
    mounted.clock.advance(200)
    list()?.scrollTo({ top: 0 })
    list()?.scrollTo({ top: 1e6 })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.pausing'))
    mounted.clock.advance(200)
    await soon(() => expect([made(), count()]).toEqual([3, '120 boards']))
  })

  it('§9 a search whose matches do not fill the list goes on with the boards that are not there yet', async () => {
    const mounted = await inField('boards.inPages')
    await keyboard('stone paths')
    await soon(() => {
      mounted.clock.advance(200)
      expect(options().map(nameOf)).toEqual(['Stone paths'])
      expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting')
    })
  })

  it('D8, D9 a list that cannot be read is asked for again by hand alone, and keeps what it can do', async () => {
    const mounted = mount(picker, { session: wren, given: 'boardPicker.loadFailed' })
    await see('Your boards could not be loaded.')
    mounted.clock.advance(60_000)
    expect(named(mounted, 'readBoards').filter(({ isAborted }) => !isAborted())).toHaveLength(1)
    fromTables()
    await press('Try again')
    await see('Garden rooms')
  })

  it('D6 leaving aborts all three calls', async () => {
    const mounted = mount(picker, { session: wren, given: 'boards.neverAnswers' })
    await soon(() => expect(named(mounted, 'readBoards').length).toBeGreaterThan(0))
    mounted.unmount()
    expect([
      named(mounted, 'readBoards').every(({ isAborted }) => isAborted()),
      mounted.clock.pending,
      mounted.log,
    ]).toEqual([true, 0, []])
  })

  it('a suggested name, or what was typed, is for a new board', async () => {
    await inField()
    await press('Quiet water')
    expect(onCreate).toHaveBeenLastCalledWith('Quiet water')
    await keyboard('{Tab}')
    const field = await byRole('combobox', 'Search boards')
    field.focus()
    await keyboard(' Pond ')
    await press('Create board')
    await soon(() => expect(onCreate).toHaveBeenLastCalledWith('Pond'))
  })

  it('nobody signed in: nothing is drawn, nothing is asked', () => {
    const { calls, host } = mount(picker)
    expect([calls, host.textContent]).toEqual([[], ''])
  })
})

const idle = () => undefined
const view = (own: Partial<Parameters<typeof BoardPickerView>[0]> = {}) => (
  <BoardPickerView
    status="ready"
    topChoices={[]}
    boards={boards}
    hasHeadings
    isSearchable
    query=""
    highlighted={-1}
    suggestions={[]}
    pinnedTo={null}
    more="none"
    onSearch={idle}
    onHighlight={idle}
    onEnter={idle}
    onChoose={idle}
    onCreate={idle}
    onRetry={idle}
    onNearEnd={idle}
    {...own}
  />
)
const boards: readonly Board[] = manyBoards(10_000).map(({ id, name, coverUrl, privacy, ownerId }) => ({
  id,
  name,
  url: '',
  layout: null,
  coverUrl,
  privacy,
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 0,
  ownerId,
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
}))

it('I1, I2 a server’s HTML holds no style attribute, and only the first rows', () => {
  const html = renderToString(view())
  expect([/ style=/.test(html), html.match(/role="option"/g)?.length]).toEqual([false, 12])
})

it('E16 an address that is no web address is no source of a picture', () => {
  const covered = [
    { ...(boards[0] as Board), coverUrl: 'javascript:alert(1)' },
    { ...(boards[1] as Board), coverUrl: 'data:image/svg+xml,<svg/>' },
  ]
  expect(renderToString(view({ boards: covered }))).not.toMatch(/<img/)
})
