import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserMessageCodes } from './messageCodes.ts'

const { signal } = new AbortController()

function stubGet(get: (options: unknown) => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', vi.fn<() => void>())
  vi.stubGlobal('navigator', { credentials: { get } })
}

afterEach(() => void vi.unstubAllGlobals())

describe('the code of a message', () => {
  it('is asked for by its transport, and can be aborted', async () => {
    const get = vi.fn<(options: unknown) => Promise<unknown>>(() => Promise.resolve({ code: '123456' }))
    stubGet(get)
    expect(await browserMessageCodes.receive(signal)).toBe('123456')
    expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal })
  })

  it('is not asked for where the browser reads no messages', async () => {
    const get = vi.fn<(options: unknown) => Promise<unknown>>(() => Promise.resolve({ code: '123456' }))
    vi.stubGlobal('navigator', { credentials: { get } })
    expect(await browserMessageCodes.receive(signal)).toBeNull()
    expect(get).not.toHaveBeenCalled()
  })

  it.each(['AbortError', 'NotAllowedError', 'InvalidStateError', 'SecurityError'])(
    'is none after a refusal: %s',
    async (name) => {
      stubGet(() => Promise.reject(new DOMException('no', name)))
      expect(await browserMessageCodes.receive(signal)).toBeNull()
    },
  )

  it.each([null, {}, { code: '' }, { code: 123456 }, { code: null }])('E15 is none in %j', async (answer) => {
    stubGet(() => Promise.resolve(answer))
    expect(await browserMessageCodes.receive(signal)).toBeNull()
  })

  it('is none where the browser throws', async () => {
    vi.stubGlobal('OTPCredential', vi.fn<() => void>())
    vi.stubGlobal('navigator', {})
    expect(await browserMessageCodes.receive(signal)).toBeNull()
  })
})
