import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { allText, fill, press, see } from '../../../../testing/stage/person.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../accounts/AccountSwitcher.tsx'
import { OneTap } from '../oneTap/OneTap.tsx'
import { AccountRecovery } from '../recovery/AccountRecovery.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'
import { oneTapPage } from '../testing/payloads.ts'

const stored = { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '4', username: 'sagedogwood' }] } }

describe.each(modes)('a message names no provider without a button, %s', (_, mount) => {
  it('one-tap', async () => {
    mount(<OneTap />, { ...oneTapPage, providers: ['google'], given: 'oneTap.softBanned' })
    await see('We protected your account')
    expect(allText()).not.toContain('Facebook')
  })

  it('the account switcher', async () => {
    mount(<AccountSwitcher />, {
      session: wren,
      browser: { stored },
      providers: ['google'],
      given: 'accountSwitcher.softBanned',
    })
    await press(/^sagedogwood/)
    await see('We protected your account')
    expect(allText()).not.toContain('Facebook')
  })

  it('the banner of the removed log-in', async () => {
    mount(<AccountRecovery facebookId="1001" facebookToken="token" />, {
      providers: ['facebook'],
      given: 'accountRecovery.googleConnected',
    })
    await see('Log in another way')
    expect(allText()).not.toContain('Google')
  })

  it('the sign-up', async () => {
    mount(<SignupPage providers={['facebook']} />, { experiments: { facebook_signup_disabled: true } })
    await see('Facebook login isn’t available for new users. Continue with email:')
    expect(allText()).not.toContain('Google')
  })

  it('the log-in, which shows the error all the same', async () => {
    mount(<LoginPage providers={[]} />, { given: 'login.connectedToFacebook' })
    await fill('Email', 'wren@example.com')
    await fill('Password', 'correct horse battery')
    await press('Log in')
    await see('Your account is already linked to Facebook.')
    expect(allText()).not.toContain('Facebook button')
  })
})
