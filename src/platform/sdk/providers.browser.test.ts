import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createManualClock, type ManualClock } from '../memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../platform.ts'
import { createProviders } from './providers.ts'

const silent = 'data:text/javascript,0'

let clock: ManualClock
let abort: AbortController

beforeEach(() => {
  clock = createManualClock()
  abort = new AbortController()
})

afterEach(() => {
  for (const script of document.querySelectorAll('script[src^="data:"]')) script.remove()
  vi.unstubAllGlobals()
})

describe('the providers in a browser', () => {
  const request = { timeoutMs: 30_000, tries: 20, pollMs: 100, locale: 'de' }
  const provide = (answer: string) => {
    const code = `window.FB={init(o){window.fbInit=o},login(f){f(${answer})}}`
    return createProviders(
      { facebook: { appId: 'app', src: `data:text/javascript,${encodeURIComponent(code)}//{locale}` } },
      clock,
    )
  }
  /** Advances the clock until a promise settles, because code and script load in real time. */
  const inTime = async <T>(promise: Promise<T>): Promise<T> => {
    const ticks = setInterval(() => clock.advance(10), 10)
    return promise.finally(() => clearInterval(ticks))
  }

  afterEach(() => void Reflect.deleteProperty(window, 'FB'))

  it('load the script in the mapped locale, and log in synchronously', async () => {
    const providers = provide(`{status:'connected',authResponse:{userID:'7',accessToken:'t'}}`)
    await expect(providers.logIn('facebook', abort.signal)).rejects.toBeInstanceOf(ProviderUnavailable)
    await inTime(providers.load('facebook', { ...request, signal: abort.signal }))
    expect([...document.scripts].some(({ src }) => src.endsWith('//de_DE'))).toBe(true)
    await expect(providers.logIn('facebook', abort.signal)).resolves.toEqual({
      facebook_id: '7',
      facebook_token: 't',
    })
    expect(window).toHaveProperty('fbInit.version', 'v2.7')
    expect(clock.pending).toBe(0)
  })

  it.each([
    [`{status:'not_authorized'}`, 'not_authorized'],
    [`undefined`, 'unknown'],
    [`{status:7}`, 'unknown'],
    [`{status:'connected'}`, 'unknown'],
  ])('B11 reject the response %s with its status', async (answer, status) => {
    const providers = provide(answer)
    await inTime(providers.load('facebook', { ...request, signal: abort.signal }))
    await expect(providers.logIn('facebook', abort.signal)).rejects.toEqual(new ProviderRefused(status))
  })

  it('B13 abandon an aborted log-in', async () => {
    const providers = provide('0')
    await inTime(providers.load('facebook', { ...request, signal: abort.signal }))
    vi.stubGlobal('FB', { init() {}, login() {} })
    const asked = providers.logIn('facebook', abort.signal)
    abort.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    await expect(providers.logIn('facebook', abort.signal)).rejects.toThrow('gone')
  })

  it('B10 are unavailable if their script never initializes', async () => {
    const providers = createProviders({ google: { clientId: 'c', src: silent } }, clock)
    await expect(
      inTime(providers.load('google', { ...request, tries: 3, signal: abort.signal })),
    ).rejects.toBeInstanceOf(ProviderUnavailable)
  })
})
