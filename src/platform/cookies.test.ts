import { describe, expect, it } from 'vitest'
import { createCookies } from './cookies.ts'

/** A cookie jar that, like a browser's, holds one value per name. */
function jar(start = '') {
  const cookies = new Map(
    start
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair]),
  )
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies.values()].join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const pair = text.split('; ')[0] ?? ''
      cookies.set(pair.split('=')[0] ?? '', pair)
    },
  }
}

describe('cookies as flags', () => {
  it('reads what was written, regardless of other cookies', () => {
    const document = jar('a=1; underage2=no')
    const cookies = createCookies(() => document)
    expect(cookies.get('underage')).toBeNull()
    cookies.set('underage', '1;=', 60)
    expect(cookies.get('underage')).toBe('1;=')
    expect(document.written).toEqual(['underage=1%3B%3D; path=/; max-age=60; samesite=lax'])
  })

  it('C9 reads a blocked or malformed jar as empty and does not throw', () => {
    const blocked = createCookies(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(blocked.get('underage')).toBeNull()
    expect(() => blocked.set('underage', '1', 60)).not.toThrow()
    expect(createCookies(() => jar('underage=%')).get('underage')).toBeNull()
  })
})
