import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../../mocks/index.ts'
import {
  area,
  ask,
  asked,
  describing,
  onValue,
  options,
  PAUSE,
  queries,
  shows,
} from '../../../../testing/stage/hashtagsPage.tsx'
import { answerWith, fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'

const rows = () => options().map(({ textContent }) => textContent)

describe.each(modes)('hashtags in a description, %s', (_, mount) => {
  const open = describing(mount)

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
    const hold = Promise.withResolvers<void>()
    const answers: Promise<Response>[] = []
    const answer = async (query: string) => {
      if (query === 'g') await hold.promise
      return HttpResponse.json({ resource_response: { data: [{ query: `${query}-own`, pin_count: 1 }] } })
    }
    answerWith(
      http.get('*/v3/search/autocomplete/', ({ request }) => {
        const given = answer(new URL(request.url).searchParams.get('q') ?? '')
        answers.push(given)
        return given
      }),
    )
    await ask(mounted, '#g')
    await soon(() => expect(answers).toHaveLength(1))
    await ask(mounted, 'a')
    await shows(1)
    hold.resolve()
    await Promise.all(answers)
    await Promise.allSettled(asked(mounted).map(({ answered }) => answered))
    expect([rows(), asked(mounted)[0]?.isAborted()]).toEqual([['#ga-own1 Pin'], true])
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

  it('does not split surrounding graphemes', async () => {
    const mounted = await open()
    await userEvent.fill(area(), '👩‍👩‍👧#gar👋🏽 e\u0301')
    // Behind the family, '#', 'g', 'a' and 'r'.
    await ask(mounted, '{Home}{ArrowRight>5}')
    await soon(() => expect(queries(mounted)).toEqual(['gar👋🏽']))
    expect(area().selectionStart).toBe(12)
    answerWith(
      http.get('*/v3/search/autocomplete/', () =>
        HttpResponse.json({ resource_response: { data: [{ query: 'garden', pin_count: 1 }] } }),
      ),
    )
    await userEvent.keyboard('d')
    mounted.clock.advance(PAUSE)
    await shows(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await soon(() => expect(area().value).toBe('👩‍👩‍👧#garden e\u0301'))
  })

  it.each<ScenarioName>([
    'hashtagSuggestions.failed',
    'hashtagSuggestions.offline',
    'hashtagSuggestions.malformed',
  ])('§8 %s hides the flyout and is only logged; the next letter asks again', async (given) => {
    const mounted = await open({ given })
    await ask(mounted, '#ga')
    await soon(() =>
      expect(mounted.log.map(({ details }) => details['row'])).toEqual(['hashtagSuggestions.failed']),
    )
    expect([options().length, document.querySelector('[role=alert]')?.textContent ?? '']).toEqual([0, ''])
    expect(JSON.stringify(mounted.log)).not.toContain('ga')
    fromTables()
    await ask(mounted, 'r')
    await shows(5)
  })

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
})
