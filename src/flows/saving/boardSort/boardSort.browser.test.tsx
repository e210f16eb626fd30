import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, soon } from '../../../../testing/stage/person.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { BoardPicker } from '../boardPicker/BoardPicker.tsx'
import { BOARD_SORT_KEY } from './boardSort.storage.ts'
import { useBoardSort } from './useBoardSort.ts'

/** A list of an app's own, of which a page may have several. */
function OwnList({ name }: { readonly name: string }) {
  const [sort, choose] = useBoardSort()
  return (
    <section>
      <output aria-label={name}>{sort ?? 'none'}</output>
      <button onClick={() => choose('lastSaved')}>{name}: last saved</button>
      <button onClick={() => choose('name')}>{name}: by name</button>
    </section>
  )
}
const lists = (
  <>
    <OwnList name="One" />
    <OwnList name="Two" />
  </>
)
const sorts = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)

describe.each(modes)('the order of boards that a device remembers, %s', (_, mount) => {
  let platform = createMemoryPlatform()
  beforeEach(() => {
    platform = createMemoryPlatform({ clock: createManualClock() })
  })
  const open = (node = lists, isHydrated = false) => mount(node, { session: wren, platform, isHydrated })

  it('is none at first; every list of the page follows a choice, and the next page has it', async () => {
    const page = open()
    await soon(() => expect(sorts()).toEqual(['none', 'none']))
    await press('One: last saved')
    await soon(() => expect(sorts()).toEqual(['lastSaved', 'lastSaved']))
    await press('Two: by name')
    await soon(() => expect(sorts()).toEqual(['name', 'name']))
    page.unmount()
    open()
    await soon(() => expect(sorts()).toEqual(['name', 'name']))
  })

  it('C8 follows another tab, also one that forgets it', async () => {
    open()
    platform.storage.writeFromOtherTab(BOARD_SORT_KEY, 'lastSaved')
    await soon(() => expect(sorts()).toEqual(['lastSaved', 'lastSaved']))
    platform.storage.writeFromOtherTab(BOARD_SORT_KEY, null)
    await soon(() => expect(sorts()).toEqual(['none', 'none']))
  })

  it.each(['{', 'name', '7', '["name"]', '"toString"'])(
    'C6 takes %s in the storage for no choice',
    async (text) => {
      platform.storage.texts.set(BOARD_SORT_KEY, text)
      open()
      await soon(() => expect(sorts()).toEqual(['none', 'none']))
      await press('One: by name')
      await soon(() => expect(sorts()).toEqual(['name', 'name']))
    },
  )

  it('is the server’s none in its HTML, and what is stored after it', async () => {
    platform.storage.texts.set(BOARD_SORT_KEY, '"name"')
    open(lists, true)
    await soon(() => expect(sorts()).toEqual(['name', 'name']))
  })

  const picker = <BoardPicker pin={{ id: '1' }} onChoose={() => undefined} onCreate={() => undefined} />
  const openPicker = (node = picker) =>
    mount(node, { session: wren, platform, policy: { saving: { boardSort: true } } })
  /** The orders that the server was asked for. StrictMode aborts the first request of two. */
  const asked = ({ calls }: Mounted) =>
    calls
      .filter(({ name, isAborted }) => name === 'readBoards' && !isAborted())
      .map(({ url }) => /last_saved|"?sort"?[=:]"?name/.exec(decodeURIComponent(url))?.[0] ?? null)
  const choice = () => byRole('combobox', 'Sort boards')
  const chooses = async (order: string) => userEvent.selectOptions(await choice(), order)

  it.each(['blocked', 'full'] as const)('C4 holds for the picker where the storage is %s', async (mode) => {
    platform.storage.mode = mode
    const mounted = openPicker()
    await chooses('Last saved')
    await soon(() => expect(asked(mounted).at(-1)).toBe('last_saved'))
    expect(await choice()).toHaveDisplayValue('Last saved')
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    expect(await choice()).toHaveDisplayValue('Last saved')
  })

  it('the picker’s choice reaches an app’s own list, and the next picker asks for it', async () => {
    const page = openPicker(
      <>
        {picker}
        {lists}
      </>,
    )
    await chooses('Last saved')
    await soon(() => expect(sorts()).toEqual(['lastSaved', 'lastSaved']))
    page.unmount()
    const next = openPicker()
    await soon(() => expect(asked(next).at(-1)).toBe('last_saved'))
  })

  it('is not asked for by a picker whose app does not offer it', async () => {
    platform.storage.texts.set(BOARD_SORT_KEY, '"lastSaved"')
    const mounted = mount(picker, { session: wren, platform })
    await soon(() => expect(mounted.recorder.now()).toContain('boardPicker.choosing.resting'))
    expect(asked(mounted)).toEqual([null])
  })
})
