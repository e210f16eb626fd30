import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import {
  area,
  ask,
  describing,
  onClose,
  onValue,
  options,
  PAUSE,
  queries,
  shows,
} from '../../../../testing/stage/hashtagsPage.tsx'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../../testing/stage/person.ts'

const highlighted = () =>
  document.getElementById(area().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe.each(modes)('keys and pointer in the flyout of hashtags, %s', (_, mount) => {
  const open = describing(mount)

  it.each(['Enter', 'Tab'])(
    'J11 an arrow highlights, %s chooses, and focus and caret stay in the text',
    async (key) => {
      const mounted = await open()
      await ask(mounted, 'a #gar b{ArrowLeft}{ArrowLeft}')
      await shows(5)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await soon(() => expect(highlighted()).toBe('#gardenparty8.1K Pins'))
      await userEvent.keyboard(`{${key}}`)
      await shows(0)
      expect([area().value, area().selectionStart, area().selectionEnd, document.activeElement]).toEqual([
        'a #gardenparty b',
        15,
        15,
        area(),
      ])
      expect(onValue).toHaveBeenLastCalledWith('a #gardenparty b')
      await userEvent.keyboard('x')
      expect(area().value).toBe('a #gardenparty xb')
      mounted.clock.advance(PAUSE)
      expect(queries(mounted)).toEqual(['gar'])
    },
  )

  it('J11 does not trap: without a highlight Enter adds a new line, and Tab moves on', async () => {
    const mounted = await open()
    await ask(mounted, '#gar')
    await shows(5)
    await userEvent.keyboard('{Enter}')
    await shows(0)
    expect(area().value).toBe('#gar\n')
    await ask(mounted, '#lak')
    await shows(1)
    await userEvent.keyboard('{Tab}')
    await shows(0)
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('J11 the arrows lead back into the text, where keys write again', async () => {
    const mounted = await open()
    await ask(mounted, '#lak')
    await shows(1)
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => expect(highlighted()).toBe('#lake45K Pins'))
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => expect(highlighted()).toBeNull())
    await userEvent.keyboard('{Enter}')
    expect(area().value).toBe('#lak\n')
  })

  it('J11 Escape closes only the flyout; the dialog around it closes with the next one', async () => {
    const mounted = await open({ isModal: true })
    await ask(mounted, '#gar')
    await shows(5)
    await userEvent.keyboard('{Escape}')
    await shows(0)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    await ask(mounted, 'd')
    await shows(5)
  })

  it('while composing, keys belong to the input method', async () => {
    const mounted = await open()
    await userEvent.keyboard('#')
    await cdp().send('Input.imeSetComposition', { text: 'gar', selectionStart: 3, selectionEnd: 3 })
    mounted.clock.advance(PAUSE)
    await shows(5)
    await userEvent.keyboard('{ArrowDown}')
    expect(highlighted()).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(options()).toHaveLength(5)
  })

  it('a press on a row chooses it; focus never leaves the text', async () => {
    const mounted = await open()
    await ask(mounted, '#gar')
    await shows(5)
    await userEvent.click(page.getByRole('option').nth(3))
    await shows(0)
    expect([area().value, document.activeElement]).toEqual(['#gardening ', area()])
  })

  it('J10 names what belongs together', async () => {
    const mounted = await open()
    await ask(mounted, '#gar')
    const list = await byRole('listbox', 'Hashtags')
    expect([area().getAttribute('aria-controls'), area().getAttribute('aria-autocomplete')]).toEqual([
      list.id,
      'list',
    ])
    await userEvent.keyboard('{ArrowDown}')
    await soon(() =>
      expect(options().map(({ ariaSelected }) => ariaSelected)).toEqual([
        'true',
        'false',
        'false',
        'false',
        'false',
      ]),
    )
  })
})
