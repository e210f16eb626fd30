import { describe, expect, it } from 'vitest'
import { placedErrors } from './placedErrors.ts'

const google = [{ provider: 'google', variant: 'default' }] as const

describe('the error of a provider', () => {
  it('is at its button', () => {
    expect(placedErrors({ google: 'login.googleOnly' }, google)).toEqual({ google: 'login.googleOnly' })
  })

  it('is a notice if there is no such button', () => {
    expect(placedErrors({ google: 'login.googleOnly' }, []).notice).toBe('login.googleOnly')
    expect(placedErrors({ facebook: 'login.facebookOnly' }, google).notice).toBe('login.facebookOnly')
  })

  it('does not name a button that is not there', () => {
    expect(placedErrors({ facebook: 'login.connectedToFacebook' }, google).notice).toBe('login.facebookOnly')
  })

  it('leaves other errors alone', () => {
    expect(placedErrors({ email: 'login.appleOnly' }, [])).toEqual({ email: 'login.appleOnly' })
  })
})
