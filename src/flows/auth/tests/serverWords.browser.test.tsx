import { http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hostileMessage, longMessage, rtlMessage } from '../../../../mocks/fixtures/messages.ts'
import { refusal } from '../../../../mocks/respond.ts'
import { answerWith, fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { allText, byRole, logIn, press, see, soon, toLoginMfa } from '../../../../testing/stage/person.ts'
import { authEndpoints } from '../../../api/auth/everyAuthEndpoint.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'

afterEach(() => page.viewport(1280, 800))

/** The first element that shows the server's message. */
const inField = () => soon(() => shown('[data-ui="field"] [data-ui="error"] bdi'))
const inDialog = () => soon(() => shown('dialog [data-ui="notice"] bdi'))

function shown(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** From the form to the dialog whose reset email the server refuses with this message. */
async function refuseReset(message: string) {
  answerWith(http.post(`*${authEndpoints.forgotPassword.path}`, () => refusal({ message })))
  await logIn('softbanned@example.com', 'anything')
  await press('Reset your password')
  return inDialog()
}

/** The effect of a hostile message: its text, the elements it created, whether it ran. */
const outcome = (element: Element) => ({
  text: element.textContent,
  made:
    element.childElementCount +
    document.body.querySelectorAll(':not([data-ui="illustration"] *):is(img, b, [onerror])').length,
  wasRun: 'wasRun' in globalThis,
})
const harmless = { text: hostileMessage, made: 0, wasRun: false }

/** The names of the buttons that, scrolled to, something else covers. */
const outOfReach = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('button')]
    .filter((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)

/** Whether the element isolates direction marks in its text. */
const isIsolated = (element: Element) => getComputedStyle(element).unicodeBidi === 'isolate'

const containers: Readonly<Record<string, ReactNode>> = {
  'the page': <LoginPage />,
  'the modal': <AuthModal onClose={() => {}} />,
}

describe.each(modes)("the server's message, %s", (_, mount) => {
  it('E1 with HTML in it are text in a field: no element is made, nothing runs', async () => {
    mount(<LoginPage />, { given: 'login.hostileMessage' })
    await logIn()
    expect(outcome(await inField())).toEqual(harmless)
  })

  it('E1 with HTML in it are text in the notice of a dialog', async () => {
    mount(<LoginPage />)
    expect(outcome(await refuseReset(hostileMessage))).toEqual(harmless)
  })

  it.each(Object.keys(containers))(
    'E2 of 10,000 characters without a space wrap in %s at 320 px, and every button can be reached',
    async (container) => {
      await page.viewport(320, 640)
      mount(containers[container], { given: 'login.longMessage' })
      await logIn()
      const words = await inField()
      expect(words.textContent).toBe(longMessage)
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(320)
      expect(document.documentElement.scrollWidth).toBe(320)
      expect(outOfReach(document)).toEqual([])
    },
  )

  it('E2 of 10,000 characters scroll inside the dialog at 320 px, and its buttons stay in reach', async () => {
    await page.viewport(320, 640)
    mount(<LoginPage />)
    const words = await refuseReset(longMessage)
    const dialog = await byRole('dialog')
    expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    expect([dialog.scrollWidth, dialog.getBoundingClientRect().height <= 640]).toEqual([320, true])
    expect(outOfReach(dialog)).toEqual([])
  })

  it('E3 with marks of direction in it are isolated from their neighbours, in a field and in a dialog', async () => {
    mount(<LoginPage />, { given: 'login.rtlMessage' })
    await logIn()
    const words = await inField()
    expect(words.textContent).toBe(rtlMessage)
    expect(isIsolated(words)).toBe(true)
    fromTables()
    expect(isIsolated(await refuseReset(rtlMessage))).toBe(true)
  })

  it.each(['{name}', '%s', '$&', '{name, plural, other {#}}', "'{", '<b>Wren</b>'])(
    'E8 a first name %s is put in literally',
    async (name) => {
      mount(<LoginPage />, {
        viewer: {
          type: 'UNAUTH',
          isAuth: false,
          personalization: {
            firstName: name,
            hasPassword: true,
            connectedToFacebook: true,
            connectedToGoogle: true,
          },
        },
      })
      // Without the letter of the picture, which is decorative.
      expect(await byRole('heading', `Welcome back, ${name}!`)).toBeVisible()
    },
  )

  it('E15 an end of the phone number with HTML in it is text', async () => {
    mount(<LoginPage />, { given: 'loginMfa.hostilePhoneEnd' })
    await toLoginMfa()
    await see(/ending in/)
    expect(allText()).toContain('ending in <b>12345</b>.')
    expect(document.querySelector('main b')).toBeNull()
  })

  it('E15 an empty end of the phone number is left out, sentence and all', async () => {
    mount(<LoginPage />, { given: 'loginMfa.emptyPhoneEnd' })
    await toLoginMfa()
    expect(allText()).toContain('We sent a verification code to your phone.')
    expect(allText()).not.toContain('ending in')
  })
})
