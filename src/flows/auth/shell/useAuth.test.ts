import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../domain/auth/providers/providers.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { inputOf, type UseAuthProps } from './useAuth.ts'

const known: Viewer = {
  type: 'LIMITED_LOGIN',
  isAuth: false,
  personalization: {
    firstName: 'Wren',
    email: 'wren@example.com',
    hasPassword: true,
    connectedToFacebook: false,
    connectedToGoogle: false,
  },
}
const begin = (viewer: Viewer, props: Partial<UseAuthProps> = {}) =>
  inputOf({ ...defaultConfig, viewer }, { container: 'login_page', ...props })

describe('§2 what the sign-in flow begins with', () => {
  it('a visitor: an empty form', () => {
    expect(begin({ type: 'UNAUTH', isAuth: false })).toMatchObject({
      isPersonalized: false,
      isFullyLoggedIn: false,
      isSwitchingAccount: false,
      email: '',
    })
  })

  it('a recognised viewer: the greeting, with the email; J26 the app’s own email goes before it', () => {
    expect(begin(known)).toMatchObject({ isPersonalized: true, email: 'wren@example.com' })
    expect(begin(known, { email: 'typed@example.com' })).toMatchObject({
      isPersonalized: true,
      email: 'typed@example.com',
    })
  })

  it('never the greeting for an AUTH viewer', () => {
    expect(begin({ ...known, type: 'AUTH', isAuth: true })).toMatchObject({
      isPersonalized: false,
      isFullyLoggedIn: true,
      email: '',
    })
  })

  it('C14 in account-switch mode nothing of the person this device knows', () => {
    expect(begin(known, { isSwitchingAccount: true })).toMatchObject({
      isPersonalized: false,
      isSwitchingAccount: true,
      email: '',
    })
  })

  it('§6 a partner signs up elsewhere, as a business; C14 not when an account is added', () => {
    const partner = { ...known, isPartner: true }
    expect(begin(partner)).toMatchObject({ isSignupHere: false, isBusiness: true })
    expect(begin(known, { onSignUp: () => undefined })).toMatchObject({
      isSignupHere: false,
      isBusiness: false,
    })
    expect(begin(partner, { isBusiness: false })).toMatchObject({ isSignupHere: true })
    expect(begin(partner, { isSwitchingAccount: true })).toMatchObject({ isSignupHere: true })
    expect(begin(known)).toMatchObject({ isSignupHere: true })
  })

  it('§3 autologin: the token that the app gives', () => {
    const autologin = { google_open_id_token: 't' }
    expect([begin(known).resumeWith, begin(known, { autologin }).resumeWith]).toEqual([null, autologin])
  })
})
