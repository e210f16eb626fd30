import { afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../memory.ts'
import { canCreatePasskeys, createPasskey, getPasskey } from './webauthn.ts'

const request = { challenge: 'YWJj', timeout: 60_000 }
const inWindow = (signal = new AbortController().signal) => ({ isAutofill: false, signal })
const refusing = (name: string) =>
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', name))
/** A window that stays open until its signal is aborted. */
const waiting = () =>
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    (options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')))
      }),
  )

afterEach(() => void vi.restoreAllMocks())

describe('why the browser gives no passkey', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['SecurityError', 'notAllowed'],
    ['NotSupportedError', 'notSupported'],
    ['UnknownError', 'failed'],
  ])('%s: %s', async (name, reason) => {
    refusing(name)
    await expect(getPasskey(request, inWindow(), createManualClock())).rejects.toMatchObject({ reason })
  })

  it('no credential at all', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(null)
    await expect(getPasskey(request, inWindow(), createManualClock())).rejects.toMatchObject({
      reason: 'noCredential',
    })
  })

  it('a window that was open for too long, which browsers report as closed', async () => {
    const clock = createManualClock()
    vi.spyOn(navigator.credentials, 'get').mockImplementation(() => {
      clock.advance(60_000)
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await expect(getPasskey(request, inWindow(), clock)).rejects.toMatchObject({ reason: 'timedOut' })
  })

  it('the page is left', async () => {
    const get = waiting()
    const listening = vi.spyOn(globalThis, 'addEventListener')
    const asked = getPasskey(request, inWindow(), createManualClock())
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
    // Not dispatched: the mock network, too, would take the page as left, and files share it.
    const [, leave] = listening.mock.calls.find(([type]) => type === 'pagehide') ?? []
    if (typeof leave === 'function') leave(new Event('pagehide'))
    await expect(asked).rejects.toMatchObject({ reason: 'left' })
  })
})

it('aborting ends it, also before the browser was asked', async () => {
  const get = waiting()
  const stop = new AbortController()
  const asked = getPasskey(request, inWindow(stop.signal), createManualClock())
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
  stop.abort()
  await expect(asked).rejects.toMatchObject({ reason: 'cancelled' })
  await expect(getPasskey(request, inWindow(stop.signal), createManualClock())).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(get).toHaveBeenCalledOnce()
})

describe('why the browser creates no passkey', () => {
  const creation = {
    challenge: 'YWJj',
    timeout: 60_000,
    rp: { name: 'Tackboard' },
    user: { id: 'MQ', name: 'wren', displayName: 'Wren Alder' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  } as const
  const create = (clock = createManualClock(), signal = new AbortController().signal) =>
    createPasskey(creation, { signal }, clock)

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['InvalidStateError', 'alreadyRegistered'],
    ['SecurityError', 'notAllowed'],
    ['ConstraintError', 'notSupported'],
    ['NotSupportedError', 'notSupported'],
    ['UnknownError', 'failed'],
  ])('%s: %s', async (name, reason) => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', name))
    await expect(create()).rejects.toMatchObject({ reason })
  })

  it('a window that was open for too long', async () => {
    const clock = createManualClock()
    vi.spyOn(navigator.credentials, 'create').mockImplementation(() => {
      clock.advance(60_000)
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await expect(create(clock)).rejects.toMatchObject({ reason: 'timedOut' })
  })

  it('an attempt that is aborted', async () => {
    const stop = new AbortController()
    const asked = vi.spyOn(navigator.credentials, 'create').mockImplementation(
      (options) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')))
        }),
    )
    const created = create(createManualClock(), stop.signal)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    stop.abort()
    await expect(created).rejects.toMatchObject({ reason: 'cancelled' })
    await expect(create(createManualClock(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveBeenCalledOnce()
  })
})

it.each([true, false])('whether the device itself can keep one: %s', async (isAvailable) => {
  vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(
    isAvailable,
  )
  expect(await canCreatePasskeys()).toBe(isAvailable)
})
