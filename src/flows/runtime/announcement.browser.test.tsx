import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { fromTables, modes, type Mounted, type MountOptions } from '../../../testing/stage/mountFlow.tsx'
import { byRole, press, soon } from '../../../testing/stage/person.ts'
import { choose, toasts } from '../../../testing/stage/saveToBoardPage.tsx'
import { createManualClock, createMemoryPlatform, type MemoryPlatform } from '../../platform/memory.ts'
import type { SaveChange } from '../../domain/saving/saveChange.ts'
import { CreatePinPage } from '../createPin/shell/CreatePinPage.tsx'
import { announce, ANNOUNCEMENT_KEY } from './announcement.storage.ts'

const said = ['Saved to Blue sofaView']
const href = `https://tackboard.example/pin/create/button/?${new URLSearchParams({ url: 'https://wren.example/walks' }).toString()}`
const before = <h1>The page before</h1>

/** A tab, whose pages share their storage. */
const tabOf = (historyLength = 5): MemoryPlatform =>
  createMemoryPlatform({ clock: createManualClock(), href, isPhone: true, window: { historyLength } })
const kept = (platform: MemoryPlatform) => platform.tabStorage.texts.get(ANNOUNCEMENT_KEY) ?? null

describe.each(modes)('P13 what a phone says in the moment it goes back, %s', (_, mount) => {
  const on = (platform: MemoryPlatform, node = before, options: MountOptions = {}) =>
    mount(node, { session: wren, platform, ...options })
  /** Saves a pin, and leaves the page. */
  async function saved(platform: MemoryPlatform, node = <CreatePinPage />) {
    const page = on(platform, node)
    await choose('Blue sofa')
    await byRole('heading', 'Saved')
    page.unmount()
  }
  /** Longer than the toast takes to load. */
  const settled = async ({ recorder }: Mounted) => {
    await import('./AnnouncedToast.tsx')
    await new Promise((done) => setTimeout(done, 50))
    return recorder
  }

  it('is seen on the page that is loaded, once, and leads to the pin', async () => {
    const tab = tabOf()
    await saved(tab)
    const page = on(tab)
    await soon(() => expect(toasts('status')).toEqual(said))
    expect(kept(tab)).toBeNull()
    await press('View')
    expect(tab.navigation.visited).toEqual([expect.stringMatching(/^\/pin\/\d+$/)])
    page.unmount()
    await settled(on(tab))
    expect(toasts('status')).toEqual([])
  })

  it('is seen on the page that is restored, or that a router shows', async () => {
    const tab = tabOf()
    on(tab)
    for (const comesBack of [tab.window.restore, tab.window.travel]) {
      await saved(tab)
      comesBack()
      await soon(() => expect(toasts('status')).toEqual(said))
    }
  })

  it('is for the same member, also one that the app knows later, and for a short time (C14)', async () => {
    const tab = tabOf()
    await saved(tab)
    const page = on(tab, before, { session: null })
    await settled(page)
    expect([toasts('status'), kept(tab) === null]).toEqual([[], false])
    page.unmount()
    const clock = tab.clock as ReturnType<typeof createManualClock>
    clock.advance(30_000)
    await settled(on(tab))
    expect([toasts('status'), kept(tab)]).toEqual([[], null])
  })

  it('is the app’s to show if it asks for it, and nobody’s if the window closes', async () => {
    const tab = tabOf()
    await saved(tab, <CreatePinPage onToast={() => undefined} />)
    expect(kept(tab)).toBeNull()
    const window = tabOf(1)
    await saved(window)
    expect(kept(window)).toBeNull()
  })

  it.each([
    'no JSON',
    '{}',
    '"text"',
    '[]',
    JSON.stringify({ userId: wren.userId, at: 'now', board: 'B', href: null }),
    JSON.stringify({ userId: wren.userId, at: 0, board: {}, href: '/pin/1' }),
  ])('C6 is nothing if the storage holds %s', async (text) => {
    const tab = tabOf()
    tab.tabStorage.texts.set(ANNOUNCEMENT_KEY, text)
    await settled(on(tab))
    expect(toasts('status')).toEqual([])
  })

  it('A3 never leads to another address than a web page', async () => {
    const tab = tabOf()
    const stored = { userId: wren.userId, at: tab.clock.now(), board: 'B', href: 'javascript:alert(1)' }
    tab.tabStorage.texts.set(ANNOUNCEMENT_KEY, JSON.stringify(stored))
    on(tab)
    await soon(() => expect(toasts('status')).toEqual(['Saved to BView']))
  })

  const undoing: MountOptions = { policy: { saving: { undoSaves: true } } }
  const offered = ['Saved to Blue sofaViewUndoChange']
  /** Saves a pin, and a router shows the page before, in the same document. */
  async function returned(tab: MemoryPlatform, page: Mounted) {
    await choose('Blue sofa')
    await byRole('heading', 'Saved')
    page.render(before)
    tab.window.travel()
  }
  const changes = ({ calls }: Mounted) =>
    calls.map(({ name }) => name).filter((name) => name === 'removePin' || name === 'movePins')

  it('is undone on the page that remains, once, and the page that saved is told', async () => {
    const tab = tabOf()
    const onSaveChange = vi.fn<(change: SaveChange) => void>()
    const page = on(tab, <CreatePinPage onSaveChange={onSaveChange} />, undoing)
    await returned(tab, page)
    await soon(() => expect(toasts('status')).toEqual(offered))
    const undo = await byRole('button', 'Undo')
    undo.click()
    undo.click()
    await soon(() => expect(toasts('status')).toEqual(['Removed from Blue sofa']))
    await soon(() => expect(page.log.map(({ event }) => event)).toContain('saveChange.succeeded'))
    expect([changes(page), onSaveChange.mock.calls]).toMatchObject([
      ['removePin'],
      [[{ to: null, from: { board: { name: 'Blue sofa' } }, viewerPinCountDelta: -1, isReverted: false }]],
    ])
  })

  it('is moved on the page that remains', async () => {
    const tab = tabOf()
    const page = on(tab, <CreatePinPage />, undoing)
    await returned(tab, page)
    await soon(() => expect(toasts('status')).toEqual(offered))
    await press('Change')
    await choose('10 minute sketches')
    await soon(() => expect(toasts('status')).toEqual(['Moved to 10 minute sketchesView']))
    await soon(() => expect(changes(page)).toEqual(['movePins']))
  })

  it('D8 is back where it was if the server refuses, and can be tried again', async () => {
    const tab = tabOf()
    const onSaveChange = vi.fn<(change: SaveChange) => void>()
    const page = on(tab, <CreatePinPage onSaveChange={onSaveChange} />, {
      ...undoing,
      given: 'mobileCreatePin.undoOffline',
    })
    await returned(tab, page)
    await press('Undo')
    await soon(() =>
      expect(toasts('alert')).toEqual(['You’re offline. Your Pin is still on Blue sofa.Try again']),
    )
    expect(onSaveChange.mock.calls.map(([{ isReverted }]) => isReverted)).toEqual([false, true])
    fromTables()
    await press('Try again')
    await soon(() => expect(toasts('status')).toEqual(['Removed from Blue sofa']))
    await soon(() => expect(changes(page)).toEqual(['removePin', 'removePin']))
  })

  it('goes on being undone while the next pin is announced', async () => {
    const tab = tabOf()
    const page = on(tab, <CreatePinPage />, { ...undoing, given: 'mobileCreatePin.undoNeverAnswers' })
    await returned(tab, page)
    await press('Undo')
    await soon(() => expect(changes(page)).toEqual(['removePin']))
    announce({ platform: tab, session: wren }, { board: 'Ponds', href: '/pin/8' })
    tab.window.travel()
    await soon(() => expect(toasts('status')).toContain('Saved to PondsView'))
    expect(page.calls.filter(({ name }) => name === 'removePin').map(({ isAborted }) => isAborted())).toEqual(
      [false],
    )
  })

  it('is only viewed on a page that was loaded, or where the page that remains undoes nothing', async () => {
    const tab = tabOf()
    const page = on(tab, <CreatePinPage />, undoing)
    await choose('Blue sofa')
    await byRole('heading', 'Saved')
    page.unmount()
    const loaded = on(tab, before, undoing)
    await soon(() => expect(toasts('status')).toEqual(said))
    loaded.unmount()
    const other = tabOf()
    await returned(other, on(other, <CreatePinPage />))
    await soon(() => expect(toasts('status')).toEqual(said))
  })

  it('is not announced any more once it was undone before the page was left', async () => {
    const tab = tabOf()
    const page = on(tab, <CreatePinPage />, undoing)
    await choose('Blue sofa')
    await press('Undo')
    await byRole('heading', 'You can close this window')
    expect(kept(tab)).toBeNull()
    page.unmount()
  })
})
