import { describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { sampleServerMessage } from '../../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { BoardSection } from '../../../domain/saving/board.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { fromTables, modes, type Mounted } from '../../../../stories/support/stage/mountFlow.tsx'
import { Opener } from '../../../../stories/support/stage/Opener.tsx'
import {
  byRole,
  field,
  fill,
  focused,
  isGone,
  press,
  see,
  soon,
} from '../../../../stories/support/stage/person.ts'
import { AddSectionModal, type AddSectionModalProps } from './AddSectionModal.tsx'

const onClose = vi.fn<() => void>()
const onCreated = vi.fn<(section: BoardSection) => void>()
const sent = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'createSection')
const addButton = () => byRole('button', 'Add')
/** Sends keys as a device does, past the tester's own ideas of them. */
const ime = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

const Page = (props: Partial<AddSectionModalProps>) => (
  <Opener>
    {(close) => (
      <AddSectionModal
        board={{ id: '201', name: 'Garden rooms' }}
        pin={{ id: '101', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }}
        onCreated={onCreated}
        onClose={() => {
          onClose()
          close()
        }}
        {...props}
      />
    )}
  </Opener>
)

describe.each(modes)('adding a section, %s', (_, mount) => {
  const open = async ({
    given,
    session = wren,
    ...props
  }: { given?: ScenarioName; session?: Session } & Partial<AddSectionModalProps> = {}) => {
    onClose.mockClear()
    onCreated.mockClear()
    const mounted = mount(<Page {...props} />, { given, session })
    await press('Open')
    await byRole('dialog', 'Add section')
    return mounted
  }

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
      'Like "Lighting"',
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

  it('§8, H13 a refusal stands under the name in the server’s words; Enter and Add wait for an edit', async () => {
    const mounted = await open({ given: 'sectionForm.refused' })
    await userEvent.keyboard('Lighting{Enter}')
    await see(sampleServerMessage)
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
    await see(sampleServerMessage)
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

  it.each<ScenarioName>([
    'sectionForm.offline',
    'sectionForm.serverFailed',
    'sectionForm.malformed',
    'sectionForm.wrongShape',
  ])('D8, D9, D10, D11 %s is no section: the sentence stands under the name, which stays', async (given) => {
    const mounted = await open({ given })
    await userEvent.keyboard('Lighting{Enter}')
    await see('Sorry! Something went wrong on our end.')
    mounted.clock.advance(60_000)
    expect([sent(mounted).length, onCreated.mock.calls.length, field('Name').value]).toEqual([
      1,
      0,
      'Lighting',
    ])
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

  it('§3, §6 a suggestion as it was, in the name of another’s ad account', async () => {
    const session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'teammember' } }
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
