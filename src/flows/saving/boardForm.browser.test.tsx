import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../mocks/index.ts'
import type { BoardInvites } from '../../../machines/boardForm/boardForm.types.ts'
import { fromTables, given, modes, type Mounted, type MountOptions } from '../../../stories/support/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../stories/support/person.ts'
import type { Board } from '../../domain/board.ts'
import type { Session } from '../../domain/session.ts'
import { BoardForm } from './BoardForm.tsx'

const OOPS = 'Uh oh! Something went wrong.'
const wren: Session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }
const actingForOther: Session = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'teammember' } }
const onCreated = vi.fn<(board: Board, invites: BoardInvites) => void>()
const onCancel = vi.fn<() => void>()
const named = ({ calls }: Mounted, wanted = 'createBoard') => calls.filter(({ name }) => name === wanted)
const combobox = () => byRole('combobox') as Promise<HTMLInputElement>
const offered = () => [...document.querySelectorAll('[role=option]')].map((row) => row.lastElementChild?.firstElementChild?.textContent)
/** The row that has the highlight; null for none. */
const highlighted = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant')
  const row = id === null ? null : document.getElementById(id)
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(row ? 1 : 0)
  return row && [row.ariaSelected, row.lastElementChild?.firstElementChild?.textContent]
}
const statuses = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

describe.each(modes)('the board form, %s', (_, mount) => {
  const mountForm = (options: MountOptions = {}, name?: string) => {
    onCreated.mockClear()
    onCancel.mockClear()
    return mount(<BoardForm name={name} onCreated={onCreated} onCancel={onCancel} />, { session: wren, ...options })
  }
  const openList = async () => {
    const input = await combobox()
    await userEvent.click(input)
    await soon(() => expect(offered()).toHaveLength(3))
    return input
  }

  it('nobody who is not signed in sees it', () => {
    expect(mountForm({ session: null }).host.textContent).toBe('')
  })

  it('D1 clicks, Enter and submits at once are one call, of the trimmed name; focus goes to the title', async () => {
    const mounted = mountForm()
    await fill('Name', '  Lakes ')
    const button = await byRole('button', 'Create')
    button.click()
    button.click()
    button.closest('form')?.requestSubmit()
    field('Name').focus()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(named(mounted).map(({ payload }) => payload)).toEqual([{ name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } }])
    await soon(() => expect(focused()).toBe('h2 Board created'))
  })

  it('E9 a board may be called __proto__', async () => {
    mountForm({}, '__proto__')
    await press('Create')
    await soon(() => expect(onCreated.mock.calls[0]?.[0]).toMatchObject({ name: '__proto__', privacy: 'public' }))
  })

  it('H13 Enter while composing does not send; a plain one does', async () => {
    const mounted = mountForm({}, '湖')
    const input = field('Name')
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      input.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
    }
    expect(named(mounted)).toEqual([])
    input.focus()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
  })

  it('J5, J12 "Create" without a name says so, in the field, and sends nothing', async () => {
    const mounted = mountForm()
    const button = await byRole('button', 'Create')
    expect(button.ariaDisabled).toBe('true')
    button.click()
    await see("Don't forget to name your board!")
    expect([focused(), field('Name').getAttribute('aria-invalid'), named(mounted).length]).toEqual(['name', 'true', 0])
    await fill('Name', 'Lakes')
    await soon(() => expect([button.ariaDisabled, field('Name').getAttribute('aria-invalid')]).toEqual([null, null]))
  })

  it('J9 the switch is turned by Space and Enter, and the board is secret', async () => {
    const mounted = mountForm({}, 'Lakes')
    const toggle = (await byRole('switch', 'Keep this board secret')) as HTMLInputElement
    toggle.focus()
    const seen: boolean[] = []
    for (const key of [' ', '{Enter}', ' ']) {
      await userEvent.keyboard(key)
      seen.push(toggle.checked)
    }
    expect([seen, named(mounted).length]).toEqual([[true, false, true], 0])
    await press('Create')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(named(mounted)[0]?.payload['privacy']).toBe('SECRET')
  })

  it("J9 acting for another's ad account: a switch that is on and disabled, nobody invited, the board protected", async () => {
    const mounted = mountForm({ session: actingForOther }, 'Lakes')
    const toggle = (await byRole('switch', "Protected board (not listed on user's profile)")) as HTMLInputElement
    expect([toggle.checked, toggle.disabled, document.querySelector('[role=combobox]')]).toEqual([true, true, null])
    await press('Create')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(named(mounted)[0]?.payload).toMatchObject({ privacy: 'PROTECTED', advertiser_id: '901' })
  })

  it('D6, I5 Cancel while it is sent aborts the call: no callback but one, no timer', async () => {
    const mounted = mountForm({ given: 'boardForm.neverAnswers' }, 'Lakes')
    await press('Create')
    await soon(() => expect(named(mounted)).toHaveLength(1))
    await press('Cancel')
    expect([named(mounted)[0]?.isAborted(), mounted.clock.pending, onCancel.mock.calls.length, onCreated.mock.calls.length]).toEqual([true, 0, 1, 0])
    expect(mounted.host.textContent).toBe('')
  })

  it('D6, I5 unmounting mid-request aborts it', async () => {
    const mounted = mountForm({ given: 'boardForm.neverAnswers' }, 'Lakes')
    await press('Create')
    await soon(() => expect(named(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([named(mounted)[0]?.isAborted(), mounted.clock.pending, onCreated.mock.calls.length]).toEqual([true, 0, 0])
  })

  it.each<ScenarioName>(['boardForm.offline', 'boardForm.serverFailed', 'boardForm.malformed', 'boardForm.emptyBody', 'boardForm.noContent', 'boardForm.truncatedJson', 'boardForm.wrongShape'])(
    'D8, D9, D10, D11 %s is an error, never a board; name and people stay, and trying again by hand works',
    async (name) => {
      const mounted = mountForm({ given: name }, 'Lakes')
      await openList()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await press('Create')
      await see(OOPS)
      mounted.clock.advance(60_000)
      expect([named(mounted).length, onCreated.mock.calls.length, field('Name').value]).toEqual([1, 0, 'Lakes'])
      expect((await byRole('button', 'Create')).ariaDisabled).toBe('true')
      fromTables()
      await press('Try again')
      await soon(() => expect(onCreated.mock.calls[0]?.[1]).toEqual({ userIds: ['4'], emails: [] }))
    },
  )

  it('J3 a retry goes away while the board is made, and leaves focus on "Create"', async () => {
    const mounted = mountForm({ given: 'boardForm.offline' }, 'Lakes')
    await press('Create')
    await see(OOPS)
    given('boardForm.neverAnswers')
    await press('Try again')
    await soon(() => expect(named(mounted)).toHaveLength(2))
    expect([focused(), (await byRole('button', 'Create')).ariaBusy]).toEqual(['button Create', 'true'])
  })

  it('§8 a refusal without words says the generic sentence, and editing clears it', async () => {
    mountForm({ given: 'boardForm.refusedSilently' }, 'Lakes')
    await press('Create')
    await see(OOPS)
    await fill('Name', 'Lakes 2')
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(''))
    expect((await byRole('button', 'Create')).ariaDisabled).toBeNull()
  })

  it('E1 a refusal with markup is text', async () => {
    mountForm({ given: 'boardForm.hostileMessage' }, 'Lakes')
    await press('Create')
    await see('<img src=x onerror=')
    expect(document.querySelector('[role=alert] :is(img, script, b)')).toBeNull()
  })

  it('E2 a refusal of 10,000 characters wraps', async () => {
    mountForm({ given: 'boardForm.longMessage' }, 'Lakes')
    await press('Create')
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toHaveLength(10_000))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('J10 the search is a combobox: arrows move and wrap, Enter chooses and never sends, Escape closes only the list', async () => {
    const mounted = mountForm({}, 'Lakes')
    const input = await combobox()
    expect([input.ariaExpanded, input.getAttribute('aria-autocomplete'), highlighted(input)]).toEqual(['false', 'list', null])
    await openList()
    expect([input.ariaExpanded, document.getElementById(input.getAttribute('aria-controls') ?? '')?.role, highlighted(input)]).toEqual(['true', 'listbox', null])
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
    expect([await byRole('button', 'Remove Lark Fir'), input.ariaExpanded, document.activeElement]).toEqual([expect.anything(), 'false', input])
    expect([named(mounted).length, onCancel.mock.calls.length]).toEqual([0, 0])
  })

  it('composing: Enter that ends a composition chooses nobody', async () => {
    mountForm({}, 'Lakes')
    const input = await openList()
    await userEvent.keyboard('{ArrowDown}')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }))
    expect([highlighted(input)?.[1], document.querySelector('[aria-label^=Remove]')]).toEqual(['Sage Dogwood', null])
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
    await soon(() => expect(onCreated.mock.calls[0]?.[1]).toEqual({ userIds: [], emails: ['finch@acme.example'] }))
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
    expect([await byRole('button', 'Remove Finch Elm'), document.activeElement]).toEqual([expect.anything(), input])
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

  it('C1 the log holds neither name nor people', async () => {
    const mounted = mountForm({ given: 'boardForm.refused' }, 'Lakes')
    await press('Create')
    await see('You already have that board. Try another name.')
    expect(mounted.log).toEqual([{ level: 'info', event: 'boardForm.failed', details: { row: 'boardForm.refused', status: 400, code: null } }])
  })
})
