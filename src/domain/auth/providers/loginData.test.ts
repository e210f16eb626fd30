import { describe, expect, it } from 'vitest'
import { deriveLoginData, recoveryVariantOf } from './loginData.ts'

const derive = (gplus: boolean, google: boolean, password: boolean) =>
  deriveLoginData({ connected_to_gplus: gplus, connected_to_google: google, has_password: password })

describe('§3 Login data for recovery', () => {
  it.each([
    [
      false,
      false,
      false,
      { isGoogleConnected: false, hasPassword: false, isFBAuthOnly: true },
      'facebookOnly',
    ],
    [false, false, true, { isGoogleConnected: false, hasPassword: true, isFBAuthOnly: false }, 'hasPassword'],
    [
      false,
      true,
      false,
      { isGoogleConnected: true, hasPassword: false, isFBAuthOnly: false },
      'googleConnected',
    ],
    [
      false,
      true,
      true,
      { isGoogleConnected: true, hasPassword: true, isFBAuthOnly: false },
      'googleConnected',
    ],
    [
      true,
      false,
      false,
      { isGoogleConnected: true, hasPassword: false, isFBAuthOnly: false },
      'googleConnected',
    ],
    [
      true,
      false,
      true,
      { isGoogleConnected: true, hasPassword: true, isFBAuthOnly: false },
      'googleConnected',
    ],
    [
      true,
      true,
      false,
      { isGoogleConnected: true, hasPassword: false, isFBAuthOnly: false },
      'googleConnected',
    ],
    [
      true,
      true,
      true,
      { isGoogleConnected: true, hasPassword: true, isFBAuthOnly: false },
      'googleConnected',
    ],
  ] as const)('gplus %s, google %s, password %s', (gplus, google, password, data, variant) => {
    expect(derive(gplus, google, password)).toEqual(data)
    expect(recoveryVariantOf(derive(gplus, google, password))).toBe(variant)
  })

  it('is the banner of the first provider only if that was the only way to log in', () => {
    const nothing = { isGoogleConnected: false, hasPassword: false }
    expect(recoveryVariantOf({ ...nothing, isFBAuthOnly: true })).toBe('facebookOnly')
    expect(recoveryVariantOf({ ...nothing, isFBAuthOnly: false })).toBe('default')
  })

  it('§7 a failed call gives null, which is the default banner', () => {
    expect(recoveryVariantOf(null)).toBe('default')
  })
})
