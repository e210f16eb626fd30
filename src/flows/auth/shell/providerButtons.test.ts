import { describe, expect, it } from 'vitest'
import type { SocialProvider, Viewer } from '../../../domain/auth/providers/providers.ts'
import { createMemoryPlatform, type MemoryPlatformOptions } from '../../../platform/memory.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { loginOptions } from '../login/login.options.ts'
import { signupProviders } from '../signup/signup.options.ts'
import { providerButtons } from './providerButtons.ts'

const configOf = (
  behaviour: MemoryPlatformOptions['providers'],
  settings: Partial<TackboardConfig> = {},
): TackboardConfig => ({
  ...defaultConfig,
  ...settings,
  platform: createMemoryPlatform({ providers: behaviour }),
})
const no = 'unconfigured'
const names = (config: TackboardConfig, own?: readonly SocialProvider[]) =>
  providerButtons({ ...config, country: 'JP' }, own).map(({ provider }) => provider)
const onlyGoogle = { facebook: no, line: no } as const

describe('the buttons of a flow', () => {
  it('are those that are configured, in their usual order', () => {
    expect(names(configOf({}))).toEqual(['facebook', 'google', 'line'])
    expect(names(configOf(onlyGoogle))).toEqual(['google'])
    expect(names(defaultConfig)).toEqual([])
  })

  it('are those that the config names, or else the flow, in that order and once', () => {
    const config = configOf({}, { providers: ['google', 'facebook', 'google'] })
    expect(names(config)).toEqual(['google', 'facebook'])
    expect(names(config, ['line', 'google'])).toEqual(['line', 'google'])
    expect(names(config, [])).toEqual([])
  })

  it('leave out one that is named but not configured', () =>
    expect(names(configOf({ line: no }), ['line', 'google'])).toEqual(['google']))
})

describe('§5 an account without a password', () => {
  const viewer = {
    type: 'UNAUTH',
    isAuth: false,
    personalization: {
      firstName: 'Wren',
      hasPassword: false,
      connectedToFacebook: true,
      connectedToGoogle: true,
    },
  } as const satisfies Viewer
  it('is greeted with its own providers, and an AUTH viewer with all', () => {
    const facebookOnly = { ...viewer.personalization, connectedToGoogle: false }
    const shown = (type: Viewer['type']) =>
      loginOptions(
        configOf({}, { viewer: { ...viewer, type, personalization: facebookOnly } }),
        true,
      ).providers.map(({ provider }) => provider)
    expect(shown('LIMITED_LOGIN')).toEqual(['facebook'])
    expect(shown('AUTH')).toEqual(['facebook', 'google'])
  })

  const hint = (behaviour: MemoryPlatformOptions['providers']) =>
    loginOptions(configOf(behaviour, { viewer }), true).passwordDisabled

  it('is pointed only to buttons that are drawn, and may type a password if there is none', () => {
    expect(hint({})).toBe('both')
    expect(hint(onlyGoogle)).toBe('google')
    expect(hint({ google: no })).toBe('facebook')
    expect(hint({ facebook: no, google: no })).toBeNull()
  })
})

describe('§8 a provider that creates no accounts', () => {
  const off = { experiments: { facebook_signup_disabled: true } }

  it('has no button, and the banner names it alone', () => {
    expect(signupProviders(configOf({}, off), [])).toEqual({
      providers: [{ provider: 'google', variant: 'default' }],
      unavailable: ['facebook'],
    })
    expect(signupProviders(configOf({ google: no }, off), [])).toEqual({
      providers: [],
      unavailable: ['facebook'],
    })
    expect(signupProviders(configOf({}), ['google'], ['google']).unavailable).toEqual(['google'])
  })

  it('is not mentioned where it would have no button anyway', () => {
    expect(signupProviders(configOf(onlyGoogle, off), []).unavailable).toEqual([])
    expect(signupProviders(configOf({}), [])).toMatchObject({ unavailable: [] })
  })
})
