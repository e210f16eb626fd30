import { describe, expect, it } from 'vitest'
import type { RegisterSocialInput } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import { socialSignupPayload } from './socialSignup.payload.ts'

const given: RegisterSocialInput = {
  type: 'google',
  credentials: { google_open_id_token: 't' },
  profile: {},
  email: '',
  birthday: '',
  country: null,
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

  it.each([
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['google', { google_open_id_token: 't' }],
    ['google_one_tap', { google_open_id_token: 't' }],
    ['line', { line_id_token: 't' }],
    ['sso', { sso_id_token: 't' }],
  ] as const)('%s: its proof, and §7 the country of the visitor', (type, credentials) => {
    expect(payload({ type, credentials, country: 'KR' })).toEqual({ type, ...credentials, country: 'KR' })
  })

  it('P3 sends a birthday that was typed in other digits', () =>
    expect(payload({ birthday: ' １９６９-１２-３１ ' })).toMatchObject({ birthday: -86_400 }))

  it('F2 sends a birthday before 1970 as a negative number, never 0 for none', () => {
    expect(payload({ birthday: '1969-12-31' })).toMatchObject({
      birthday: -86_400,
      birthday_source_site: 'tackboard',
    })
    expect(payload({ birthday: 'invalid' })).not.toHaveProperty('birthday')
  })
})
