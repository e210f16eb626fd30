import { describe, expect, it } from 'vitest'
import {
  isFullyLoggedIn,
  isPersonalized,
  passwordDisabledHint,
  socialProviders,
  visibleProviders,
  type SocialProvider,
  type Viewer,
} from './providers.ts'

const names = (view: Partial<Parameters<typeof visibleProviders>[0]>) =>
  visibleProviders({ offered: socialProviders, country: 'US', ...view }).map(({ provider, variant }) =>
    variant === 'default' ? provider : `${provider} ${variant}`,
  )

const personalization = {
  firstName: 'Ada',
  hasPassword: true,
  connectedToFacebook: true,
  connectedToGoogle: false,
}
const viewer: Viewer = { type: 'UNAUTH', isAuth: false, personalization }

describe('§6 which provider buttons show', () => {
  it('offers the first and second everywhere, and the third only in JP', () => {
    expect(names({})).toEqual(['facebook', 'google'])
    expect(names({ country: null })).toEqual(['facebook', 'google'])
    expect(names({ country: 'JP' })).toEqual(['facebook', 'google', 'line'])
  })

  it('keeps the order in which they are offered, and shows no other', () => {
    expect(names({ country: 'JP', offered: ['line', 'google', 'facebook'] })).toEqual([
      'line',
      'google',
      'facebook',
    ])
    expect(names({ offered: ['line', 'google'] })).toEqual(['google'])
    expect(names({ offered: [] })).toEqual([])
  })

  it("shows 'Connect with Google' instead of Google's button under web_google_disabled", () => {
    expect(names({ experiments: { web_google_disabled: true } })).toEqual(['facebook', 'google fallback'])
    expect(names({ experiments: { web_google_disabled: false } })).toEqual(['facebook', 'google'])
  })

  it('hides providers that a remembered viewer has not connected', () => {
    expect(
      names({ country: 'JP', personalized: { connectedToFacebook: true, connectedToGoogle: false } }),
    ).toEqual(['facebook'])
    expect(
      names({
        personalized: { connectedToFacebook: false, connectedToGoogle: true },
        experiments: { web_google_disabled: true },
      }),
    ).toEqual(['google fallback'])
    expect(names({ personalized: { connectedToFacebook: false, connectedToGoogle: false } })).toEqual([])
  })
})

it.each([
  ['knows nothing else of them', {}, ['line']],
  ['knows that they use LINE', { connectedToFacebook: true, connectedToLine: true }, ['facebook', 'line']],
  ['knows that they do not', { connectedToLine: false }, []],
  ['knows of another provider', { connectedToGoogle: true }, ['google']],
])('D6 a greeted viewer in Japan, of whom the device %s', (_, known, shown) => {
  const personalized = { connectedToFacebook: false, connectedToGoogle: false, ...known }
  expect(names({ country: 'JP', personalized })).toEqual(shown)
  expect(names({ country: 'US', personalized })).not.toContain('line')
})

describe('§2 personalized login', () => {
  it('is shown to a remembered viewer who is not authenticated', () => {
    expect(isPersonalized(viewer)).toBe(true)
    expect(isPersonalized({ ...viewer, type: 'LIMITED_LOGIN' })).toBe(true)
  })

  it('is never shown to AUTH viewers or without a name', () => {
    expect(isPersonalized({ ...viewer, type: 'AUTH', isAuth: true })).toBe(false)
    expect(isPersonalized({ ...viewer, type: 'AUTH' })).toBe(false)
    expect(isPersonalized({ ...viewer, isAuth: true })).toBe(false)
    expect(isPersonalized({ ...viewer, personalization: null })).toBe(false)
    expect(isPersonalized({ ...viewer, personalization: { ...personalization, firstName: ' ' } })).toBe(false)
  })
})

it('§4 treats a user as fully logged in only if authenticated with the default account type', () => {
  const user: Viewer = { type: 'AUTH', isAuth: true }
  expect(isFullyLoggedIn(user)).toBe(true)
  expect(isFullyLoggedIn({ ...user, accountType: 'default' })).toBe(true)
  expect(isFullyLoggedIn({ ...user, accountType: 'business' })).toBe(false)
  expect(isFullyLoggedIn({ ...user, accountType: 'advertiser' })).toBe(false)
  expect(isFullyLoggedIn({ ...user, isAuth: false })).toBe(false)
  expect(isFullyLoggedIn({ ...user, type: 'LIMITED_LOGIN' })).toBe(false)
})

it('§5 names the buttons of an account whose password log-in is disabled', () => {
  const hint = (hasPassword: boolean, ...offered: SocialProvider[]) =>
    passwordDisabledHint(
      { hasPassword },
      offered.map((provider) => ({ provider, variant: 'default' })),
    )
  expect(hint(false, 'facebook')).toBe('facebook')
  expect(hint(false, 'google')).toBe('google')
  expect(hint(false, 'google', 'facebook')).toBe('both')
  expect(hint(false, 'line')).toBe('line')
  expect(hint(false, 'line', 'google')).toBe('google')
  expect(hint(false)).toBeNull()
  expect(hint(true, 'facebook', 'google')).toBeNull()
})
