import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBack, returnAddress } from './returnAddress.ts'
import { anyText } from '../text/testing/anyText.ts'

const path = '/pin/create/button/'
const to = (search: string) => returnAddress(path, search, 'logged_in')

describe('§2 After login the user returns to the same path and query with a marker', () => {
  it.each([
    ['', '?logged_in=true'],
    ['?', '?logged_in=true'],
    ['?url=https%3A%2F%2Fa.example&x=+%20', '?url=https%3A%2F%2Fa.example&x=+%20&logged_in=true'],
    ['url=a', '?url=a&logged_in=true'],
    ['?url=a#hash', '?url=a&logged_in=true'],
    ['?logged_in=true', '?logged_in=true'],
    ['?logged_in=false&url=a&logged_in=true&logged%5Fin=1', '?url=a&logged_in=true'],
    ['?logged_in_at=1', '?logged_in_at=1&logged_in=true'],
    ['?url=%E0%A4%A&%', '?url=%E0%A4%A&%&logged_in=true'],
  ])('K11 %j becomes %j', (search, query) => expect(to(search)).toBe(path + query))

  it('encodes the marker', () => {
    expect(returnAddress('/a', '', 'a&b=')).toBe('/a?a%26b%3D=true')
    expect(isBack('?a%26b%3D=true', 'a&b=')).toBe(true)
  })

  it.each([
    ['?logged_in=true', true],
    ['?a=1&logged_in=true', true],
    ['?logged_in=', false],
    ['?logged_in=1', false],
    ['?logged_in=false&logged_in=true', false],
    ['?x=logged_in=true', false],
    ['', false],
  ])('is back at %j: %s', (search, is) => expect(isBack(search, 'logged_in')).toBe(is))

  it('K11 has the marker once, and keeps every other parameter, for any query', () => {
    fc.assert(
      fc.property(anyText(30), (text) => {
        const [query = ''] = text.replace(/^\?/, '').split('#')
        const once = to(`?${query}`)
        const search = once.slice(path.length)
        const others = [...new URLSearchParams(`?${query}`)].filter(([key]) => key !== 'logged_in')
        expect([...new URLSearchParams(search)]).toEqual([...others, ['logged_in', 'true']])
        expect(isBack(search, 'logged_in')).toBe(true)
        expect(to(search)).toBe(once)
      }),
    )
  })
})
