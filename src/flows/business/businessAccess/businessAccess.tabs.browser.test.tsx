import { expect, it, onTestFinished } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { ACTING_PROFILE_KEY, readChoice } from '../../runtime/actingProfile.storage.ts'
import { BusinessAccess } from './BusinessAccess.tsx'

const session = { ...wren, isPartner: true }

/** Another tab of the same browser: a frame has its own window, but shares its storage. */
function otherTab() {
  localStorage.removeItem(ACTING_PROFILE_KEY)
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => {
    frame.remove()
    localStorage.removeItem(ACTING_PROFILE_KEY)
  })
  return (profileId: string) =>
    frame.contentWindow?.localStorage.setItem(
      ACTING_PROFILE_KEY,
      JSON.stringify({ [wren.userId]: profileId }),
    )
}

it.each(modes)(
  'L2 C8 another tab switches: announced, and followed only when asked, %s',
  async (_, mount) => {
    const switchElsewhere = otherTab()
    const { log } = mount(<BusinessAccess />, { session, platform: createBrowserPlatform() })
    await byRole('button', 'Your profile Wren Alder')
    switchElsewhere('701')
    await see('You switched to Larch Street Bakery in another tab.')
    await byRole('button', 'Your profile Wren Alder')
    await press('Stay here')
    expect(log).toEqual([])
    switchElsewhere('703')
    await see('You switched to Tidewater Ceramics in another tab.')
    await press('Switch here, too')
    await byRole('button', 'Acting as Tidewater Ceramics')
    expect(readChoice(createBrowserPlatform(), wren.userId).profileId).toBe('703')
    expect(log).toMatchObject([{ event: 'actingProfile.switched', details: { profileId: '703' } }])
  },
)
