import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  codeField,
  emailField,
  fill,
  follow,
  logIn,
  PASSWORD,
  passwordField,
  press,
  see,
  soon,
  toLoginMfa,
  WREN,
} from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const sent = ({ calls }: Mounted) =>
  soon(() => {
    const call = calls.findLast(({ name }) => name === 'logIn')
    if (!call) throw new Error('Nothing was sent.')
    return call.payload
  })

const attributes = (input: HTMLInputElement, ...names: string[]) =>
  names.map((name) => input.getAttribute(name))

/** Sets the value the way a script of the browser does, past React's own setter. */
function setNatively(input: HTMLInputElement, value: string, isTold: boolean) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  if (isTold) input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Copies from a temporary field and pastes with the keyboard. */
async function paste(text: string, into: HTMLInputElement) {
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
  into.focus()
  await userEvent.paste()
}

const long = 'aB3$'.repeat(32)

describe.each(modes)('what is typed is what is sent, %s', (_, mount) => {
  it.each(['  edges kept  ', long, `${' '.repeat(3)}${long} `, 'Pässwörd 密码 👨‍👩‍👧‍👦', '" \\ \' < > & %00'])(
    'E14 the password %j goes out unmodified',
    async (password) => {
      const mounted = mount(<LoginPage />, { given: 'login.succeeds' })
      await logIn(WREN, password)
      expect((await sent(mounted))['password']).toBe(password)
    },
  )

  it('E14, J16 a password may be pasted, and is sent as it was pasted', async () => {
    const mounted = mount(<LoginPage />, { given: 'login.succeeds' })
    await fill('Email', WREN)
    await paste(` ${long} `, passwordField())
    expect(passwordField().value).toBe(` ${long} `)
    await press('Log in')
    expect((await sent(mounted))['password']).toBe(` ${long} `)
  })

  it('J16 a code may be pasted, with the spaces and dashes of the message it came in', async () => {
    const mounted = mount(<LoginPage />)
    await toLoginMfa()
    await paste('123 - 456 ', codeField())
    expect(codeField().value).toBe('123456')
    await press('Continue')
    await soon(async () => expect((await sent(mounted))['mfa_token']).toBe('123456'))
  })

  it.each([
    '１２３４５６',
    '١٢٣.٤٥٦',
    'G-123456',
    'Your code is 123456. It is valid for 10 minutes.',
    '【Acme】認証コード：１２３４５６',
  ])('P3 the code in %j is shown in the field, and sent', async (message) => {
    const mounted = mount(<LoginPage />)
    await toLoginMfa()
    await paste(message, codeField())
    expect(codeField().value).toBe('123456')
    await press('Continue')
    await soon(async () => expect((await sent(mounted))['mfa_token']).toBe('123456'))
  })

  it.each([
    ['with', true],
    ['without', false],
  ])('J14 values that the browser sets %s an input event are what is sent', async (_how, isTold) => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
    await fill('Email', 'other@example.com')
    setNatively(emailField(), WREN, isTold)
    setNatively(passwordField(), PASSWORD, isTold)
    await press('Log in')
    expect(await sent(mounted)).toMatchObject({ username_or_email: WREN, password: PASSWORD })
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('J13 fields say what they are for', async () => {
    mount(<LoginPage />)
    expect(attributes(emailField(), 'type', 'autocomplete', 'autocapitalize')).toEqual([
      'email',
      'username',
      'none',
    ])
    expect(attributes(passwordField(), 'type', 'autocomplete')).toEqual(['password', 'current-password'])
    await toLoginMfa()
    expect(attributes(codeField(), 'autocomplete', 'inputmode')).toEqual(['one-time-code', 'numeric'])
  })

  it('J15 is one real form with a submit button, under names that stay', async () => {
    mount(<LoginPage />)
    const { form } = emailField()
    expect(passwordField().form).toBe(form)
    expect(form?.method).toBe('post')
    expect(
      [...(form?.querySelectorAll('[type="submit"]') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['Log in'])
    const names = [emailField().name, emailField().id, passwordField().name, passwordField().id]
    await logIn(WREN, 'wrong')
    await see(/The password you entered is incorrect/)
    expect(emailField().form).toBe(form)
    expect([emailField().name, emailField().id, passwordField().name, passwordField().id]).toEqual(names)
    expect([names[0], names[2]]).toEqual(['email', 'password'])
  })

  it('J15 keeps the user name in the form of the two-factor step, where managers look for it', async () => {
    mount(<LoginPage />)
    await toLoginMfa()
    const userName = codeField().form?.querySelector<HTMLInputElement>('[autocomplete="username"]')
    expect(userName?.value).toBe('mfa@example.com')
    expect(userName).not.toBeVisible()
    expect(codeField().form?.querySelector('[type="submit"]')?.textContent).toBe('Continue')
  })

  it('H8 to sign-up and back: the email stays, the errors are gone', async () => {
    const onSignUp = vi.fn<(email: string) => void>()
    const first = mount(<LoginPage onSignUp={onSignUp} />)
    await logIn(WREN, 'wrong')
    await see(/The password you entered is incorrect/)
    await follow('Sign up now')
    expect(onSignUp).toHaveBeenCalledExactlyOnceWith(WREN)
    first.unmount()

    mount(<LoginPage email={onSignUp.mock.calls[0]?.[0]} />)
    expect(emailField().value).toBe(WREN)
    expect(passwordField().value).toBe('')
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    expect(
      [...document.querySelectorAll('[data-ui="error"], [data-ui="notice"]')]
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('')
  })
})
