import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createManualClock, type ManualClock } from '../memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../platform.ts'
import { createProviders } from './providers.ts'
import { loadScript } from './scripts.ts'

const silent = 'data:text/javascript,0'
const tagsOf = (src: string) => [...document.scripts].filter((script) => script.getAttribute('src') === src)

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

const load = (rest: Partial<Parameters<typeof loadScript>[0]> = {}) =>
  loadScript({
    src: silent,
    isReady: () => false,
    tries: 20,
    pollMs: 100,
    signal: abort.signal,
    clock,
    ...rest,
  })

describe('§9 Script wait polling', () => {
  it('B10 polls 20 times, 100 ms apart, then gives up and removes its tag', async () => {
    const isReady = vi.fn<() => boolean>(() => false)
    const loading = load({ isReady })
    const settled = vi.fn<() => void>()
    loading.catch(settled)
    isReady.mockClear()
    clock.advance(1999)
    await new Promise((resolve) => void setTimeout(resolve))
    expect(settled).not.toHaveBeenCalled()
    expect(isReady).toHaveBeenCalledTimes(19)
    expect(tagsOf(silent)).toHaveLength(1)
    clock.advance(1)
    await expect(loading).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(isReady).toHaveBeenCalledTimes(20)
    expect(tagsOf(silent)).toHaveLength(0)
    expect(clock.pending).toBe(0)
  })

  it('B10 gives up immediately if the script fails to load', async () => {
    const src = `${location.origin}/@nowhere/blocked-by-an-ad-blocker.js`
    await expect(load({ src })).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(tagsOf(src)).toHaveLength(0)
    expect(clock.pending).toBe(0)
  })

  it('resolves at the first poll that finds it ready', async () => {
    let isReady = false
    const loading = load({ isReady: () => isReady })
    clock.advance(500)
    isReady = true
    clock.advance(100)
    await loading
    expect(clock.pending).toBe(0)
  })

  it('adds one tag for two calls, and none if the script is already loaded', async () => {
    let isReady = false
    const both = [load({ isReady: () => isReady }), load({ isReady: () => isReady })]
    expect(tagsOf(silent)).toHaveLength(1)
    isReady = true
    clock.advance(100)
    await Promise.all(both)
    tagsOf(silent)[0]?.remove()
    await load({ isReady: () => true })
    expect(tagsOf(silent)).toHaveLength(0)
  })

  it('I1 sets the nonce on its tag', () => {
    load({ nonce: 'n-1' }).catch(() => {})
    expect(tagsOf(silent)[0]?.nonce).toBe('n-1')
    abort.abort()
  })

  it('I5 leaves no timer behind when aborted', async () => {
    const loading = load()
    clock.advance(300)
    abort.abort(new Error('gone'))
    await expect(loading).rejects.toThrow('gone')
    expect(clock.pending).toBe(0)
    await expect(load()).rejects.toThrow('gone')
    expect(clock.pending).toBe(0)
  })
})

describe('the providers in a browser', () => {
  const request = { tries: 20, pollMs: 100, locale: 'de' }
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
