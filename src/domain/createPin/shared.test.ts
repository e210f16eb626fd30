import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { readCreatePinRoute } from './route.ts'
import { readShared } from './shared.ts'

const lake = 'https://wren.example/lake'
const read = (query: Record<string, string>) => {
  const route = readCreatePinRoute('/pin/create/share/', `?${new URLSearchParams(query).toString()}`, policy)
  return [route?.url, route?.description]
}

describe('A phone’s share sheet', () => {
  it.each([
    [{ url: lake }, lake, ''],
    [{ text: lake }, lake, ''],
    [{ title: 'The lake', text: lake }, lake, 'The lake'],
    [{ title: 'The lake', text: `Swim here: ${lake}` }, lake, 'Swim here'],
    [{ title: 'The lake', url: lake, text: 'Swim here' }, lake, 'Swim here'],
    [
      { url: lake, text: 'Colder than https://wren.example/sea' },
      lake,
      'Colder than https://wren.example/sea',
    ],
    [{ title: `The lake ${lake}` }, lake, 'The lake'],
    [{ text: `Read this (${lake}).` }, lake, 'Read this'],
    [{ text: `${lake} is cold.` }, lake, 'is cold.'],
    [{ url: 'javascript:alert(1)', text: lake }, lake, ''],
    [
      { text: `ftp://wren.example/a ${lake} https://wren.example/b` },
      lake,
      'ftp://wren.example/a  https://wren.example/b',
    ],
    [{ text: 'https://user:pass@wren.example/a' }, null, 'https://user:pass@wren.example/a'],
    [{ text: 'Nothing to see' }, null, 'Nothing to see'],
    [{}, null, ''],
  ])('%j is about %s', (query, url, words) =>
    expect(read(query as Record<string, string>)).toEqual([url, words]),
  )

  it('leaves what the bookmarklet says', () =>
    expect(
      read({ url: lake, description: 'Mine', title: 'The lake', text: 'https://wren.example/other' }),
    ).toEqual([lake, 'Mine']))

  it.each([
    [`See ${lake}.`, lake],
    [`(${lake})`, lake],
    [`${lake}?!`, lake],
    [`"${lake}"`, lake],
    [`「${lake}」`, lake],
    [`${lake}_(north)`, `${lake}_(north)`],
    [`(as in ${lake}_(north)).`, `${lake}_(north)`],
    [`HTTPS://WREN.EXAMPLE/lake`, lake],
    [`見て${lake}。きれい`, lake],
    [`《${lake}》`, lake],
    [`شاهد ${lake}؟`, lake],
    [`${lake}\u200F`, lake],
    ['javascript:alert(1)', null],
    ['data:text/html,x and ftp://wren.example/a', null],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
    [`${lake} https://wren.example/sea`, lake],
  ])('finds the address in %s', (text, url) =>
    expect(readShared({ url: null, title: null, text }, 2_000).url).toBe(url),
  )

  it('reads anything, into an address that may be followed or none', () => {
    const part = fc.option(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.constant('https://'.repeat(5_000))),
    )
    fc.assert(
      fc.property(part, part, part, (url, text, title) => {
        const { url: found } = readShared({ url, text, title }, 500)
        expect(found === null || (/^https?:\/\//.test(found) && found.length <= 500)).toBe(true)
      }),
    )
  })

  it('takes the first of several addresses, whatever is between them', () => {
    const address = fc.webUrl().filter((url) => /^[^()[\]{}]+[\w/]$/.test(url))
    const between = fc.constantFrom(' ', ' and ', '\n', '、', '。', '」', ' (')
    fc.assert(
      fc.property(address, between, address, (first, space, second) => {
        const text = first + space + second
        expect(readShared({ url: null, title: null, text }, 2_000).url).toBe(new URL(first).href)
      }),
    )
  })

  it('never takes the address from another scheme', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('javascript', 'data', 'file', 'vbscript', 'ftp'),
        fc.string(),
        (scheme, rest) => {
          const text = `${scheme}:${rest.replaceAll(/http/gi, '')}`
          expect(readShared({ url: text, title: text, text }, 2_000).url).toBeNull()
        },
      ),
    )
  })

  it('finds every address that a text is made around', () => {
    const addresses = fc.webUrl({ withQueryParameters: true }).filter((url) => /^[^()[\]]+[\w/]$/.test(url))
    const befores = fc.constantFrom('', 'Look: ', '(', '“')
    const afters = fc.constantFrom('', ' there', '.', ')', '”', '!')
    fc.assert(
      fc.property(addresses, befores, afters, (url, before, after) => {
        const text = before + url + after
        expect(readShared({ url: null, title: null, text }, 2_000).url).toBe(new URL(url).href)
      }),
    )
  })
})
