import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createBrowserPlatform } from './browser.ts'
import { reportToOpener } from './opener.ts'
import { ProviderUnavailable } from './platform.ts'
import type { ProviderOptions } from './sdk/providers.ts'
import { socialProviders } from '../domain/auth/providers/providers.ts'

const request = {
  url: 'https://own.example/connect/facebook/',
  name: 'p',
  width: 580,
  height: 400,
  trustedOrigins: [],
}
const load = { tries: 20, pollMs: 100, locale: 'en', signal: new AbortController().signal }

describe('on a server', () => {
  it('I3 can be created and called without throwing; only a popup reports that there is no window', async () => {
    expect(globalThis).not.toHaveProperty('window')
    const platform = createBrowserPlatform()
    expect(platform.popup.open(request)).toEqual({ status: 'windowUndefined' })
    expect(platform.navigation.href()).toBe('https://localhost/')
    expect(platform.navigation.referrer()).toBe('')
    expect(platform.navigation.previous()).toEqual([])
    expect(platform.navigation.isPhone()).toBe(false)
    platform.navigation.go('/home/')
    platform.navigation.replace('/home/')
    platform.storage.set('a', 1)
    expect(platform.storage.get('a', (value) => value)).toBe(1)
    await platform.credentials.store({ id: 'a', password: 'b' }, 10)
    expect(reportToOpener({}, 'https://own.example')).toBe(false)
  })

  it('I3 shares nothing between platforms', () => {
    createBrowserPlatform().storage.set('a', 1)
    expect(createBrowserPlatform().storage.get('a', (value) => value)).toBeNull()
  })

  it('B10 rejects with a clear message if a provider is not configured', async () => {
    const { providers } = createBrowserPlatform()
    for (const provider of ['facebook', 'google', 'line'] as const)
      await expect(providers.load(provider, load)).rejects.toThrow(
        new ProviderUnavailable(`createBrowserPlatform has no configuration for a script of '${provider}'.`),
      )
    await expect(providers.logIn('facebook', load.signal)).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('says which providers are configured', () => {
    const configured = (options: ProviderOptions) => {
      const { isConfigured } = createBrowserPlatform({ providers: options }).providers
      return socialProviders.filter(isConfigured)
    }
    expect(configured({})).toEqual([])
    expect(configured({ google: { clientId: 'c' } })).toEqual(['google'])
    expect(configured({ facebook: { appId: 'a' }, line: true })).toEqual(['facebook', 'line'])
    expect(configured({ facebook: undefined, google: undefined, line: undefined })).toEqual([])
  })

  it('D14 rejects with a clear message if the bot check has no site key', async () => {
    await expect(createBrowserPlatform().botCheck.execute('web_auth', load.signal, load)).rejects.toThrow(
      'no site key',
    )
  })
})

it('B14 posts messages only to an exact origin', () => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const senders = files.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('postMessage('))
  expect(senders).toEqual(['opener.ts'])
  expect(readFileSync(new URL('opener.ts', folder), 'utf8')).toContain('postMessage(result, targetOrigin)')
})
