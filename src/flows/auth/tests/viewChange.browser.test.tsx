import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  byRole,
  emailField,
  fill,
  focused,
  logIn,
  passwordField,
  press,
  see,
  soon,
  toLoginMfa,
  WREN,
} from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'

const TWO_FACTOR = 'Two-factor authentication required'

/** The elements that say the sentence by themselves: live regions that hold it now. */
const speaking = (sentence: string) =>
  [
    ...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])'),
  ].filter(({ textContent }) => textContent.includes(sentence))

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe.each(modes)('J4 from the form to the two-factor step, %s', (_, mount) => {
  it('J4 on the page, focus goes to the new heading, which is thereby read', async () => {
    mount(<LoginPage />)
    await toLoginMfa()
    expect(focused()).toBe(`h1 ${TWO_FACTOR}`)
    expect(await byRole('heading', TWO_FACTOR)).toBeVisible()
  })

  it('J4 in the modal, focus goes to the new heading or the code, and the title is said either way', async () => {
    mount(<AuthModal />)
    await toLoginMfa()
    const dialog = await byRole('dialog', TWO_FACTOR)
    const said =
      focused() === 'code' ? dialog.querySelector('h2[aria-live="polite"]') : document.activeElement
    expect(said?.textContent).toBe(TWO_FACTOR)
  })

  it('J4 and back to the form, with the email still there', async () => {
    mount(<AuthModal />)
    await toLoginMfa()
    await press('Back to log in')
    await byRole('dialog', 'Log in')
    expect(focused()).toBe('email')
    expect(emailField().value).toBe('mfa@example.com')
  })
})

describe.each(modes)('errors, toasts and waiting, %s', (_, mount) => {
  it('J5 an empty submit: the first invalid field has focus, is invalid and described, and each error is said once', async () => {
    mount(<LoginPage />)
    await press('Log in')
    await soon(() => expect(focused()).toBe('email'))
    for (const [field, words] of [
      [emailField(), 'add your email'],
      [passwordField(), 'add your password'],
    ] as const) {
      expect(field.ariaInvalid).toBe('true')
      expect(describedBy(field)).toContain(words)
    }
    // Focus moved to the email and reads its error as its description; the other error is only in its live region.
    expect([speaking('add your email').length, speaking('add your password').length]).toEqual([0, 1])
  })

  it('J5 an error of the server: focus on its field, the error said once', async () => {
    mount(<LoginPage />, { given: 'login.wrongPassword' })
    await logIn()
    await see(/The password you entered is incorrect/)
    await soon(() => expect(focused()).toBe('password'))
    expect(passwordField().ariaInvalid).toBe('true')
    expect(describedBy(passwordField())).toContain('Try again or reset your password.')
    expect(emailField().ariaInvalid).toBeNull()
    expect(speaking('The password you entered')).toEqual([])
  })

  it('J5 with focus already in the field, the live region says it, once', async () => {
    mount(<LoginPage />, { given: 'login.wrongPassword' })
    await fill('Email', WREN)
    await fill('Password', 'wrong')
    await userEvent.keyboard('{Enter}')
    await see(/The password you entered is incorrect/)
    expect(focused()).toBe('password')
    expect(speaking('The password you entered')).toHaveLength(1)
  })

  it('J5 the error goes as soon as its field is changed', async () => {
    mount(<LoginPage />, { given: 'login.wrongPassword' })
    await logIn()
    await see(/The password you entered is incorrect/)
    await fill('Password', 'another')
    await soon(() => expect(passwordField().ariaInvalid).toBeNull())
    expect(allText()).not.toContain('The password you entered is incorrect')
  })

  it('J6 a toast is said by a status that was there before it, and takes no focus', async () => {
    mount(<LoginPage />)
    await toLoginMfa()
    const region = document.querySelector('[data-ui="toaster"] [role="status"]')
    expect(region?.textContent).toBe('')
    const resend = await byRole('button', 'Resend code')
    await press('Resend code')
    await see('We sent you a new code!')
    expect(document.querySelector('[data-ui="toaster"] [role="status"]')).toBe(region)
    expect(region?.textContent).toBe('We sent you a new code!')
    expect(document.activeElement).toBe(resend)
  })

  it('J6 over the modal the toast is inside of it, where it is not inert', async () => {
    mount(<AuthModal />)
    await toLoginMfa()
    await press('Resend code')
    await see('We sent you a new code!')
    expect(document.querySelector('dialog:modal [data-ui="toaster"]')?.textContent).toBe(
      'We sent you a new code!',
    )
  })

  it('J7 while it waits, the button is busy, keeps its name and its focus, and then is itself again', async () => {
    const { clock } = mount(<LoginPage />, { given: 'login.neverAnswers' })
    await logIn()
    const button = await byRole('button', 'Log in')
    expect([button.ariaBusy, button.ariaDisabled, focused()]).toEqual(['true', 'true', 'button Log in'])
    clock.advance(30_000)
    await soon(() => expect(button.ariaBusy).toBeNull())
    expect(await byRole('button', 'Log in')).toBe(button)
    expect([button.ariaDisabled, focused()]).toEqual([null, 'button Log in'])
  })

  it('J7 a provider that is asked is busy, and keeps its name', async () => {
    mount(<LoginPage />)
    await press('Continue with Facebook')
    expect((await byRole('button', 'Continue with Facebook')).ariaBusy).toBe('true')
    expect(speaking('Finish in the Facebook window.')).toHaveLength(1)
  })
})
