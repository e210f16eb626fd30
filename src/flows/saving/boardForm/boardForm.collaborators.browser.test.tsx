import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { db } from '../../../../mocks/index.ts'
import {
  combobox,
  formOn,
  named,
  offered,
  onCancel,
  onCreated,
  openList,
} from '../../../../testing/stage/boardFormPage.tsx'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { BoardForm } from './BoardForm.tsx'

/** The row that has the highlight; null for none. */
const highlighted = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant')
  const row = id === null ? null : document.getElementById(id)
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(row ? 1 : 0)
  return row && [row.ariaSelected, row.lastElementChild?.firstElementChild?.textContent]
}
const statuses = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

describe.each(modes)('the collaborators of a board form, %s', (_, mount) => {
  const mountForm = formOn(mount)

  it('J10 the search is a combobox: arrows move and wrap, Enter chooses and never sends, Escape closes only the list', async () => {
    const mounted = mountForm({}, 'Lakes')
    const input = await combobox()
    expect([input.ariaExpanded, input.getAttribute('aria-autocomplete'), highlighted(input)]).toEqual([
      'false',
      'list',
      null,
    ])
    await openList()
    expect([
      input.ariaExpanded,
      document.getElementById(input.getAttribute('aria-controls') ?? '')?.role,
      highlighted(input),
    ]).toEqual(['true', 'listbox', null])
    expect(statuses()).toContain('3 results')
    const seen: unknown[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
      await userEvent.keyboard(key)
      seen.push(highlighted(input)?.[1])
    }
    expect(seen).toEqual(['Sage Dogwood', 'Finch Elm', 'Sage Dogwood', 'Lark Fir', 'Sage Dogwood'])
    await userEvent.keyboard('{Escape}')
    expect([input.ariaExpanded, highlighted(input), document.activeElement]).toEqual(['false', null, input])
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect([await byRole('button', 'Remove Lark Fir'), input.ariaExpanded, document.activeElement]).toEqual([
      expect.anything(),
      'false',
      input,
    ])
    expect([named(mounted).length, onCancel.mock.calls.length]).toEqual([0, 0])
  })

  it('composing: Enter that ends a composition chooses no one', async () => {
    mountForm({}, 'Lakes')
    const input = await openList()
    await userEvent.keyboard('{ArrowDown}')
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    )
    expect([highlighted(input)?.[1], document.querySelector('[aria-label^=Remove]')]).toEqual([
      'Sage Dogwood',
      null,
    ])
  })

  it('§5 the typed address: Enter adds it once it may be invited, a press on "Keep typing!" does nothing', async () => {
    const mounted = mountForm({}, 'Lakes')
    const input = await combobox()
    await userEvent.click(input)
    await userEvent.fill(input, 'finch@yahoo.com')
    await see('Keep typing!')
    await userEvent.keyboard('{Enter}')
    // A tester's pointer waits for a row that says it is disabled; a person's does not.
    ;(await byRole('option', /finch@yahoo/)).click()
    expect(input.value).toBe('finch@yahoo.com')
    await userEvent.fill(input, 'Finch@acme.example')
    await see('Click to send!')
    await userEvent.keyboard('{Enter}')
    await byRole('button', 'Remove Finch@acme.example')
    expect(input.value).toBe('')
    // The search is empty again: what was to be looked for is not, and the suggestions have come.
    await soon(() => expect(mounted.clock.pending).toBe(0))
    expect(named(mounted, 'searchCollaborators')).toEqual([])
    await press('Create')
    await soon(() =>
      expect(onCreated.mock.calls[0]?.[1]).toEqual({ userIds: [], emails: ['finch@acme.example'] }),
    )
  })

  it('§4 who is chosen is invited once the board is created, although the page unmounts the form', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return isOpen && <BoardForm name="Lakes" onCreated={() => setOpen(false)} onCancel={onCancel} />
    }
    const mounted = mount(<Page />, { session: wren })
    await openList()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(named(mounted, 'inviteCollaborators')).toEqual([])
    await press('Create')
    await soon(() => expect(db.sent).toContainEqual({ to: '4', what: 'boardInvite' }))
    const [invited] = named(mounted, 'inviteCollaborators')
    expect(invited?.payload).toEqual({ board_id: db.boards.at(-1)?.id, user_ids: ['4'], emails: [] })
    expect(document.querySelector('form')).toBeNull()
  })

  it('§4 nobody is invited who is not chosen', async () => {
    const mounted = mountForm({}, 'Lakes')
    await press('Create')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(named(mounted, 'inviteCollaborators')).toEqual([])
  })

  it('D21 invitations that fail are only logged', async () => {
    const mounted = mountForm({ given: 'save.inviteFailed' }, 'Lakes')
    await openList()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await press('Create')
    await see('Board created')
    await soon(() =>
      expect(mounted.log.map(({ event, details }) => [event, details['row']])).toEqual([
        ['boardForm.failed', 'save.inviteFailed'],
      ]),
    )
    expect(onCreated).toHaveBeenCalledOnce()
  })

  it('D20 another term aborts the search for the former one', async () => {
    const mounted = mountForm({ given: 'collaborators.neverAnswers' })
    const searches = () => named(mounted, 'searchCollaborators')
    const input = await combobox()
    await userEvent.click(input)
    await userEvent.fill(input, 'sage')
    mounted.clock.advance(200)
    await soon(() => expect(searches()).toHaveLength(1))
    await userEvent.fill(input, 'finch')
    await soon(() => expect(searches()[0]?.isAborted()).toBe(true))
    mounted.clock.advance(199)
    expect(searches()).toHaveLength(1)
    mounted.clock.advance(1)
    await soon(() => expect(searches()).toHaveLength(2))
    expect(offered()).toEqual(['finch'])
  })

  it('a press on a row chooses it, and focus stays in the search', async () => {
    mountForm({}, 'Lakes')
    const input = await openList()
    await userEvent.click(await byRole('option', /Finch Elm/))
    expect([await byRole('button', 'Remove Finch Elm'), document.activeElement]).toEqual([
      expect.anything(),
      input,
    ])
  })

  it('who is removed is not invited, and focus goes back to the search', async () => {
    mountForm({}, 'Lakes')
    const input = await openList()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    await press('Remove Sage Dogwood')
    expect(document.activeElement).toBe(input)
    await press('Create')
    await soon(() => expect(onCreated.mock.calls[0]?.[1]).toEqual({ userIds: ['5'], emails: [] }))
  })
})
