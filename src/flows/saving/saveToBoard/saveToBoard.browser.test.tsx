import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db } from '../../../../mocks/index.ts'
import { boardRow } from '../../../../mocks/fixtures/boards.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import {
  choose,
  onClose,
  onLoginRequired,
  onSaved,
  opening,
  pin,
  saves,
  toasts,
} from '../../../../testing/stage/saveToBoardPage.tsx'
import { SaveToBoardModal } from './SaveToBoardModal.tsx'

describe.each(modes)('saving to a board, %s', (_, mount) => {
  const open = opening(mount)

  it('§4 D1 a board pressed five times is one save; counts rise once, and a toast says so', async () => {
    const mounted = await open()
    const option = await choose('Blue sofa')
    for (let n = 0; n < 4; n += 1) option.click()
    await see('Saved to Blue sofa')
    await isGone()
    expect(saves(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      [
        'repin',
        {
          board_id: '202',
          is_buyable_pin: false,
          pin_id: '1',
          color: '#4f7f8c',
          image_url: '/pins/lake.svg',
        },
      ],
    ])
    expect(
      onSaved.mock.calls.map(([{ board, section, viewerPinCountDelta }]) => [
        board.pinCount,
        section,
        viewerPinCountDelta,
      ]),
    ).toEqual([[32, null, 1]])
    await see('13 Pins')
    expect([onClose.mock.calls.length, db.saves]).toEqual([
      1,
      [{ id: '9000', pinId: '1', boardId: '202', sectionId: null }],
    ])
    await soon(() => expect(focused()).toBe('button Save'))
  })

  it('what is no pin yet becomes one; acting for another’s ad account goes along (§6, §7)', async () => {
    const session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' } }
    db.boards.push(boardRow(777, 'Campaign', { ownerId: '4', privacy: 'protected' }))
    const mounted = await open(
      undefined,
      { pin: { id: null, link: 'https://acme.example/' }, method: 'scraped' },
      { session },
    )
    await choose('Campaign')
    await see('Saved to Campaign')
    expect(saves(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      [
        'createPin',
        {
          board_id: '777',
          is_buyable_pin: false,
          link: 'https://acme.example/',
          method: 'scraped',
          advertiser_id: '901',
        },
      ],
    ])
  })

  it('§4 a section: it is read again and reported, and the page goes to the original board', async () => {
    const onSectionsRefreshed = vi.fn<() => void>()
    const mounted = await open(undefined, { sourceBoardId: '204', sourceSectionId: '9', onSectionsRefreshed })
    await choose('Garden rooms')
    await soon(() => expect(focused()).toBe('h2 Choose section'))
    await choose('Lighting')
    await see('Saved to Lighting in Garden rooms')
    await soon(() => expect(onSectionsRefreshed).toHaveBeenCalledOnce())
    // The page stays until the toast has gone.
    await soon(() => expect([...mounted.recorder.now()]).toContain('saveToBoard.finishing.original.staying'))
    const toast = 'Saved to Lighting in Garden roomsView'
    // For a frame after the dialog has closed, it is outside its region.
    await soon(() => expect(toasts('status')).toEqual([toast]))
    mounted.clock.advance(3_999)
    expect([toasts('status'), mounted.platform.navigation.visited]).toEqual([[toast], []])
    mounted.clock.advance(1)
    expect(mounted.platform.navigation.visited).toEqual(['/wren/204/'])
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({
      section: { pinCount: 10 },
      board: { coverUrl: '/pins/lake.svg' },
      sourceBoardId: '204',
      sourceSectionId: '9',
    })
    // Once for the list, once after the save.
    expect(mounted.calls.filter(({ name }) => name === 'readSections')).toHaveLength(2)
  })

  it('D21 a refetch that fails undoes nothing and says nothing', async () => {
    const mounted = await open('save.refreshFailed')
    await choose('Garden rooms')
    await choose('Lighting')
    await see('Saved to Lighting in Garden rooms')
    await soon(() => expect(mounted.log.map(({ details }) => details['row'])).toContain('save.refreshFailed'))
    expect([onSaved.mock.calls.length, toasts('alert')]).toEqual([1, ['']])
    await see('13 Pins')
  })

  it('§4 a new board: saved into, celebrated, its people invited; then the modal goes', async () => {
    const mounted = await open()
    await press('Create board')
    await fill('Name', '__proto__')
    await fill('Collaborators', 'guest@mail.example')
    await userEvent.keyboard('{Enter}')
    await press('Create')
    await byRole('dialog', 'Board created')
    await see('Saved to __proto__')
    await soon(() => expect(db.sent).toEqual([{ to: 'guest@mail.example', what: 'boardInvite' }]))
    expect(focused()).toBe('h2 Board created')
    mounted.clock.advance(1_500)
    await isGone()
    expect([
      saves(mounted).length,
      onClose.mock.calls.length,
      onSaved.mock.calls[0]?.[0].board.pinCount,
    ]).toEqual([1, 1, 1])
  })

  it('the first section of a board is created, not added', async () => {
    const mounted = await open('sections.none')
    await choose('Garden rooms')
    await see('This board has no sections yet.')
    await press('Add section')
    await byRole('dialog', 'Create section')
    await fill('Name', 'Benches')
    await press('Add')
    await see('Saved to Benches in Garden rooms')
    // It begins empty: the pin is counted by its save alone.
    expect(mounted.calls.find(({ name }) => name === 'createSection')?.payload).toMatchObject({
      initial_pins: [],
    })
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({
      board: { sectionCount: 4, pinCount: 49 },
      section: { pinCount: 1 },
    })
  })

  it('no toast where the caller allows none', async () => {
    await open(undefined, { isToastShown: false })
    await choose('Blue sofa')
    await soon(() => expect(onSaved).toHaveBeenCalledOnce())
    await isGone()
    expect(toasts('status')).toEqual([''])
  })

  it('logged out, nothing opens, and a log-in is requested once', async () => {
    const mounted = await open(undefined, {}, { session: null })
    await soon(() => expect(onLoginRequired).toHaveBeenCalledOnce())
    expect([document.querySelector('dialog'), mounted.calls]).toEqual([null, []])
  })

  it('A17 a hostile link is no link; its text stays', async () => {
    await open(undefined, {
      pin: { id: null, link: 'javascript:alert(1)', description: 'Lakes', color: 'red;background:url(//e)' },
    })
    await see('Lakes')
    expect(document.querySelectorAll('[data-ui="preview"] a[href]')).toHaveLength(0)
  })

  it('E4 E6 a long description is cut between characters, never inside of one', async () => {
    await open(undefined, {
      pin: { id: null, link: 'https://acme.example/', description: `${'x'.repeat(199)}👨‍👩‍👧‍👦 and on` },
    })
    await see('acme.example')
    expect(document.querySelector('[data-ui="linkCard"] p')?.textContent).toBe(`${'x'.repeat(199)}👨‍👩‍👧‍👦…`)
  })

  it('I2 drawn open by a server and woken up without a word', async () => {
    const { consoleOutput } = mount(<SaveToBoardModal pin={pin} />, { session: wren, isHydrated: true })
    await byRole('dialog', 'Choose board')
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(consoleOutput).toEqual([])
  })
})
