import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db, type ScenarioName } from '../../../mocks/index.ts'
import { boardRow } from '../../../mocks/fixtures/boards.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { modes, type Mounted, type MountOptions } from '../../../stories/support/mountFlow.tsx'
import { byRole, fill, focused, press, see, soon } from '../../../stories/support/person.ts'
import type { PinSaved } from './saveToBoard.effects.ts'
import { SaveToBoardModal, type SaveToBoardModalProps } from './SaveToBoardModal.tsx'

const GENERIC = 'Sorry! Something went wrong on our end.'
const onSaved = vi.fn<(saved: PinSaved) => void>()
const onClose = vi.fn<() => void>()
const onLoginRequired = vi.fn<() => void>()
const saves = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'repin' || name === 'createPin')
const pin = { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }

beforeEach(() => {
  for (const heard of [onSaved, onClose, onLoginRequired]) heard.mockClear()
})

/** A page with a pin; the modal's part of it stays where it is. */
function Page(props: Partial<SaveToBoardModalProps>) {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(12)
  return (
    <main>
      <button onClick={() => setOpen(true)}>Save</button>
      <p>{count} Pins</p>
      <SaveToBoardModal
        pin={pin}
        {...props}
        isOpen={isOpen}
        onLoginRequired={onLoginRequired}
        onSaved={(saved) => {
          onSaved(saved)
          setCount((before) => before + saved.viewerPinCountDelta)
        }}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
      />
    </main>
  )
}

const choose = async (name: string) => {
  await soon(() => expect(document.querySelector('[role="option"]')).not.toBeNull())
  const option = await soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) => textContent.startsWith(name))
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  })
  option.click()
  return option
}
const isGone = () => soon(() => expect(document.querySelector('dialog')).toBeNull())
const toasts = (role: string) => [...document.querySelectorAll(`[data-ui="toaster"] [role="${role}"]`)].map(({ textContent }) => textContent)

describe.each(modes)('saving to a board, %s', (_, mount) => {
  const open = async (given?: ScenarioName, props: Partial<SaveToBoardModalProps> = {}, options: MountOptions = {}) => {
    const mounted = mount(<Page {...props} />, { given, session: wren, ...options })
    await press('Save')
    return mounted
  }

  it('§4 D1 a board pressed five times is one save; counts rise once, and a toast says so', async () => {
    const mounted = await open()
    const option = await choose('Blue sofa')
    for (let n = 0; n < 4; n += 1) option.click()
    await see('Saved to Blue sofa')
    await isGone()
    expect(saves(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      ['repin', { board_id: '202', is_buyable_pin: false, pin_id: '1', color: '#4f7f8c', image_url: '/pins/lake.svg' }],
    ])
    expect(onSaved.mock.calls.map(([{ board, section, viewerPinCountDelta }]) => [board.pinCount, section, viewerPinCountDelta])).toEqual([[13, null, 1]])
    await see('13 Pins')
    expect([onClose.mock.calls.length, db.saves]).toEqual([1, [{ pinId: '1', boardId: '202', sectionId: null }]])
    await soon(() => expect(focused()).toBe('button Save'))
  })

  it('what is no pin yet becomes one; acting for another’s ad account goes along (§6, §7)', async () => {
    const session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'teammember' } }
    db.boards.push(boardRow(777, 'Campaign', { ownerId: '4', privacy: 'protected' }))
    const mounted = await open(undefined, { pin: { id: null, link: 'https://acme.example/' }, method: 'scraped' }, { session })
    await choose('Campaign')
    await see('Saved to Campaign')
    expect(saves(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      ['createPin', { board_id: '777', is_buyable_pin: false, link: 'https://acme.example/', method: 'scraped', advertiser_id: '901' }],
    ])
  })

  it('§4 a section: it is read anew, told, and the original board is gone to', async () => {
    const onSectionsRefreshed = vi.fn<() => void>()
    const mounted = await open(undefined, { sourceBoardId: '204', sourceSectionId: '9', onSectionsRefreshed })
    await choose('Garden rooms')
    await soon(() => expect(focused()).toBe('h2 Choose section'))
    await choose('Lighting')
    await see('Saved to Lighting in Garden rooms')
    await soon(() => expect(onSectionsRefreshed).toHaveBeenCalledOnce())
    expect(mounted.platform.navigation.visited).toEqual(['/wren/204/'])
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ section: { pinCount: 10 }, board: { coverUrl: '/pins/lake.svg' }, sourceBoardId: '204', sourceSectionId: '9' })
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
    expect([saves(mounted).length, onClose.mock.calls.length, onSaved.mock.calls[0]?.[0].board.pinCount]).toEqual([1, 1, 1])
  })

  it('J4 each step takes focus to its title or first field, and its title is said', async () => {
    await open()
    const field = await byRole('combobox', 'Search boards')
    await soon(() => expect(document.activeElement).toBe(field))
    expect(document.querySelector('dialog h2')).toHaveProperty('ariaLive', 'polite')
    await choose('Garden rooms')
    await soon(() => expect(focused()).toBe('h2 Choose section'))
    await press('Add section')
    await soon(() => expect(focused()).toBe('name'))
    await byRole('dialog', 'Add section')
    expect(document.querySelector('dialog h2')).toHaveProperty('ariaLive', 'polite')
  })

  it('§4 Close and Escape step back: the new section, the sections, the boards, the page', async () => {
    await open()
    await choose('Garden rooms')
    await press('Add section')
    await byRole('dialog', 'Add section')
    await press('Close')
    await byRole('dialog', 'Choose section')
    await userEvent.keyboard('{Escape}')
    await byRole('dialog', 'Choose board')
    expect(onClose).not.toHaveBeenCalled()
    await press('Close')
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('button Save'))
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
    expect(mounted.calls.find(({ name }) => name === 'createSection')?.payload).toMatchObject({ initial_pins: [] })
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ board: { sectionCount: 4, pinCount: 49 }, section: { pinCount: 1 } })
  })

  it('H14 closed while it loads: the save goes on and says so', async () => {
    const mounted = await open('save.neverAnswers')
    await choose('Blue sofa')
    await byRole('dialog', 'Saving')
    await press('Close')
    await isGone()
    expect([saves(mounted)[0]?.isAborted(), onClose.mock.calls.length]).toEqual([false, 1])
    mounted.clock.advance(30_000)
    await see(GENERIC)
    expect([toasts('alert'), onSaved.mock.calls.length, mounted.recorder.visited.has('saveToBoard.failed')]).toEqual([[GENERIC], 0, true])
    // And one may begin anew.
    await press('Save')
    await byRole('dialog', 'Choose board')
  })

  it.each<readonly [ScenarioName, string]>([
    ['save.refused', 'Logging in is paused until noon.'],
    ['save.refusedInDetail', 'This board is full.'],
    ['save.hiddenWords', GENERIC],
    ['save.serverFailed', GENERIC],
    ['save.offline', GENERIC],
    ['save.serverPage', GENERIC],
    ['save.emptyBody', GENERIC],
    ['save.noContent', GENERIC],
    ['save.truncatedJson', GENERIC],
    ['save.wrongShape', GENERIC],
  ])('H14 D8 D9 D10 D11 %s: a toast, the modal closed, nothing counted, one call', async (given, words) => {
    const mounted = await open(given)
    await choose('Blue sofa')
    await see(words)
    await isGone()
    mounted.clock.advance(3_000)
    expect([toasts('alert'), saves(mounted).length, onSaved.mock.calls.length, onClose.mock.calls.length]).toEqual([[words], 1, 0, 1])
  })

  it('E1 words of the server are text', async () => {
    await open('save.hostileMessage')
    await choose('Blue sofa')
    await see('<img src=x')
    expect(document.querySelectorAll('[data-ui="toaster"] :is(img, script, b)')).toHaveLength(0)
  })

  it('D6 I5 unmounting mid-save aborts it: no callback, no toast, no timer', async () => {
    const mounted = await open('save.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(saves(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([saves(mounted)[0]?.isAborted(), mounted.clock.pending, onSaved.mock.calls.length]).toEqual([true, 0, 0])
  })

  it('no toast where the caller allows none', async () => {
    await open(undefined, { isToastShown: false })
    await choose('Blue sofa')
    await soon(() => expect(onSaved).toHaveBeenCalledOnce())
    await isGone()
    expect(toasts('status')).toEqual([''])
  })

  it('with nobody signed in nothing opens, and a log-in is asked for once', async () => {
    const mounted = await open(undefined, {}, { session: null })
    await soon(() => expect(onLoginRequired).toHaveBeenCalledOnce())
    expect([document.querySelector('dialog'), mounted.calls]).toEqual([null, []])
  })

  it('A17 a hostile link is no link; its text stays', async () => {
    await open(undefined, { pin: { id: null, link: 'javascript:alert(1)', description: 'Lakes', color: 'red;background:url(//e)' } })
    await see('Lakes')
    expect(document.querySelectorAll('[data-ui="preview"] a[href]')).toHaveLength(0)
  })

  it('E4 E6 a long description is cut between characters, never inside of one', async () => {
    await open(undefined, { pin: { id: null, link: 'https://acme.example/', description: `${'x'.repeat(199)}👨‍👩‍👧‍👦 and on` } })
    await see('acme.example')
    expect(document.querySelector('[data-ui="linkCard"] p')?.textContent).toBe(`${'x'.repeat(199)}👨‍👩‍👧‍👦…`)
  })

  it('I2 drawn open by a server and woken up without a word', async () => {
    const { said } = mount(<SaveToBoardModal pin={pin} />, { session: wren, isHydrated: true })
    await byRole('dialog', 'Choose board')
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(said).toEqual([])
  })
})

describe('§2 The size of the modal', () => {
  it('40 to 60, the pin 240 wide, its height min(90vh − 97px, 703px)', async () => {
    const [[, mount]] = modes
    mount(<Page />, { session: wren })
    await press('Save')
    await byRole('combobox', 'Search boards')
    const dialog = document.querySelector<HTMLElement>('dialog')
    const [left, right] = [...document.querySelectorAll<HTMLElement>('[data-at="pin"], [data-at="pane"]')].map(({ offsetWidth }) => offsetWidth)
    expect(dialog?.offsetHeight).toBe(Math.round(Math.min(innerHeight * 0.9 - 97, 703)))
    expect([left, document.querySelector<HTMLElement>('[data-ui="preview"]')?.offsetWidth]).toEqual([300, 240])
    expect(right).toBeGreaterThanOrEqual(450)
  })
})
