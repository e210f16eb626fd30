import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, press, soon } from '../../../../testing/stage/person.ts'
import { choose, notices, onClose, opening, pin } from '../../../../testing/stage/saveToBoardPage.tsx'

describe.each(modes)('the steps of the save modal, %s', (_, mount) => {
  const open = opening(mount)

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
    expect(document.querySelector('dialog [aria-label="Close"]')).toBeNull()
    await press('Back')
    await byRole('dialog', 'Choose section')
    await userEvent.keyboard('{Escape}')
    await byRole('dialog', 'Choose board')
    expect(onClose).not.toHaveBeenCalled()
    await press('Close')
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('button Save'))
  })
})

describe('§6 The label of the pin', () => {
  it.each([
    [{ isPromoted: true }, {}, 'Promoted'],
    [{ sponsorship: 1, link: 'https://acme.example/' }, {}, 'Paid partnership'],
    [{ sponsorship: 1, link: 'https://acme.example/' }, { paid_link_label: true }, 'Paid link'],
    [{ sponsorship: 3, link: 'https://acme.example/' }, { paid_link_label: true }, undefined],
    [{}, {}, undefined],
  ] as const)('%o with %o: %s', async (own, experiments, label) => {
    const [[, mount]] = modes
    const viewer = { type: 'AUTH', isAuth: true } as const
    await opening(mount)(undefined, { pin: { ...pin, ...own } }, { viewer, experiments })
    await byRole('combobox', 'Search boards')
    expect(document.querySelector('[data-ui="preview"] figcaption')?.textContent).toBe(label)
  })
})

describe.each(modes)('§3 an image that was saved in this visit, %s', (_, mount) => {
  const open = opening(mount)
  const saveTo = async (board: string) => {
    await choose(board)
    await isGone()
    await press('Save')
    await byRole('combobox', 'Search boards')
  }
  const says = (board: string) => [`Psst! You already saved this Pin to ${board}`]

  it.each([
    ['a new pin', null, undefined],
    ['a pin of which the server says nothing', '1', 'boards.quietReadsFail'],
  ] as const)('names the board: %s', async (_name, id, given) => {
    await open(given, { pin: { id, imageUrl: '/pins/lake.svg' } })
    await byRole('combobox', 'Search boards')
    expect(notices()).toEqual([])
    await saveTo('Åre in winter')
    await soon(() => expect(notices()).toEqual(says('Åre in winter')))
    await saveTo('Quick saves')
    // Its layout is quick_creates. saving.txt §2.
    await soon(() => expect(notices()).toEqual([]))
  })

  it('does not contradict the server', async () => {
    await open('boards.pinned')
    await saveTo('Åre in winter')
    await soon(() => expect(notices()).toEqual(says('Blue sofa')))
  })

  it('says nothing of a pin without an image', async () => {
    await open(undefined, { pin: { id: null, link: 'https://wren.example/' } })
    await saveTo('Åre in winter')
    expect(notices()).toEqual([])
  })
})

describe('§2 The size of the modal', () => {
  it('40 to 60, the pin 240 wide, its height min(90vh − 97px, 703px)', async () => {
    const [[, mount]] = modes
    await opening(mount)()
    await byRole('combobox', 'Search boards')
    const dialog = document.querySelector<HTMLElement>('dialog')
    const [left, right] = [
      ...document.querySelectorAll<HTMLElement>('[data-at="pin"], [data-at="pane"]'),
    ].map(({ offsetWidth }) => offsetWidth)
    expect(dialog?.offsetHeight).toBe(Math.round(Math.min(innerHeight * 0.9 - 97, 703)))
    expect([left, document.querySelector<HTMLElement>('[data-ui="preview"]')?.offsetWidth]).toEqual([
      300, 240,
    ])
    expect(right).toBeGreaterThanOrEqual(450)
  })
})
