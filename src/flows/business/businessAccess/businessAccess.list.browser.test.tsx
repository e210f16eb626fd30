import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { given, modes, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, press, see, soon } from '../../../../testing/stage/person.ts'
import { ACTING_PROFILE_KEY } from '../../runtime/actingProfile.storage.ts'
import { BusinessAccess } from './BusinessAccess.tsx'

const session = { ...wren, isPartner: true }
const actingAs = (id: string) => ({ browser: { stored: { [ACTING_PROFILE_KEY]: { [wren.userId]: id } } } })
const rows = () =>
  [...document.querySelectorAll('[role="dialog"] li bdi[data-at="name"]')].map(
    ({ textContent }) => textContent,
  )
const announced = () =>
  document.querySelector('section[aria-label="Business profile"] > [role="status"]')?.textContent

describe.each(modes)('the list of profiles, %s', (_, mount) => {
  const open = async (options: MountOptions = {}) => {
    const mounted = mount(<BusinessAccess />, { session, ...options })
    await press(/^(Your profile|Acting as)/)
    const panel = await byRole('dialog', 'Switch profile')
    // Opening the list reads it again.
    await soon(() => expect(panel.querySelector('ul')).toBeVisible())
    await soon(() => expect(panel.querySelector('[aria-busy]')).toBeNull())
    return mounted
  }

  it('J7 announces every switch, but not the profile that the page starts with', async () => {
    await open(actingAs('701'))
    expect(announced()).toBe('')
    await press(/^Tidewater Ceramics/)
    await soon(() => expect(announced()).toBe('You’re now acting as Tidewater Ceramics.'))
    await press(/^Acting as/)
    await press(/^Larch Street Bakery/)
    await soon(() => expect(announced()).toBe('You’re now acting as Larch Street Bakery.'))
    await press('Use your own profile')
    await soon(() => expect(announced()).toBe('You’re now acting as Wren Alder.'))
  })

  it('J3 the focus stays in the list when its row leaves', async () => {
    const { clock } = await open(actingAs('703'))
    const row = await byRole('button', /^Larch Street Bakery/)
    row.focus()
    given('businessAccess.one')
    clock.advance(300_000)
    await soon(() => expect(rows()).toEqual(['Wren Alder', 'Tidewater Ceramics']))
    expect(document.activeElement?.textContent).toContain('Tidewater Ceramics')
  })

  it('J3 the focus stays in the list when reading it again replaces the button', async () => {
    const { clock } = await open()
    given('businessAccess.unread')
    clock.advance(300_000)
    await press('Try again')
    await soon(() => expect(document.activeElement?.textContent).toContain('Wren Alder'))
  })

  it('L1 a list that becomes too short to search shows all of its profiles', async () => {
    const { clock } = await open({ given: 'businessAccess.many' })
    await fill('Search profiles', 'willow market')
    await soon(() => expect(rows()).toHaveLength(16))
    given('businessAccess.one')
    clock.advance(300_000)
    await soon(() => expect(rows()).toEqual(['Wren Alder', 'Tidewater Ceramics']))
  })

  it.each([0, 2])('L1 with at most %d profiles listed, the others can be searched', async (listLimit) => {
    await open({ policy: { business: { listLimit } } })
    expect(rows()).toHaveLength(Math.max(1, listLimit))
    await fill('Search profiles', 'tidewater')
    await soon(() => expect(rows()).toEqual(['Tidewater Ceramics']))
  })

  it('J3 the arrow keys belong to an input method while it composes', async () => {
    await open({ given: 'businessAccess.many' })
    const field = await byRole('searchbox', 'Search profiles')
    const arrow = { key: 'ArrowDown', bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', { ...arrow, isComposing: true }))
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).not.toBe(field)
    await see('Wren Alder')
  })
})
