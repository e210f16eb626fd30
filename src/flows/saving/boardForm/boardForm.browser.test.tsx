import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { formOn, named, onCreated } from '../../../../testing/stage/boardFormPage.tsx'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'

const actingForOther = { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' } }

describe.each(modes)('the board form, %s', (_, mount) => {
  const mountForm = formOn(mount)

  it('renders nothing if logged out', () => {
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
    expect(named(mounted).map(({ payload }) => payload)).toEqual([
      { name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } },
    ])
    await soon(() => expect(focused()).toBe('h2 Board created'))
  })

  it('E9 a board may be called __proto__', async () => {
    mountForm({}, '__proto__')
    await press('Create')
    await soon(() =>
      expect(onCreated.mock.calls[0]?.[0]).toMatchObject({ name: '__proto__', privacy: 'public' }),
    )
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
    await see('Don’t forget to name your board!')
    expect([focused(), field('Name').getAttribute('aria-invalid'), named(mounted).length]).toEqual([
      'name',
      'true',
      0,
    ])
    await fill('Name', 'Lakes')
    await soon(() =>
      expect([button.ariaDisabled, field('Name').getAttribute('aria-invalid')]).toEqual([null, null]),
    )
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

  it("J9 acting for another's ad account: a switch that is on and disabled, no invitations, a protected board", async () => {
    const mounted = mountForm({ session: actingForOther }, 'Lakes')
    const toggle = (await byRole(
      'switch',
      'Protected board (not listed on user’s profile)',
    )) as HTMLInputElement
    expect([toggle.checked, toggle.disabled, document.querySelector('[role=combobox]')]).toEqual([
      true,
      true,
      null,
    ])
    await press('Create')
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(named(mounted)[0]?.payload).toMatchObject({ privacy: 'PROTECTED', advertiser_id: '901' })
  })
})
