import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answerWith, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, logIn, pick, press, see, soon, WREN } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { creations, openingPopup, pageHref } from '../testing/createPinPage.tsx'

const policy = { createPin: { severalPictures: true } }

/** The session has ended: whatever is saved needs a log-in first. */
function endSession() {
  let hasSession = false
  answerWith(
    http.post('*/v3/login/', () => void (hasSession = true)),
    http.post('*/resource/PinResource/create/', () =>
      hasSession
        ? undefined
        : Response.json(
            { resource_response: { error: { api_error_code: 7, message: '' } } },
            { status: 401 },
          ),
    ),
  )
}

describe.each(modes)('a session that ends between several pictures, %s', (_, mount) => {
  const savingTwo = async () => {
    const mounted = openingPopup(mount)(undefined, pageHref, { policy })
    endSession()
    await pick('checkbox', 'lake, 944 by 1416 pixels')
    await see('2 pictures chosen')
    await choose('Blue sofa')
    await byRole('dialog', 'Log in')
    expect([creations(mounted).length, mounted.window.isAsking]).toEqual([1, true])
    return mounted
  }

  it('P14 the same member goes on, once each', async () => {
    const mounted = await savingTwo()
    await logIn(WREN)
    await see('Saved 2 Pins to Blue sofa')
    expect([creations(mounted).length, mounted.window.isAsking]).toEqual([3, false])
  })

  it('P14 another member gets the page anew, and the browser does not ask whether to leave it', async () => {
    const mounted = await savingTwo()
    await logIn('team@acme.example')
    await soon(() => expect(mounted.platform.navigation.visited).toEqual([pageHref]))
    expect([creations(mounted).length, mounted.window.isAsking]).toEqual([1, false])
  })

  it('who closes the log-in is asked before the window is closed', async () => {
    const { window } = await savingTwo()
    await press('Close')
    await see('2 Pins are still waiting.')
    expect(window.isAsking).toBe(true)
  })
})
