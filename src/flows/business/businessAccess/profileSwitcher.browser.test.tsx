import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, soon } from '../../../../testing/stage/person.ts'
import { ACTING_PROFILE_KEY } from '../../runtime/actingProfile.storage.ts'
import { BusinessAccess } from './BusinessAccess.tsx'

const session = { ...wren, isPartner: true }
const stored = (profileId: string) => ({ stored: { [ACTING_PROFILE_KEY]: { [wren.userId]: profileId } } })
const focused = () => document.activeElement?.textContent

describe.each(modes)('the bar for switching profiles, %s', (_, mount) => {
  it.each([
    ['Use your own profile', '701', /^WAYour profile/],
    ['Got it', '999', /^WAYour profile/],
    ['Hide this bar', '1', /^Switch profile/],
  ])('J3 focus stays in the bar when "%s" is gone', async (name, profileId, expected) => {
    mount(<BusinessAccess />, { session, browser: stored(profileId) })
    ;(await byRole('button', name)).focus()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(focused()).toMatch(expected))
  })

  it('takes no focus by itself', async () => {
    mount(<BusinessAccess />, { session, browser: stored('701') })
    await byRole('button', 'Use your own profile')
    expect(document.activeElement).toBe(document.body)
  })
})

it('J17 fits 320 px at twice the text size, with its list', async () => {
  const [[, mount]] = modes
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  mount(<BusinessAccess />, { session, browser: stored('701') })
  await press(/^Acting as/)
  const dialog = await byRole('dialog', 'Switch profile')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
})
