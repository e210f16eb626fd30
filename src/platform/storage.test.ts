import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from './memory/storage.ts'
import { createStorage, type StorageArea } from './storage.ts'

const identity = (value: unknown) => value
const asTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null

describe('storage of JSON', () => {
  it('stores, replaces and removes a value', () => {
    const storage = createMemoryStorage()
    expect(storage.get('a', identity)).toBeNull()
    storage.set('a', ['x'])
    expect(storage.texts.get('a')).toBe('["x"]')
    expect(storage.get('a', asTexts)).toEqual(['x'])
    storage.set('a', undefined)
    expect(storage.texts.has('a')).toBe(false)
    storage.set('a', 1)
    storage.remove('a')
    expect(storage.get('a', identity)).toBeNull()
  })

  it('C4 falls back to memory when every access throws', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(storage.get('a', identity)).toBeNull()
    storage.set('a', { b: 1 })
    expect(storage.get('a', identity)).toEqual({ b: 1 })
    storage.remove('a')
    expect(storage.get('a', identity)).toBeNull()
  })

  it('C5 keeps the new value in memory if the quota is exceeded, and never returns the old one', () => {
    const storage = createMemoryStorage({ a: 'old', b: 'other' }, 'full')
    storage.set('a', 'new')
    expect(storage.get('a', identity)).toBe('new')
    expect(storage.get('b', identity)).toBe('other')
    storage.mode = 'ok'
    storage.set('a', 'newer')
    expect(storage.texts.get('a')).toBe('"newer"')
    storage.texts.set('a', '"from another tab"')
    expect(storage.get('a', identity)).toBe('from another tab')
  })

  it('C4 C5 says whether the browser stored a value', () => {
    const storage = createMemoryStorage()
    expect([storage.set('a', 1), storage.set('a', undefined)]).toEqual([true, true])
    storage.mode = 'full'
    expect([storage.set('a', 2), storage.texts.has('a')]).toEqual([false, false])
    storage.mode = 'blocked'
    expect(storage.set('a', 3)).toBe(false)
    storage.mode = 'ok'
    expect([storage.set('a', 4), storage.texts.get('a')]).toEqual([true, '4'])
  })

  it('C5 does not return a value that could not be removed', () => {
    const area: StorageArea = {
      getItem: () => '"old"',
      setItem: () => {},
      removeItem() {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const storage = createStorage(() => area)
    storage.remove('a')
    expect(storage.get('a', identity)).toBeNull()
  })

  it.each([
    '',
    ' ',
    '{',
    '}',
    '[',
    '["a"',
    '["a",]',
    '[,"a"]',
    "['a']",
    '{"a":}',
    '{a:1}',
    '{"a":1,}',
    '{"a" 1}',
    '[1 2]',
    'nul',
    'NULL',
    'undefined',
    'NaN',
    'Infinity',
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '0x10',
    '-',
    '"',
    '"\\x"',
    '"\\u12"',
    '"a\nb"',
    '\ufeff[]',
    '\u0000',
    '[]x',
    '// a',
    '/**/1',
    '[1]]',
    '{"a":1}}',
    '<html>',
    '[\u00a0]',
    '"\ud800',
    '[tru]',
    '{"":',
    '[[[[',
    '{"__proto__":',
  ])('C6 treats corrupt JSON as empty and overwrites it: %j', (text) => {
    const storage = createMemoryStorage()
    storage.texts.set('a', text)
    expect(storage.get('a', identity)).toBeNull()
    storage.set('a', ['x'])
    expect(storage.get('a', asTexts)).toEqual(['x'])
  })

  it.each(['null', '7', '"x"', 'true', '{}', '{"length":1}', '[1]', '[null]', '[["x"]]'])(
    'C6 treats JSON rejected by the reader as empty: %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.texts.set('a', text)
      expect(storage.get('a', asTexts)).toBeNull()
    },
  )

  it('C6 treats a value as empty if its reader throws or it is nested too deeply', () => {
    const storage = createMemoryStorage({ a: 1 })
    const broken = () => {
      throw new TypeError('not my kind')
    }
    expect(storage.get('a', broken)).toBeNull()
    storage.texts.set('deep', '['.repeat(100_000) + ']'.repeat(100_000))
    expect(() => storage.get('deep', asTexts)).not.toThrow()
  })

  it('C6 drops prototypes', () => {
    const storage = createMemoryStorage()
    storage.texts.set(
      'a',
      '{"__proto__":{"isAdmin":true},"b":{"__proto__":null,"c":1},"constructor":{"prototype":{"isAdmin":true}}}',
    )
    const value = storage.get('a', identity)
    expect(JSON.stringify(value)).toBe('{"b":{"c":1},"constructor":{"prototype":{"isAdmin":true}}}')
    expect(Object.hasOwn(Object.assign({}, value), 'isAdmin') || 'isAdmin' in {}).toBe(false)
  })

  it('E9 accepts any key', () => {
    const storage = createMemoryStorage()
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(storage.get(key, identity)).toBeNull()
      storage.set(key, key)
      expect(storage.get(key, identity)).toBe(key)
    }
  })

  it('C4-C6 returns any JSON value unchanged, stored or in memory', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('ok' as const, 'full' as const, 'blocked' as const),
        (value, mode) => {
          const storage = createMemoryStorage({}, mode)
          storage.set('a', value)
          const expected: unknown = JSON.parse(JSON.stringify(value), (key, part: unknown) =>
            key === '__proto__' ? undefined : part,
          )
          expect(storage.get('a', (read) => ({ read }))?.read).toEqual(expected)
        },
      ),
    )
  })
})
