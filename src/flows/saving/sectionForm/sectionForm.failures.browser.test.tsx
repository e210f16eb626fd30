import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sectionMessage } from '../../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { field, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { addButton, onCreated, openSectionFormOn, sent } from '../testing/sectionForm.tsx'

describe.each(modes)('adding a section fails or is slow, %s', (_, mount) => {
  const open = openSectionFormOn(mount)

  it('§8, H13 a refusal stands under the name in the server’s words; Enter and Add wait for an edit', async () => {
    const mounted = await open({ given: 'sectionForm.refused' })
    await userEvent.keyboard('Lighting{Enter}')
    await see(sectionMessage)
    expect([field('Name').value, field('Name').getAttribute('aria-invalid'), focused()]).toEqual([
      'Lighting',
      'true',
      'name',
    ])
    await userEvent.keyboard('{Enter}{NumpadEnter}')
    const button = await addButton()
    button.click()
    expect([sent(mounted).length, button.ariaDisabled]).toEqual([1, 'true'])
    expect(mounted.log.map(({ event, details }) => [event, details['row']])).toEqual([
      ['sectionForm.failed', 'sectionForm.refused'],
    ])
    fromTables()
    await userEvent.keyboard('s')
    await soon(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull())
    await press('Add')
    await isGone()
    expect(sent(mounted).map(({ payload }) => payload['name'])).toEqual(['Lighting', 'Lightings'])
  })

  it('§8 a 5xx with a message shows it under the name', async () => {
    const mounted = await open({ given: 'sectionForm.serverFailedWithMessage' })
    await userEvent.keyboard('Lighting{Enter}')
    await see(sectionMessage)
    expect([
      field('Name').value,
      field('Name').getAttribute('aria-invalid'),
      (await addButton()).ariaDisabled,
    ]).toEqual(['Lighting', 'true', 'true'])
    expect(mounted.log.map(({ details }) => details['row'])).toEqual(['sectionForm.serverFailed'])
  })

  it('E1 the server’s words are text', async () => {
    await open({ given: 'sectionForm.hostileMessage' })
    await userEvent.keyboard('Lighting{Enter}')
    await see('<b>Bold</b>')
    expect([document.querySelector('[data-ui=error] :is(img, script, b)'), 'wasRun' in globalThis]).toEqual([
      null,
      false,
    ])
  })

  const generic = 'Sorry! Something went wrong on our end.'
  it.each<[ScenarioName, string]>([
    ['sectionForm.offline', 'You’re offline. Check your connection and try again.'],
    ['sectionForm.serverFailed', generic],
    ['sectionForm.malformed', generic],
    ['sectionForm.wrongShape', generic],
  ])(
    'D8, D9, D10, D11 %s is no section: the sentence stands under the name, which stays',
    async (given, sentence) => {
      const mounted = await open({ given })
      await userEvent.keyboard('Lighting{Enter}')
      await see(sentence)
      mounted.clock.advance(60_000)
      expect([sent(mounted).length, onCreated.mock.calls.length, field('Name').value]).toEqual([
        1,
        0,
        'Lighting',
      ])
    },
  )

  it('without a connection, the same name can be sent again, and focus stays', async () => {
    const mounted = await open({ given: 'sectionForm.offline' })
    await userEvent.keyboard('Lighting')
    await press('Add')
    await press('Try again')
    await soon(() => expect(sent(mounted)).toHaveLength(2))
    await soon(() => expect(document.activeElement?.textContent).toBe('Try again'))
    // Enter submits only when there is no error.
    field('Name').focus()
    await userEvent.keyboard('{Enter}')
    expect(sent(mounted)).toHaveLength(2)
  })

  it('D13 a slow answer can be given up, and the name stays', async () => {
    const mounted = await open({ given: 'sectionForm.neverAnswers' })
    await userEvent.keyboard('Lighting{Enter}')
    await soon(() => expect(sent(mounted)).toHaveLength(1))
    mounted.clock.advance(5_000)
    await press('Cancel')
    await soon(async () => expect((await addButton()).ariaBusy).toBeNull())
    expect([sent(mounted)[0]?.isAborted(), field('Name').value]).toEqual([true, 'Lighting'])
  })

  it('D6 closing it mid-request aborts the call: no section, no timer', async () => {
    const mounted = await open({ given: 'sectionForm.neverAnswers' })
    await userEvent.keyboard('Lighting{Enter}')
    await soon(() => expect(sent(mounted)).toHaveLength(1))
    await press('Close')
    await isGone()
    expect([sent(mounted)[0]?.isAborted(), mounted.clock.pending, onCreated.mock.calls.length]).toEqual([
      true,
      0,
      0,
    ])
  })
})
