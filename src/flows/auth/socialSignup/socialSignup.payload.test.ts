import { describe, expect, it } from 'vitest'
import type { RegisterSocialInput } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import { socialSignupPayload } from './socialSignup.payload.ts'

const given: RegisterSocialInput = {
  type: 'google',
  credentials: { google_open_id_token: 't' },
  profile: {},
  email: '',
  birthday: '',
  country: 'US',
  extras: null,
}
const payload = (change: Partial<RegisterSocialInput>) =>
  socialSignupPayload({ ...given, ...change }, 'tackboard')

describe('§3 what each type of social sign-up sends', () => {
  it('omits unknown values', () => {
    expect(payload({})).toEqual({ type: 'google', google_open_id_token: 't' })
    expect(payload({ type: 'facebook', credentials: { facebook_id: '1', facebook_token: 't' } })).toEqual({
      type: 'facebook',
      facebook_id: '1',
      facebook_token: 't',
    })
  })

  it('sends no password, for any credentials', () => {
    expect(
      payload({ type: 'sso', credentials: { username_or_email: 'a@b.example', password: 'secret' } }),
    ).toEqual({ type: 'sso' })
  })

  it('F2 sends a birthday before 1970 as a negative number, never 0 for none', () => {
    expect(payload({ birthday: '1969-12-31' })).toMatchObject({
      birthday: -86_400,
      birthday_source_site: 'tackboard',
    })
    expect(payload({ birthday: 'invalid' })).not.toHaveProperty('birthday')
  })
})
