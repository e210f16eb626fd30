import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCredentials } from './credentials.ts'
import { createManualClock } from './memory/clock.ts'

const credential = { id: 'ada@example.com', password: ' pass word ' }

function stubStore(store: () => Promise<unknown>) {
  vi.stubGlobal(
    'PasswordCredential',
    class {
      readonly data: unknown
      constructor(data: unknown) {
        this.data = data
      }
    },
  )
  vi.stubGlobal('navigator', { credentials: { store } })
}

afterEach(() => void vi.unstubAllGlobals())

describe('the browser credential store', () => {
  const clock = createManualClock()
  const credentials = createCredentials(clock)

  it('stores the credential as typed', async () => {
    const store = vi.fn<() => Promise<void>>(() => Promise.resolve())
    stubStore(store)
    await credentials.store(credential, 1000)
    expect(store).toHaveBeenCalledExactlyOnceWith({ data: credential })
    expect(clock.pending).toBe(0)
  })

  it('C13 resolves if the browser has none', async () => {
    await expect(credentials.store(credential, 1000)).resolves.toBeUndefined()
    stubStore(() => Promise.resolve())
    vi.stubGlobal('navigator', {})
    await expect(credentials.store(credential, 1000)).resolves.toBeUndefined()
    expect(clock.pending).toBe(0)
  })

  it('C13 resolves if the store rejects or throws', async () => {
    stubStore(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await expect(credentials.store(credential, 1000)).resolves.toBeUndefined()
    stubStore(() => {
      throw new TypeError('no')
    })
    await expect(credentials.store(credential, 1000)).resolves.toBeUndefined()
    expect(clock.pending).toBe(0)
  })

  it('C13 resolves on timeout, and no earlier, if the store hangs', async () => {
    stubStore(() => new Promise(() => {}))
    let isDone = false
    const store = async () => {
      await credentials.store(credential, 1000)
      isDone = true
    }
    const stored = store()
    clock.advance(999)
    await new Promise((resolve) => void setTimeout(resolve))
    expect(isDone).toBe(false)
    clock.advance(1)
    await stored
    expect(isDone).toBe(true)
  })
})

describe('a stored password', () => {
  const credentials = createCredentials(createManualClock())
  const { signal } = new AbortController()

  it('is none where the browser knows no passwords: the method is for passkeys alone', async () => {
    const get = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
    vi.stubGlobal('navigator', { credentials: { get } })
    expect(await credentials.read?.('optional', signal)).toBe('notSupported')
    expect(get).not.toHaveBeenCalled()
  })

  it('C13 is guarded without a word where the browser has no store, or refuses', () => {
    for (const store of [
      {},
      { credentials: { preventSilentAccess: () => Promise.reject(new Error('no')) } },
    ]) {
      vi.stubGlobal('navigator', store)
      expect(() => credentials.preventSilentAccess?.()).not.toThrow()
    }
  })
})
