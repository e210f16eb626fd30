import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { readCreatePinRoute } from './route.ts'
import { anyText } from '../text/testing/anyText.ts'

const path = '/pin/create/bookmarklet/'
const read = (search: string, at = path) => readCreatePinRoute(at, search, policy)

describe('§2 Route pin/create/{method}', () => {
  it('reads every parameter', () => {
    const search =
      '?url=https%3A%2F%2Fshop.example%2Flamp&media=https%3A%2F%2Fcdn.example%2Flamp.jpg&description=A+lamp&guid=g1&color=%23A1b2c3'
    expect(read(search)).toEqual({
      method: 'bookmarklet',
      title: '',
      isBookmarklet: true,
      action: null,
      search,
      url: 'https://shop.example/lamp',
      media: 'https://cdn.example/lamp.jpg',
      description: 'A lamp',
      guid: 'g1',
      color: '#A1b2c3',
    })
  })

  it('has a default for every parameter', () => {
    expect(read('', '/pin/create/')).toEqual({
      method: null,
      title: '',
      isBookmarklet: false,
      action: null,
      search: '',
      url: null,
      media: null,
      description: '',
      guid: null,
      color: null,
    })
  })

  it.each([
    '',
    '/',
    '/pin/',
    '/pin/123/',
    '/pin/created/',
    '/pin/create-me/',
    '/PIN/create/button/',
    '//pin/create/button/',
    '/x/pin/create/button/',
    '/pin//create/button/',
    '/pin/create//',
    '/pin/create/button/other/',
    '/pin/create/button/repin/other/',
    '/pin%2Fcreate/button/',
    'pin/create/button/',
    '/pin/create/?url=https://shop.example/',
  ])('is not the page at %j', (other) => expect(read('', other)).toBeNull())

  it.each([
    ['/pin/create/button', 'button'],
    ['/pin/create/button/', 'button'],
    ['/pin/create/Bookmarklet/', 'Bookmarklet'],
    ['/pin/create/a%20b%2Fc/', 'a b/c'],
    ['/pin/create/\uD800/', '\uFFFD'],
    ['/pin/create/%E0%A4%A/', null],
    ['/pin/create/a%00b/', null],
    ['/pin/create/a%0Ab/', null],
    [`/pin/create/${'a'.repeat(100)}/`, 'a'.repeat(100)],
    [`/pin/create/${'a'.repeat(101)}/`, null],
    [`/pin/create/${'a'.repeat(1_000_000)}/`, null],
  ])('reads the method of %.40s', (at, method) => {
    expect(read('', at)).toMatchObject({ method, isBookmarklet: false })
  })
})

describe('§2 The action, by path or parameter', () => {
  it.each([
    ['/pin/create/button/', '', null],
    ['/pin/create/button/', '?action=repin', 'repin'],
    ['/pin/create/button/', '?action=create', 'create'],
    ['/pin/create/button/', '?action=', null],
    ['/pin/create/button/', '?action=REPIN', null],
    ['/pin/create/button/', '?action=delete&action=repin', null],
    ['/pin/create/button/repin/', '', 'repin'],
    ['/pin/create/button/repin', '?action=create', 'create'],
    ['/pin/create/button/repin/', '?action=delete', 'repin'],
    ['/pin/create/repin/', '', 'repin'],
    ['/pin/create/repin/create/', '', 'create'],
  ])('%s%s: %s', (at, search, action) => expect(read(search, at)?.action).toBe(action))
})

describe('§2 Query', () => {
  it('takes the first of repeated parameters', () => {
    const search =
      '?guid=a&guid=b&description=c&description=d&url=x&url=https://shop.example/&color=1&color=%23112233'
    expect(read(search)).toMatchObject({ guid: 'a', description: 'c', url: null, color: null })
  })

  it.each([
    ['#a1B2c3', '#a1B2c3'],
    ['#abc', null],
    ['#abcd', null],
    ['#aabbccdd', null],
    ['aabbcc', null],
    [' #aabbcc', null],
    ['#aabbcg', null],
    ['red', null],
    ['rgb(1,2,3)', null],
    ['#aabbcc;background:url(//evil.example)', null],
    ['#aabbcc\n', null],
    ['', null],
  ])('A20 K3 reads color %j as %j', (given, color) => {
    expect(read(`?${new URLSearchParams({ color: given }).toString()}`)?.color).toBe(color)
  })

  it.each([
    ['g', 'g'],
    ['', null],
    ['a\u0000b', null],
    ['a\u0085b', null],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), null],
  ])('reads guid %j as %j', (given, guid) => {
    expect(read(`?${new URLSearchParams({ guid: given }).toString()}`)?.guid).toBe(guid)
  })
})

describe('§2 Any address', () => {
  const texts = anyText(200)

  it('A20 never throws, and leaves no control characters or lone surrogates', () => {
    fc.assert(
      fc.property(texts, texts, (segment, text) => {
        const search = `?description=${text}&guid=${text}&color=${text}&action=${text}`
        const route = read(search, `/pin/create/${segment}`)
        const values = [route?.method, route?.guid, route?.description.replaceAll('\n', '')].join('')
        expect(values).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(route?.color ?? '#000000').toMatch(/^#[\da-f]{6}$/i)
      }),
      { numRuns: 1_000 },
    )
  })
})
