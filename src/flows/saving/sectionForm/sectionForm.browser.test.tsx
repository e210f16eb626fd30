import { describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { field, fill, focused, isGone, press, soon } from '../../../../testing/stage/person.ts'
import { addButton, onClose, onCreated, openSectionFormOn, Page, sent } from '../testing/sectionForm.tsx'

/** Composes text like an input method editor, which `userEvent` cannot do. */
const ime = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

describe.each(modes)('adding a section, %s', (_, mount) => {
  const open = openSectionFormOn(mount)

  it('J1, J3 is a modal whose name field has focus; Escape closes it once, and focus goes back', async () => {
    await open()
    expect(focused()).toBe('name')
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('button Open'))
  })

  it('§2 shows the picture of the pin, and the example in the empty field', async () => {
    await open()
    expect([document.querySelector('dialog img')?.getAttribute('src'), field('Name').placeholder]).toEqual([
      '/pins/lake.svg',
      'Like “Lighting”',
    ])
  })

  it.each(['Enter', 'NumpadEnter'])('H13 %s sends the trimmed name', async (code) => {
    const mounted = await open()
    await userEvent.keyboard(`  Lighting  {${code}}`)
    await isGone()
    expect(sent(mounted).map(({ payload }) => payload)).toEqual([
      { board_id: '201', initial_pins: ['101'], name: 'Lighting', name_source: 0 },
    ])
    expect([
      onCreated.mock.calls.map(([{ title, boardId }]) => [title, boardId]),
      onClose.mock.calls.length,
    ]).toEqual([[['Lighting', '201']], 1])
  })

  it('D1 a double click, a submit and Enter at once are one call', async () => {
    const mounted = await open({ given: 'sectionForm.neverAnswers' })
    await fill('Name', 'Lighting')
    const button = await addButton()
    button.click()
    button.click()
    button.closest('form')?.requestSubmit()
    field('Name').focus()
    await userEvent.keyboard('{Enter}{NumpadEnter}')
    await soon(() => expect(sent(mounted)).toHaveLength(1))
    expect([button.ariaBusy, button.ariaDisabled]).toEqual(['true', 'true'])
  })

  it.each(['', '   '])(
    'H13, J12 with the name %j Add does nothing and says why, and so does Enter',
    async (name) => {
      const mounted = await open()
      await userEvent.keyboard(`${name}{Enter}{NumpadEnter}`)
      const button = await addButton()
      button.click()
      expect([button.ariaDisabled, sent(mounted).length]).toEqual(['true', 0])
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Enter a name first.',
      )
    },
  )

  it('H13 Enter that ends a composition does not submit', async () => {
    const mounted = await open()
    await ime('しょうめい')
    expect(field('Name').value).toBe('しょうめい')
    await userEvent.keyboard('{Enter}{NumpadEnter}')
    await cdp().send('Input.insertText', { text: '照明' })
    expect([field('Name').value, sent(mounted).length]).toEqual(['照明', 0])
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(sent(mounted).map(({ payload }) => payload['name'])).toEqual(['照明']))
  })

  it('§3, §6 a suggestion as it was, in the name of another’s ad account', async () => {
    const session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' } }
    const mounted = await open({ session, suggestedName: 'Lighting', pin: undefined })
    await press('Add')
    await isGone()
    expect(sent(mounted).map(({ payload }) => payload)).toEqual([
      { board_id: '201', initial_pins: [], name: 'Lighting', name_source: 1, orbac_subject_id: '901' },
    ])
  })

  it('§6 with nobody signed in there is nothing', async () => {
    mount(<Page />, { session: null })
    await press('Open')
    expect(document.querySelector('dialog')).toBeNull()
  })
})
