import { describe, expect, it, vi } from 'vitest'
import { createManualClock, createMemoryPlatform } from './memory.ts'
import { ProviderRefused, ProviderUnavailable } from './platform.ts'

const request = { url: '/connect/facebook/', name: 'p', width: 580, height: 400, trustedOrigins: [] }
const signal = () => new AbortController().signal
/** A signal that is aborted in the next microtask, once the caller is waiting. */
const soonAborted = () => {
  const abort = new AbortController()
  queueMicrotask(() => abort.abort(new Error('gone')))
  return abort.signal
}
const load = { tries: 20, pollMs: 100, locale: 'de' }

describe('a memory platform', () => {
  it('records navigation and updates the URL', () => {
    const { navigation } = createMemoryPlatform({ href: 'https://own.example/login/?a=1', isPhone: true })
    expect(navigation.isPhone()).toBe(true)
    navigation.replace('/login/')
    navigation.go('/home/?b')
    expect(navigation.replaced).toEqual(['/login/'])
    expect(navigation.visited).toEqual(['/home/?b'])
    expect(navigation.href()).toBe('https://own.example/home/?b')
  })

  it('opens popups that tests control', () => {
    const { popup } = createMemoryPlatform()
    const opening = popup.open(request)
    const listener = vi.fn<(data: unknown) => void>()
    if (opening.status !== 'open') throw new Error('not open')
    const stop = opening.popup.onMessage(listener)
    opening.popup.focus()
    popup.last?.emit({ code: 'c' })
    expect(listener).toHaveBeenCalledExactlyOnceWith({ code: 'c' })
    expect(popup.last).toMatchObject({ request, focused: 1, listeners: 1 })
    stop()
    popup.last?.emit({ code: 'late' })
    expect(listener).toHaveBeenCalledOnce()
    expect(popup.last?.listeners).toBe(0)
    popup.last?.closeByUser()
    expect(opening.popup.isClosed()).toBe(true)
  })

  it('simulates popups that are blocked, close before a message, or only appear closed', () => {
    expect(createMemoryPlatform({ popup: 'blocked' }).popup.open(request)).toEqual({ status: 'blocked' })
    expect(createMemoryPlatform({ popup: 'windowUndefined' }).popup.open(request)).toEqual({
      status: 'windowUndefined',
    })
    for (const [mode, calls] of [
      ['closedBeforeMessage', 0],
      ['coop', 1],
    ] as const) {
      const { popup } = createMemoryPlatform({ popup: mode })
      const listener = vi.fn<(data: unknown) => void>()
      popup.onOpen = (opened) => void opened.onMessage(listener)
      popup.open(request)
      popup.last?.emit({})
      expect(popup.last?.isClosed()).toBe(true)
      expect(listener).toHaveBeenCalledTimes(calls)
    }
  })

  it('simulates providers that connect, refuse, hang and fail to load', async () => {
    const { providers } = createMemoryPlatform({
      providers: { google: { refused: 'not_authorized' }, line: 'unavailable' },
    })
    await providers.load('facebook', { ...load, signal: signal() })
    expect(providers.loaded).toEqual([{ provider: 'facebook', locale: 'de' }])
    await expect(providers.logIn('facebook', signal())).resolves.toHaveProperty('facebook_token')
    await expect(providers.logIn('google', signal())).rejects.toEqual(new ProviderRefused('not_authorized'))
    await expect(providers.load('line', { ...load, signal: signal() })).rejects.toBeInstanceOf(
      ProviderUnavailable,
    )
    providers.behaviour.google = { token: { google_open_id_token: 'mine' } }
    await expect(providers.logIn('google', signal())).resolves.toEqual({ google_open_id_token: 'mine' })
    providers.behaviour.google = 'unconfigured'
    expect([providers.isConfigured('google'), providers.isConfigured('facebook')]).toEqual([false, true])
    await expect(providers.load('google', { ...load, signal: signal() })).rejects.toBeInstanceOf(
      ProviderUnavailable,
    )
    await expect(providers.logIn('google', signal())).rejects.toBeInstanceOf(ProviderUnavailable)
    providers.behaviour.google = 'hangs'
    await expect(providers.logIn('google', soonAborted())).rejects.toThrow('gone')
    await expect(
      providers.load('google', { ...load, signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone')
  })

  it('B10 simulates providers whose script is never ready: they fail after all tries and leave no timer', async () => {
    const clock = createManualClock()
    const { providers } = createMemoryPlatform({ clock, providers: { google: 'neverReady' } })
    const loading = providers.load('google', { ...load, signal: signal() })
    clock.advance(1_999)
    expect(clock.pending).toBe(1)
    clock.advance(1)
    await expect(loading).rejects.toBeInstanceOf(ProviderUnavailable)
    await expect(providers.load('google', { ...load, signal: soonAborted() })).rejects.toThrow('gone')
    expect(clock.pending).toBe(0)
  })

  it('C8 simulates storage that another tab writes to', () => {
    const { storage } = createMemoryPlatform()
    const listener = vi.fn<() => void>()
    const stop = storage.subscribe('a', listener)
    storage.set('a', 1)
    storage.writeFromOtherTab('b', 2)
    expect(listener).not.toHaveBeenCalled()
    storage.writeFromOtherTab('a', 2)
    expect([listener.mock.calls.length, storage.get('a', (value) => value)]).toEqual([1, 2])
    stop()
    storage.writeFromOtherTab('a', 3)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('simulates one-tap: with and without a script, accepted, dismissed and ignored', async () => {
    const { oneTap } = createMemoryPlatform()
    await oneTap.addScript('de', signal())
    expect(oneTap.isReady()).toBe(true)
    await expect(oneTap.prompt(signal())).resolves.toEqual({ idToken: 'google-token' })
    oneTap.behaviour = { idToken: 'mine' }
    await expect(oneTap.prompt(signal())).resolves.toEqual({ idToken: 'mine' })
    oneTap.behaviour = 'dismisses'
    await expect(oneTap.prompt(signal())).resolves.toBe('dismissed')
    oneTap.behaviour = 'waits'
    await expect(oneTap.prompt(soonAborted())).rejects.toThrow('gone')
    oneTap.script = 'neverReady'
    await oneTap.addScript('de', signal())
    expect([oneTap.isReady(), oneTap.prompted, oneTap.polls]).toEqual([false, 4, 2])
    oneTap.script = 'unavailable'
    await expect(oneTap.addScript('de', signal())).rejects.toBeInstanceOf(ProviderUnavailable)
    oneTap.script = 'hangs'
    await expect(oneTap.addScript('de', soonAborted())).rejects.toThrow('gone')
    await expect(oneTap.addScript('de', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  it('simulates a bot check that returns tokens, fails and hangs', async () => {
    const { botCheck } = createMemoryPlatform()
    await expect(botCheck.execute('web_unauth', signal())).resolves.toBe('v3-token-1')
    botCheck.mode = 'fails'
    await expect(botCheck.execute('web_unauth', signal())).rejects.toThrow('bot check failed')
    botCheck.mode = 'hangs'
    await expect(botCheck.execute('web_auth', soonAborted())).rejects.toThrow('gone')
    expect(botCheck.executed).toEqual(['web_unauth', 'web_unauth', 'web_auth'])
  })

  it('C13 simulates a credential store that stores, is absent, rejects and hangs', async () => {
    const clock = createManualClock()
    const { credentials } = createMemoryPlatform({ clock })
    const credential = { id: 'a', password: 'b' }
    await credentials.store(credential, 1000)
    for (const mode of ['absent', 'rejects'] as const) {
      credentials.mode = mode
      await credentials.store(credential, 1000)
    }
    credentials.mode = 'hangs'
    const stored = credentials.store(credential, 1000)
    clock.advance(1000)
    await stored
    expect(credentials.stored).toEqual([credential])
    expect(clock.pending).toBe(0)
  })

  it('reads its initial storage', () => {
    const { storage } = createMemoryPlatform({ stored: { a: [1] } })
    expect(storage.get('a', (value) => value)).toEqual([1])
  })
})

describe('a manual clock', () => {
  it('runs due timers in order, each at its own time, including those set meanwhile', () => {
    const clock = createManualClock(1000)
    const seen: [string, number][] = []
    const note = (name: string) => seen.push([name, clock.now()])
    clock.setTimeout(() => note('later'), 20)
    clock.setTimeout(() => {
      note('soon')
      clock.setTimeout(() => note('then'), 5)
    }, 10)
    clock.clearTimeout(clock.setTimeout(() => note('never'), 1))
    clock.setTimeout(() => note('far'), 31)
    clock.advance(30)
    expect(seen).toEqual([
      ['soon', 1010],
      ['then', 1015],
      ['later', 1020],
    ])
    expect(clock.now()).toBe(1030)
    expect(clock.pending).toBe(1)
  })
})
