import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  emailField,
  fill,
  focused,
  follow,
  logIn,
  press,
  see,
} from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

describe.each(modes)('J25, J26 an email that was typed, %s', (_, mount) => {
  it('J25 stays, with focus, regardless of the blur check of the log-in form', async () => {
    const mounted = mount(<LoginPage />)
    await fill('Email', 'not an email')
    await userEvent.tab()
    mounted.clock.advance(1_000)
    expect(focused()).toBe('password')
    expect(emailField().value).toBe('not an email')
    await see('Need an account?')
  })

  it('J26 is in the dialog that says where the reset went, and in the call', async () => {
    const mounted = mount(<LoginPage />)
    await logIn('softbanned@example.com', 'anything')
    await press('Reset your password')
    await see(/We sent a link to reset your password to/)
    expect(allText()).toContain('softbanned@example.com')
    expect(mounted.calls.find(({ name }) => name === 'forgotPassword')?.payload['username_or_email']).toBe(
      'softbanned@example.com',
    )
  })

  it('J26, H8 goes along to sign-up', async () => {
    const signedUp: string[] = []
    mount(<LoginPage onSignUp={(email) => signedUp.push(email)} />)
    await fill('Email', 'new@example.com')
    await follow('Sign up now')
    expect(signedUp).toEqual(['new@example.com'])
  })
})
