import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  byRole,
  field,
  fill,
  focused,
  press,
  see,
  soon,
  WREN,
} from '../../../../testing/stage/person.ts'
import { PasswordResetPage } from './PasswordResetPage.tsx'

const LABEL = 'Email or username'
const SEND = 'Send reset link'
const GENERIC = 'Sorry! Something went wrong on our end.'
const at = (search: string) => ({ browser: { href: `https://tackboard.example/password/reset/${search}` } })
const payloads = ({ calls }: Mounted) => calls.map(({ name, payload }) => ({ name, payload }))
const sends = async (identifier = WREN) => {
  await fill(LABEL, identifier)
  await press(SEND)
}

describe.each(modes)('the page for resetting a password, %s', (_, mount) => {
  const mountPage = (options: MountOptions = {}) => mount(<PasswordResetPage />, { ...at(''), ...options })

  it.each([
    [{}, 'reset'],
    [{ unified_password_reset: true }, 'unified'],
  ])('§7 sends what was typed, with the experiment %j as "%s", and no token', async (experiments, type) => {
    const mounted = mountPage({ experiments })
    await sends(` ${WREN} `)
    await see(`We sent a link to reset your password to ${WREN}.`)
    expect(payloads(mounted)).toEqual([
      { name: 'forgotPassword', payload: { username_or_email: WREN, type } },
    ])
  })

  it('§2 the field starts with `ue`, which a password manager knows as the username', async () => {
    mountPage(at('?ue=wren%40example.com'))
    await soon(() => expect(field(LABEL)).toMatchObject({ value: WREN, autocomplete: 'username' }))
    await see('Enter your email or username, and we’ll send you a link to reset your password.')
  })

  it('§2 `lookup=true` changes the sentence', async () => {
    mountPage(at('?lookup=true'))
    await see('Enter your email, and we’ll find your account.')
    expect(field(LABEL).value).toBe('')
  })

  it('a prop replaces the address', async () => {
    mount(<PasswordResetPage search="?ue=robin" />, at('?ue=wren'))
    await soon(() => expect(field(LABEL).value).toBe('robin'))
  })

  it('does not name a username as if it were an address', async () => {
    mountPage()
    await sends('wren')
    await see('We sent you a link to reset your password.')
    expect(allText()).not.toContain('to wren')
  })

  it('D1 clicks, Enter and submits at once are one call', async () => {
    const mounted = mountPage()
    await fill(LABEL, WREN)
    const button = await byRole('button', SEND)
    button.click()
    button.click()
    button.closest('form')?.requestSubmit()
    await userEvent.keyboard('{Enter}')
    await see('Check your email')
    expect(payloads(mounted)).toHaveLength(1)
  })

  it('§4 resend shows a toast for 3500 ms, and OK leads back to the form, which is as it was', async () => {
    const mounted = mountPage()
    await sends()
    await press('Resend email')
    await see('Email sent!')
    await soon(() => {
      // Its timer starts after it is drawn.
      mounted.clock.advance(3_500)
      expect(allText()).not.toContain('Email sent!')
    })
    await press('OK')
    await soon(() => expect(focused()).toBe(`button ${SEND}`))
    expect([field(LABEL).value, payloads(mounted).length, mounted.log]).toEqual([WREN, 2, []])
  })

  it('a failure is said where the eye is and logged without what was typed, and another attempt works', async () => {
    const mounted = mountPage()
    await sends('nobody@example.com')
    await see('The email you entered does not belong to any account.')
    expect(field(LABEL).value).toBe('nobody@example.com')
    expect(mounted.log).toEqual([
      {
        level: 'info',
        event: 'passwordReset.failed',
        details: { row: 'forgotPassword.resetFailed', status: 400, code: null },
      },
    ])
    await sends()
    await see('Check your email')
    expect(JSON.stringify(mounted.log)).not.toContain('nobody@')
  })

  it.each([WREN, 'nobody@example.com'])('says the same of %s where the app wants that', async (email) => {
    const mounted = mountPage({ given: 'passwordReset.sameAnswer' })
    await sends(email)
    await see(`If ${email} belongs to an account, we sent a link to reset its password there.`)
    expect([payloads(mounted).length, mounted.log]).toEqual([1, []])
  })

  it('D13 without an answer it says so, and keeps what was typed', async () => {
    const mounted = mountPage({ given: 'passwordReset.neverAnswers' })
    await sends()
    await soon(() => expect(payloads(mounted)).toHaveLength(1))
    mounted.clock.advance(30_000)
    await see('This took too long. Try again.')
    expect(field(LABEL).value).toBe(WREN)
  })

  it('E1 a server’s message is text', async () => {
    mountPage({ given: 'passwordReset.hostileMessage' })
    await sends()
    await soon(() => expect(document.querySelector('main [role=alert]')?.textContent).toContain('<'))
    expect(document.querySelector('[role=alert] :is(img, script)')).toBeNull()
  })

  it('an empty field is asked for, with focus, and typing clears that', async () => {
    const mounted = mountPage()
    await press(SEND)
    await see('You missed a spot! Don’t forget to add your email or username.')
    expect([focused(), payloads(mounted)]).toEqual(['identifier', []])
    await fill(LABEL, 'w')
    await soon(() => expect(allText()).not.toContain('You missed a spot!'))
    expect(allText()).not.toContain(GENERIC)
  })

  it('D6, I5 leaving aborts the call, and leaves no timer', async () => {
    const mounted = mountPage({ given: 'passwordReset.neverAnswers' })
    await sends()
    await soon(() => expect(payloads(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([mounted.calls.every((call) => call.isAborted()), mounted.clock.pending]).toEqual([true, 0])
  })
})

describe.each(modes)('I2 after the server, %s', (_, mount) => {
  it('the field is filled by the address', async () => {
    mount(<PasswordResetPage />, { ...at('?ue=wren%40example.com'), isHydrated: true })
    await soon(() => expect(field(LABEL).value).toBe(WREN))
  })

  it('a given query is in the HTML already', async () => {
    const mounted = mount(<PasswordResetPage search="?ue=robin" />, { ...at(''), isHydrated: true })
    expect(mounted.host.innerHTML).toContain('value="robin"')
    await press(SEND)
    await soon(() => expect(payloads(mounted)).toMatchObject([{ payload: { username_or_email: 'robin' } }]))
  })

  it('what was typed before the script came is kept', async () => {
    const mounted = mount(<PasswordResetPage />, { ...at('?ue=wren'), isHydrated: true })
    field(LABEL).value = 'robin'
    await press(SEND)
    await soon(() => expect(payloads(mounted)).toMatchObject([{ payload: { username_or_email: 'robin' } }]))
  })
})
