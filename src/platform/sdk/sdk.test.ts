import { afterEach, describe, expect, it, vi } from 'vitest'
import { facebookSdk } from './facebook.ts'
import { googleSdk } from './google.ts'
import type { ProviderSdk } from './sdk.ts'

type Login = (answer: (response: unknown) => void, options: object) => void

const ask = (sdk: ProviderSdk) => {
  const resolve = vi.fn<(token: object) => void>()
  const refuse = vi.fn<(status: unknown) => void>()
  sdk.logIn({ resolve, refuse })
  return { resolve, refuse }
}

afterEach(() => void vi.unstubAllGlobals())

describe("§7 the first provider's script", () => {
  const stub = (response: unknown) => {
    const sdk = {
      init: vi.fn<(options: object) => void>(),
      login: vi.fn<Login>((answer) => answer(response)),
    }
    vi.stubGlobal('FB', sdk)
    return sdk
  }

  it('uses version v2.7, three permissions and a mapped locale, and is initialized once', () => {
    const script = facebookSdk('app-1', undefined, 'es')
    expect(script.src).toBe('https://connect.facebook.net/es_LA/sdk.js')
    expect(facebookSdk('app-1', '/sdk/{locale}.js', 'ar').src).toBe('/sdk/ar_AR.js')
    expect(script.isReady()).toBe(false)
    const global = stub({ status: 'connected', authResponse: { userID: '7', accessToken: 't' } })
    expect(script.isReady()).toBe(true)
    expect(ask(script).resolve).toHaveBeenCalledExactlyOnceWith({ facebook_id: '7', facebook_token: 't' })
    ask(script)
    expect(global.init).toHaveBeenCalledExactlyOnceWith({ appId: 'app-1', version: 'v2.7', xfbml: false })
    expect(global.login).toHaveBeenCalledWith(expect.any(Function), {
      scope: 'public_profile,email,user_friends',
    })
  })

  it('§4 asks again for a declined email', () => {
    const global = stub({ status: 'connected', authResponse: { userID: '7', accessToken: 't' } })
    facebookSdk('app-1', undefined, 'en').logIn({
      resolve: vi.fn<(token: object) => void>(),
      refuse: vi.fn<(status: unknown) => void>(),
      isRerequest: true,
    })
    expect(global.login).toHaveBeenCalledExactlyOnceWith(expect.any(Function), {
      scope: 'email',
      auth_type: 'rerequest',
    })
  })

  it.each([
    [{ status: 'not_authorized' }, 'not_authorized'],
    [{ status: 'unknown', authResponse: null }, 'unknown'],
    [undefined, undefined],
    [null, undefined],
    ['connected', undefined],
    [{ status: 'connected' }, null],
    [{ status: 'connected', authResponse: { userID: 7, accessToken: {} } }, null],
  ])('B11 rejects the response %j with its status', (response, status) => {
    stub(response)
    const { resolve, refuse } = ask(facebookSdk('app-1', undefined, 'en'))
    expect(refuse).toHaveBeenCalledExactlyOnceWith(status)
    expect(resolve).not.toHaveBeenCalled()
  })
})

describe("§3 the second provider's identity script", () => {
  const stub = (act: (callback: (answer: unknown) => void, hear: (moment: object) => void) => void) => {
    const initialize = vi.fn<(options: { client_id: string; callback: (answer: unknown) => void }) => void>()
    const prompt = (hear: (moment: object) => void) =>
      act((answer) => initialize.mock.lastCall?.[0].callback(answer), hear)
    vi.stubGlobal('google', { accounts: { id: { initialize, prompt } } })
    return initialize
  }
  const script = googleSdk('client-1', undefined, 'de')

  it('resolves with the credential as google_open_id_token', () => {
    expect(script.src).toBe('https://accounts.google.com/gsi/client?hl=de')
    expect(script.isReady()).toBe(false)
    const initialize = stub((callback, hear) => {
      callback({ credential: 'jwt' })
      hear({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' })
    })
    expect(script.isReady()).toBe(true)
    const { resolve, refuse } = ask(script)
    expect(resolve).toHaveBeenCalledExactlyOnceWith({ google_open_id_token: 'jwt' })
    expect(refuse).not.toHaveBeenCalled()
    expect(initialize.mock.lastCall?.[0].client_id).toBe('client-1')
  })

  it.each([undefined, null, {}, { credential: 7 }, { credential: '' }])(
    'B11 rejects the response %j',
    (answer) => {
      stub((callback) => callback(answer))
      expect(ask(script).refuse).toHaveBeenCalledExactlyOnceWith(null)
    },
  )

  it.each([
    { isNotDisplayed: () => true },
    { isSkippedMoment: () => true },
    { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' },
  ])('B11 P9 rejects with a status of its own if the prompt is not displayed or is dismissed', (moment) => {
    stub((_, hear) => hear(moment))
    expect(ask(script).refuse).toHaveBeenCalledExactlyOnceWith('prompt_not_shown')
  })
})
