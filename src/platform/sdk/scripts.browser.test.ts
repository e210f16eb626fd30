import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, fromTables } from '../../../testing/stage/mountFlow.tsx'
import { createManualClock, type ManualClock } from '../memory.ts'
import { ProviderUnavailable } from '../platform.ts'
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
    timeoutMs: 30_000,
    tries: 20,
    pollMs: 100,
    signal: abort.signal,
    clock,
    ...rest,
  })

/** A server that sends a script when the test says so, at an address of its own. */
function slowServer(code = 'window.late=true', status = 200) {
  const src = `${location.origin}/scripts/${crypto.randomUUID()}.js`
  const { promise, resolve: send } = Promise.withResolvers<void>()
  const asked = vi.fn<() => void>()
  answerWith(
    http.get(src, async () => {
      asked()
      await promise
      return new HttpResponse(code, { status, headers: { 'content-type': 'text/javascript' } })
    }),
  )
  return { src, asked, send: () => send() }
}
const isLate = () => 'late' in window
const turn = () => new Promise((resolve) => void setTimeout(resolve))
/** What has become of a promise by now. */
const watch = (promise: Promise<unknown>) => {
  let state = 'waiting'
  promise.then(
    () => (state = 'ready'),
    (error: unknown) => (state = error instanceof ProviderUnavailable ? 'unavailable' : 'failed'),
  )
  return async () => {
    await turn()
    return state
  }
}

describe('P8 a script gets 30 s to load, and 20 polls of 100 ms after that', () => {
  afterEach(() => {
    fromTables()
    Reflect.deleteProperty(window, 'late')
  })

  it.each([0, 1_900, 2_100, 5_000, 29_900])('P8 one that loads after %i ms is used', async (ms) => {
    const { src, asked, send } = slowServer()
    const state = watch(load({ src, isReady: isLate }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 20_000)
    clock.advance(ms)
    expect(await state()).toBe('waiting')
    send()
    // At its `load` event already, so that a press still counts as one for the provider's window.
    await vi.waitFor(async () => expect(await state()).toBe('ready'), 20_000)
    expect(clock.pending).toBe(0)
  })

  it('P8 one that has not loaded after 30 s is given up; a retry loads it anew', async () => {
    const { src, asked, send } = slowServer()
    const state = watch(load({ src, isReady: isLate }))
    clock.advance(29_999)
    expect(await state()).toBe('waiting')
    clock.advance(1)
    expect([await state(), tagsOf(src), clock.pending]).toEqual(['unavailable', [], 0])
    const again = watch(load({ src, isReady: isLate }))
    expect([await again(), tagsOf(src).length]).toEqual(['waiting', 1])
    send()
    await vi.waitFor(async () => expect(await again()).toBe('ready'), 20_000)
    expect(asked.mock.calls.length).toBeGreaterThan(0)
  })

  it.each([
    ['never initializes', '0'],
    ['throws', 'throw new Error("the script\'s own")'],
  ])('P8 one that loads and %s is given up 2 s after its load event', async (_, code) => {
    const { src, asked, send } = slowServer(code)
    const hear = (event: ErrorEvent) => event.preventDefault()
    window.addEventListener('error', hear)
    const isReady = vi.fn<() => boolean>(() => false)
    const state = watch(load({ src, isReady }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 20_000)
    clock.advance(10_000)
    const loaded = new Promise((resolve) => tagsOf(src)[0]?.addEventListener('load', resolve))
    send()
    await loaded
    isReady.mockClear()
    clock.advance(1_999)
    expect([await state(), isReady.mock.calls.length, tagsOf(src).length]).toEqual(['waiting', 19, 1])
    clock.advance(1)
    expect([await state(), isReady.mock.calls.length, tagsOf(src).length]).toEqual(['unavailable', 20, 0])
    expect(clock.pending).toBe(0)
    window.removeEventListener('error', hear)
  })

  it('P8 resolves at the first poll that finds it ready', async () => {
    let isReady = false
    const loading = load({ isReady: () => isReady })
    await new Promise((resolve) => tagsOf(silent)[0]?.addEventListener('load', resolve))
    clock.advance(500)
    isReady = true
    clock.advance(100)
    await loading
    expect(clock.pending).toBe(0)
  })

  it('P8 B10 gives up at once if the script is blocked, and a retry asks for it anew', async () => {
    const src = `${location.origin}/@nowhere/blocked-by-an-ad-blocker.js`
    await expect(load({ src })).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(tagsOf(src)).toHaveLength(0)
    expect(clock.pending).toBe(0)
  })

  it('P8 a tag whose script fails after nobody waits for it any more is not waited for again', async () => {
    const { src, asked, send } = slowServer('', 404)
    const loading = load({ src })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 20_000)
    abort.abort(new Error('gone'))
    await expect(loading).rejects.toThrow('gone')
    expect(tagsOf(src)).toHaveLength(1)
    send()
    await vi.waitFor(() => expect(tagsOf(src)).toHaveLength(0), 20_000)
  })

  it('P8 an app that has added the same script shares it, whether it has loaded or not', async () => {
    // Browsers record the first 250 resources of a page; beyond, the app's tag is waited for as a slow one is.
    performance.clearResourceTimings()
    const { src, asked, send } = slowServer()
    const own = document.createElement('script')
    own.src = src
    document.head.append(own)
    const state = watch(load({ src, isReady: isLate }))
    expect(tagsOf(src)).toEqual([own])
    clock.advance(20_000)
    send()
    await vi.waitFor(async () => expect(await state()).toBe('ready'), 20_000)
    expect(asked).toHaveBeenCalledOnce()
    // Loaded long ago, so there is no event to wait for.
    Reflect.deleteProperty(window, 'late')
    const never = watch(load({ src, isReady: isLate }))
    clock.advance(1_999)
    expect(await never()).toBe('waiting')
    clock.advance(1)
    expect(await never()).toBe('unavailable')
    own.remove()
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
