import { delay, http, HttpResponse } from 'msw'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../mocks/index.ts'
import { answerWith, fromTables, modes, type Mounted } from '../../../stories/support/mountFlow.tsx'
import { byRole, soon } from '../../../stories/support/person.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PinDescription } from './PinDescription.tsx'

const PAUSE = 200
const onValue = vi.fn<(value: string) => void>()
const onClose = vi.fn<() => void>()
const asked = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'autocomplete')
const queries = (mounted: Mounted) => asked(mounted).map(({ url }) => new URL(url).searchParams.get('q'))
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const rows = () => options().map(({ textContent }) => textContent)
const area = () => {
  const element = document.querySelector('textarea')
  if (!element) throw new Error('There is no text area.')
  return element
}
const highlighted = () => document.getElementById(area().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

/** An app's page: a dialog with a description, which the app keeps or not. */
function Page({ isKept = true, isModal = false }: { readonly isKept?: boolean; readonly isModal?: boolean }) {
  const [text, setText] = useState('')
  const description = (
    <>
      <PinDescription
        label="Description"
        value={text}
        onValue={(value) => {
          onValue(value)
          if (isKept) setText(value)
        }}
      />
      <button>After</button>
    </>
  )
  return isModal ? <Dialog title="Edit" closeLabel="Close" onClose={onClose}>{description}</Dialog> : <main>{description}</main>
}

describe.each(modes)('hashtags in a description, %s', (_, mount) => {
  const open = async (options_: { given?: ScenarioName; isKept?: boolean; isModal?: boolean } = {}) => {
    const { given, ...props } = options_
    onValue.mockClear()
    onClose.mockClear()
    const mounted = mount(<Page {...props} />, { given })
    await userEvent.click(page.getByLabelText('Description'))
    return mounted
  }
  /** Types, and pauses. */
  const ask = async ({ clock }: Mounted, text: string) => {
    await userEvent.keyboard(text)
    clock.advance(PAUSE)
  }
  const shows = (count: number) => soon(() => expect(options()).toHaveLength(count))

  it('§7, §9 asks once a pause for the hashtag of the caret, and shows at most 5 rows (D20)', async () => {
    const mounted = await open()
    await ask(mounted, 'By the pond #gar')
    await shows(5)
    expect(asked(mounted).map(({ url }) => new URL(url).search)).toEqual(['?q=gar&show_pin_count=true'])
    expect(rows()[0]).toBe('#garden120K Pins')
    expect(document.querySelector('[role=status]')?.textContent).toBe('5 hashtags suggested')
  })

  it('D20 an answer that comes late does not replace that of the query of now', async () => {
    const mounted = await open()
    answerWith(
      http.get('*/v3/search/autocomplete/', async ({ request }) => {
        const query = new URL(request.url).searchParams.get('q') ?? ''
        if (query === 'g') await delay(150)
        return HttpResponse.json({ resource_response: { data: [{ query: `${query}-own`, pin_count: 1 }] } })
      }),
    )
    await ask(mounted, '#g')
    await soon(() => expect(asked(mounted)).toHaveLength(1))
    await ask(mounted, 'a')
    await shows(1)
    await new Promise((resolve) => { setTimeout(resolve, 300) })
    expect([rows(), asked(mounted)[0]?.isAborted()]).toEqual([['#ga-own1 Pin'], true])
  })

  it.each(['Enter', 'Tab'])('J11 an arrow highlights, %s chooses, and focus and caret stay in the text', async (key) => {
    const mounted = await open()
    await ask(mounted, 'a #gar b{ArrowLeft}{ArrowLeft}')
    await shows(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await soon(() => expect(highlighted()).toBe('#gardenparty8.1K Pins'))
    await userEvent.keyboard(`{${key}}`)
    await shows(0)
    expect([area().value, area().selectionStart, area().selectionEnd, document.activeElement]).toEqual(['a #gardenparty b', 15, 15, area()])
    expect(onValue).toHaveBeenLastCalledWith('a #gardenparty b')
    await userEvent.keyboard('x')
    expect(area().value).toBe('a #gardenparty xb')
    mounted.clock.advance(PAUSE)
    expect(queries(mounted)).toEqual(['gar'])
  })

  it('what was chosen can be undone by the browser', async () => {
    const mounted = await open()
    await ask(mounted, '#gar')
    await shows(5)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await soon(() => expect(area().value).toBe('#garden '))
    await userEvent.keyboard('{Control>}z{/Control}')
    await soon(() => expect(area().value).not.toBe('#garden '))
    expect(area().value.startsWith('#gar')).toBe(true)
  })

  it('J11 does not trap: without a highlight Enter is a new line, and Tab goes on', async () => {
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

  it('graphemes around it stay whole', async () => {
    const mounted = await open()
    await userEvent.fill(area(), '👩‍👩‍👧#gar👋🏽 e\u0301')
    // Behind the family, '#', 'g', 'a' and 'r'.
    await ask(mounted, '{Home}{ArrowRight>5}')
    await soon(() => expect(queries(mounted)).toEqual(['gar👋🏽']))
    expect(area().selectionStart).toBe(12)
    answerWith(http.get('*/v3/search/autocomplete/', () => HttpResponse.json({ resource_response: { data: [{ query: 'garden', pin_count: 1 }] } })))
    await userEvent.keyboard('d')
    mounted.clock.advance(PAUSE)
    await shows(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await soon(() => expect(area().value).toBe('👩‍👩‍👧#garden e\u0301'))
  })

  it.each<ScenarioName>(['hashtagSuggestions.failed', 'hashtagSuggestions.offline', 'hashtagSuggestions.malformed'])(
    '§8 %s hides the flyout and is only logged; the next letter asks again',
    async (given) => {
      const mounted = await open({ given })
      await ask(mounted, '#ga')
      await soon(() => expect(mounted.log.map(({ details }) => details['row'])).toEqual(['hashtagSuggestions.failed']))
      expect([options().length, document.querySelector('[role=alert]')?.textContent ?? '']).toEqual([0, ''])
      expect(JSON.stringify(mounted.log)).not.toContain('ga')
      fromTables()
      await ask(mounted, 'r')
      await shows(5)
    },
  )

  it('D19, D6 a call that is cancelled by leaving says nothing', async () => {
    const mounted = await open({ given: 'hashtagSuggestions.neverAnswers' })
    await ask(mounted, '#ga')
    await soon(() => expect(asked(mounted)).toHaveLength(1))
    await userEvent.keyboard('{Tab}')
    await soon(() => expect(asked(mounted)[0]?.isAborted()).toBe(true))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await ask(mounted, 'r')
    await soon(() => expect(asked(mounted)).toHaveLength(2))
    mounted.unmount()
    expect([asked(mounted)[1]?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([true, 0, []])
  })

  it('E1, E9 peculiar rows are text, and are written as they are', async () => {
    const mounted = await open({ given: 'hashtagSuggestions.peculiar' })
    await ask(mounted, '#g')
    await shows(5)
    expect([document.querySelector('[role=listbox] img'), 'wasRun' in globalThis]).toEqual([null, false])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await soon(() => expect(area().value).toBe('#__proto__ '))
  })

  it('E10 (, *, \\ and [a in the text are text', async () => {
    const mounted = await open()
    await userEvent.fill(area(), '( * \\ [a #gar')
    mounted.clock.advance(PAUSE)
    await shows(5)
    expect(queries(mounted)).toEqual(['gar'])
  })

  it('the text lives in the field where the app does not keep it', async () => {
    const mounted = await open({ isKept: false })
    await ask(mounted, '#gar')
    await shows(5)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await soon(() => expect(area().value).toBe('#garden '))
    expect(onValue).toHaveBeenLastCalledWith('#garden ')
  })

  it('J10 names what belongs together', async () => {
    const mounted = await open()
    await ask(mounted, '#gar')
    const list = await byRole('listbox', 'Hashtags')
    expect([area().getAttribute('aria-controls'), area().getAttribute('aria-autocomplete')]).toEqual([list.id, 'list'])
    await userEvent.keyboard('{ArrowDown}')
    await soon(() => expect(options().map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false', 'false', 'false', 'false']))
  })
})
