import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { count, nameOf, options, scroller } from '../testing/pickerPage.ts'
import { BoardPicker } from './BoardPicker.tsx'

const onChoose = vi.fn<(board: Board) => void>()
const onCreate = vi.fn<(name: string) => void>()
beforeEach(() => {
  onChoose.mockClear()
  onCreate.mockClear()
})

const pin = { id: '1' }
const picker = <BoardPicker pin={pin} onChoose={onChoose} onCreate={onCreate} />
const { keyboard } = userEvent
/** Requests for boards. StrictMode aborts the first one of two. */
const requests = ({ calls }: Mounted) =>
  calls.filter(({ name, isAborted }) => name === 'readBoards' && !isAborted()).length

describe.each(modes)('the board picker, %s', (_, mount) => {
  const openInField = async (given?: ScenarioName) => {
    const mounted = mount(picker, { session: wren, given })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    const field = await byRole('combobox', 'Search boards')
    field.focus()
    return mounted
  }

  it('D1 a double-click chooses once, keeps the focus in the field, and the picker can be used again', async () => {
    const mounted = await openInField()
    await keyboard('gard')
    await soon(() => expect(options().map(nameOf)).toEqual(['Garden rooms']))
    const [row] = options()
    if (row) await userEvent.dblClick(row)
    await soon(() => expect(onChoose).toHaveBeenCalled())
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    expect(onChoose).toHaveBeenCalledOnce()
    const reopened = await byRole('combobox', 'Search boards')
    expect(reopened).toMatchObject({ value: 'gard' })
    expect(requests(mounted)).toBe(1)
  })

  it('§9 requests more near the end, once in 200 ms, until there is no more', async () => {
    const mounted = await openInField('boards.inPages')
    expect(requests(mounted)).toBe(1)
    await keyboard('{End}')
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.pausing'))
    scroller()?.scrollTo({ top: 1e6 })
    expect(requests(mounted)).toBe(2)
    mounted.clock.advance(200)
    scroller()?.scrollTo({ top: 0 })
    scroller()?.scrollTo({ top: 1e6 })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.pausing'))
    mounted.clock.advance(200)
    await soon(() => expect([requests(mounted), count()]).toEqual([3, '120 boards']))
  })

  it('§9 requests more during a search whose matches do not fill the list', async () => {
    const mounted = await openInField('boards.inPages')
    await keyboard('stone paths')
    await soon(() => {
      mounted.clock.advance(200)
      expect(options().map(nameOf)).toEqual(['Stone paths'])
      expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting')
    })
  })

  it('D8, D9 requests a list that failed again only when the user retries', async () => {
    const mounted = mount(picker, { session: wren, given: 'boardPicker.loadFailed' })
    await see('Your boards could not be loaded.')
    mounted.clock.advance(60_000)
    expect(requests(mounted)).toBe(1)
    fromTables()
    await press('Try again')
    await see('Garden rooms')
  })

  it('D6 aborts its requests when it is unmounted', async () => {
    const mounted = mount(picker, { session: wren, given: 'boards.neverAnswers' })
    await soon(() => expect(mounted.calls.some(({ name }) => name === 'readBoards')).toBe(true))
    mounted.unmount()
    expect([requests(mounted), mounted.clock.pending, mounted.log]).toEqual([0, 0, []])
  })

  it('passes a suggested name, or the typed one, on for a new board', async () => {
    await openInField()
    await press('Quiet water')
    expect(onCreate).toHaveBeenLastCalledWith('Quiet water')
    await keyboard('{Tab}')
    const field = await byRole('combobox', 'Search boards')
    field.focus()
    await keyboard(' Pond ')
    await press('Create “Pond”')
    await soon(() => expect(onCreate).toHaveBeenLastCalledWith('Pond'))
  })

  it('renders and requests nothing for a logged-out visitor', () => {
    const { calls, host } = mount(picker)
    expect([calls, host.textContent]).toEqual([[], ''])
  })
})
