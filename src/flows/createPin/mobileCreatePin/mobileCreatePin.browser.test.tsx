import { describe, expect, it, vi } from 'vitest'
import { boardRow } from '../../../../mocks/fixtures/boards.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { db } from '../../../../mocks/index.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { creations, onCreated, routeOf, showing } from '../../../../testing/stage/mobileCreatePinPage.tsx'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, toasts } from '../../../../testing/stage/saveToBoardPage.tsx'
import { MobileCreatePin } from './MobileCreatePin.tsx'

const isListed = (name: string) =>
  [...document.querySelectorAll('[role="option"]')].some(({ textContent }) => textContent.startsWith(name))

/** The lists that were read; in strict mode, the first request is aborted. */
const listsRead = ({ calls }: Mounted) =>
  calls.filter(({ name, isAborted }) => name === 'readBoards' && !isAborted()).length

describe.each(modes)('§4 creating a pin on a phone, %s', (_, mount) => {
  const show = showing(mount)

  it('D1 K9 a board tapped twice is one pin, with what the page brought', async () => {
    const mounted = show()
    const option = await choose('Blue sofa')
    option.click()
    await byRole('heading', 'Saved')
    expect(creations(mounted).map(({ payload }) => payload)).toEqual([
      {
        board_id: '202',
        is_buyable_pin: false,
        method: 'button',
        description: 'Lake at dawn',
        image_url: 'https://wren.example/photos/lake.jpg',
        link: 'https://wren.example/lakes?session=secret',
        color: '#4f7f8c',
        guid: 'g1',
      },
    ])
    expect(onCreated.mock.calls.map(([{ board, section }]) => [board.name, section])).toEqual([
      ['Blue sofa', null],
    ])
  })

  it('A7 A13 offers sections, goes back to the boards, and moves focus with each step (J4)', async () => {
    const mounted = show()
    await choose('Garden rooms')
    await soon(() => expect(focused()).toBe('h1 Choose section'))
    expect((await byRole('link', 'Create section')).getAttribute('href')).toBe('/board/201/create_section/')
    await press('Back to boards')
    await soon(() => expect(focused()).toBe('h1 Choose board'))
    expect((await byRole('link', 'Create board')).getAttribute('href')).toBe('/board/create/')
    await choose('Garden rooms')
    await choose('Lighting')
    await soon(() => expect(focused()).toBe('h1 Saved'))
    expect(creations(mounted)[0]?.payload).toMatchObject({ board_id: '201', section: '301' })
    // The list was not read again on the way back.
    expect(listsRead(mounted)).toBe(1)
  })

  it('§2 offers no other way to create a board or a section than the footer', async () => {
    show()
    await choose('Garden rooms')
    await see('Small ponds')
    expect([...document.querySelectorAll('main button')].map((button) => button.ariaLabel)).toEqual([
      'Back to boards',
      'Cancel',
    ])
  })

  it('A13 A15 K10 blocks the page while it waits, then says what happened and continues', async () => {
    const mounted = show('mobileCreatePin.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(focused()).toBe('h2 Saving your Pin'))
    mounted.clock.advance(30_000)
    await soon(() => expect(focused()).toBe('h1 Choose board'))
    await soon(() =>
      expect([
        document.querySelector('dialog'),
        toasts('alert'),
        creations(mounted).map((call) => call.isAborted()),
        mounted.platform.window.wentBack,
      ]).toEqual([
        null,
        ['This took too long. It may have been saved: check your board before you try again.'],
        [true],
        [],
      ]),
    )
    expect(isListed('Blue sofa')).toBe(true)
  })

  it('A12 A14 hands its toast to the app before the page goes back', async () => {
    const onToast = vi.fn<(toast: SavingToast) => void>()
    const mounted = show(undefined, { onToast })
    onToast.mockImplementation(() => expect(mounted.platform.window.wentBack).toEqual([]))
    await choose('Blue sofa')
    await soon(() => expect(mounted.platform.window.wentBack).toEqual([1]))
    expect(onToast.mock.calls.map(([{ values, href }]) => [values, href])).toEqual([
      [{ board: 'Blue sofa' }, expect.stringMatching(/^\/pin\/\d+$/)],
    ])
    expect(toasts('status')).toEqual([''])
  })

  it('A20 a board created elsewhere is in the list', async () => {
    const mounted = show()
    await see('Blue sofa')
    db.boards.push(boardRow(777, 'Brand new'))
    expect(isListed('Brand new')).toBe(false)
    await press('A board was created')
    await see('Brand new')
    expect(listsRead(mounted)).toBe(2)
  })

  it('E1 E3 hostile board names are text, apart from the sentence around them', async () => {
    db.boards.push(boardRow(778, '<img src=x onerror=alert(1)>'), boardRow(779, 'Winter \u202Egnitset'))
    show()
    await see('Blue sofa')
    const names = [...document.querySelectorAll('[role="option"] bdi')].map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['<img src=x onerror=alert(1)>', 'Winter \u202Egnitset']))
    await choose('<img src=x')
    await see('Saved to <img src=x onerror=alert(1)>')
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(document.querySelector('[data-ui="toast"] bdi')?.textContent).toBe('<img src=x onerror=alert(1)>')
  })

  it('I5 D6 unmounting clears every timer and aborts the call', async () => {
    const mounted = show('mobileCreatePin.neverAnswers')
    await choose('Blue sofa')
    await byRole('heading', 'Saving your Pin')
    mounted.unmount()
    expect([mounted.clock.pending, creations(mounted)[0]?.isAborted()]).toEqual([0, true])
  })

  it('A10 A11 sends visitors elsewhere, and asks for nothing', async () => {
    const home = show(undefined, {}, { session: null })
    await byRole('heading', 'One moment')
    await soon(() => expect(home.platform.navigation.visited).toEqual(['/']))
    home.unmount()
    const repin = show(undefined, { redirectTo: '/pin/12/repin/x/' })
    await soon(() => expect(repin.platform.navigation.visited).toEqual(['/pin/12/repin/x/']))
    expect([home.calls, repin.calls, home.log, repin.log]).toEqual([[], [], [], []])
  })

  it('I2 drawn open by a server and woken up without a word', async () => {
    const route = routeOf('button')
    const draft = { pinId: null, url: null, media: route.media, description: '', guid: null, color: null }
    const node = <MobileCreatePin draft={draft} route={route} redirectTo={null} />
    const { consoleOutput } = mount(node, { session: wren, isHydrated: true })
    await see('Blue sofa')
    expect(consoleOutput).toEqual([])
  })
})
