import { describe, expect, it, onTestFinished } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { onStep, opened, openAndCloseDialog, showing } from '../../../../testing/stage/quickPromotePage.tsx'
import { createBrowserPlatform } from '../../../platform/browser.ts'

const page = '/quick-promote/?pinId=21'

describe.each(modes)('§2 the browser’s Back, %s', (_, mount) => {
  const show = showing(mount)

  it('closes the dialog first, and the page with everything on it stays', async () => {
    const { platform } = show()
    await opened()
    for (let n = 0; n < 2; n += 1) {
      await press('Change Pin')
      await byRole('option', /^Stargazing weekends/)
      platform.window.pressBack()
      await isGone()
    }
    expect([platform.window.wentBack, field('Ad name').value]).toEqual([[], 'Guided walks along the ridge'])
  })

  it('goes from the error back to the page, and from the business form back to the ad', async () => {
    const refused = show('quickPromote.refused')
    await opened()
    await press('Promote')
    await byRole('heading', 'Your ad wasn’t created')
    refused.platform.window.pressBack()
    await isGone()
    expect(onStep.mock.calls.flat()).toEqual(['page', 'error', 'page'])
    refused.unmount()
    const { platform } = show(
      'quickPromote.withoutBusiness',
      {},
      { at: `${page}&campaign_id=7001&step=businessForm` },
    )
    await byRole('heading', 'Tell us about your business')
    platform.window.pressBack()
    await see('Your ad has already been created')
    expect(platform.window.wentBack).toEqual([])
  })

  it('leaves the page in one press, also after a dialog was closed by hand', async () => {
    const { platform } = show()
    await opened()
    await openAndCloseDialog()
    platform.window.pressBack()
    expect(platform.window.wentBack).toEqual([1])
  })
})

/** Entries in this frame's history: some pages of the app, and quick promote last. */
async function visited(...paths: readonly string[]) {
  const { href } = location
  for (const path of paths) history.pushState(null, '', path)
  onTestFinished(() => history.replaceState(null, '', href))
}
const address = () => location.pathname + location.search
/** Long enough for a second step back to show; a browser gives no other sign of it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

describe.each(modes)('§2 the history of a real browser, %s', (_, mount) => {
  const show = showing(mount)
  const showReal = async () => {
    await visited('/first/', '/second/', page)
    show(undefined, {}, { platform: createBrowserPlatform() })
    await opened()
  }
  /** The address in the end, once it was at this one. */
  const wentTo = async (path: string) => {
    await soon(() => expect([address(), history.state]).toEqual([path, null]))
    await settled()
    return address()
  }

  it('Back closes the dialog before the page, and then leaves the page in one step', async () => {
    await showReal()
    await press('Change Pin')
    await byRole('option', /^Stargazing weekends/)
    history.back()
    await isGone()
    expect([await wentTo(page), focused()]).toEqual([page, 'button Change Pin'])
    history.back()
    expect(await wentTo('/second/')).toBe('/second/')
  })

  it('Back leaves the page in one press after a dialog was closed by hand', async () => {
    await showReal()
    await openAndCloseDialog()
    history.back()
    expect(await wentTo('/second/')).toBe('/second/')
  })

  it('Q5 closing goes back one page, with or without the entry of a dialog', async () => {
    await showReal()
    await press('Close')
    expect(await wentTo('/second/')).toBe('/second/')
  })

  it('Q5 closing leaves the entry of a dialog, too', async () => {
    await showReal()
    await openAndCloseDialog()
    await press('Close')
    expect(await wentTo('/second/')).toBe('/second/')
  })
})
