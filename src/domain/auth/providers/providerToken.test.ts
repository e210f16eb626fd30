import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { providerOf, readProviderToken, readText } from './providerToken.ts'

describe('messages from other windows', () => {
  const throwing = {
    get code() {
      throw new Error('caught me')
    },
  }
  const proxy = new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('caught me')
      },
    },
  )

  it.each([
    undefined,
    null,
    '',
    'code',
    7,
    true,
    [],
    ['code'],
    {},
    { code: null },
    { code: 7 },
    { code: '' },
    { code: {} },
    { code: ['c'] },
    { Code: 'c' },
    Object.create({ code: 'c' }),
    JSON.parse('{"__proto__":{"code":"c"}}'),
    throwing,
    proxy,
    () => 'code',
    Symbol('code'),
  ])('B3 ignores data without a string: %#', (data) => {
    expect(readText(data, 'code')).toBeNull()
    expect(readProviderToken('line', data)).toBeNull()
  })

  it('B3 ignores ten million characters', () => {
    expect(readText({ code: 'c'.repeat(10_000_000) }, 'code')).toBeNull()
    expect(readText('c'.repeat(10_000_000), 'code')).toBeNull()
  })

  it('B3 reads only own strings and changes no prototype', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) expect(readText({}, key)).toBeNull()
    readProviderToken(
      'facebook',
      JSON.parse('{"__proto__":{"isAdmin":true},"facebook_id":"1","facebook_token":"t"}'),
    )
    expect({}).not.toHaveProperty('isAdmin')
    expect(readText({ code: 'c' }, 'code')).toBe('c')
  })

  it('B3 reads only the fields of a token', () => {
    const data = {
      facebook_id: '1',
      facebook_token: 't',
      google_open_id_token: 'g',
      line_id_token: 'l',
      extra: 1,
    }
    expect(readProviderToken('facebook', data)).toEqual({ facebook_id: '1', facebook_token: 't' })
    expect(readProviderToken('google', data)).toEqual({ google_open_id_token: 'g' })
    expect(readProviderToken('line', data)).toEqual({ line_id_token: 'l' })
    expect(readProviderToken('facebook', { facebook_id: '1' })).toBeNull()
  })

  it('B3 never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (data) => {
        expect(readProviderToken('facebook', data)).toBeNull()
      }),
    )
  })
})

it.each([
  ['facebook', { facebook_id: '1', facebook_token: 't' }],
  ['google', { google_open_id_token: 't' }],
  ['line', { line_id_token: 't' }],
] as const)('%s issued its own token', (provider, token) => {
  expect(providerOf(token)).toBe(provider)
})
