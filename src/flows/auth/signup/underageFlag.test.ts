import { describe, expect, it } from 'vitest'
import { createMemoryPlatform, type MemoryPlatformOptions } from '../../../platform/memory.ts'
import {
  readUnderageFlag,
  setUnderageCookie,
  setUnderageFlag,
  UNDERAGE_COOKIE,
  UNDERAGE_KEY,
} from './underageFlag.ts'

const blocks = (options: MemoryPlatformOptions) => readUnderageFlag(createMemoryPlatform(options))

describe('C9 the underage flag', () => {
  it("blocks where '1' lies in either place, in another tab too", () => {
    expect(blocks({ cookies: { [UNDERAGE_COOKIE]: '1' } })).toBe(true)
    expect(blocks({ stored: { [UNDERAGE_KEY]: 1 } })).toBe(true)
    expect(blocks({ stored: { [UNDERAGE_KEY]: '1' } })).toBe(true)
  })

  it.each(['0', 'true', ''])('%j in either place does not block', (value) => {
    expect(blocks({ cookies: { [UNDERAGE_COOKIE]: value }, stored: { [UNDERAGE_KEY]: value } })).toBe(false)
    expect(blocks({})).toBe(false)
  })

  it("is written as '1', the cookie for the standalone step alone", () => {
    const [modal, step] = [createMemoryPlatform(), createMemoryPlatform()]
    setUnderageFlag(modal)
    setUnderageCookie(step)
    expect([modal.storage.texts.get(UNDERAGE_KEY), modal.cookies.stored.size]).toEqual(['1', 0])
    expect(step.cookies.stored.get(UNDERAGE_COOKIE)).toBe('1')
  })

  it('the cookie holds when storage is cleared, and storage when cookies are blocked', () => {
    const cleared = createMemoryPlatform()
    setUnderageCookie(cleared)
    cleared.storage.remove(UNDERAGE_KEY)
    expect(readUnderageFlag(cleared)).toBe(true)
    const { storage } = createMemoryPlatform()
    const cookies = { get: () => null, set: () => undefined }
    setUnderageCookie({ cookies, storage })
    expect(readUnderageFlag({ cookies, storage })).toBe(true)
  })

  it('holds for the session where storage is blocked', () => {
    const platform = createMemoryPlatform({ storage: 'blocked' })
    setUnderageFlag(platform)
    expect(readUnderageFlag(platform)).toBe(true)
  })
})
