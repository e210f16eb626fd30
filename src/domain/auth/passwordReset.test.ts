import { expect, it } from 'vitest'
import { passwordResetHref } from '../navigation/links.ts'
import { readPasswordReset } from './passwordReset.ts'

it.each([
  ['', '', false],
  ['?ue=wren%40example.com', 'wren@example.com', false],
  ['ue=wren%40example.com', 'wren@example.com', false],
  ['?ue=%20wren%E2%80%8B', 'wren', false],
  ['?ue=first&ue=second', 'first', false],
  ['?lookup=true', '', true],
  ['?lookup=true&ue=wren', 'wren', true],
  ['?lookup=false', '', false],
  ['?lookup', '', false],
  ['?ue=%E0%A4%A', '\uFFFD%A', false],
])('§2 the query %j', (search, identifier, isLookup) => {
  expect(readPasswordReset(search)).toEqual({ identifier, isLookup })
})

it.each(['wren@example.com', 'wren+pins@example.com', 'a&b=c@example.com', 'wrén@example.com'])(
  'reads what the links to the page carry: %j',
  (email) => {
    const { search } = new URL(
      passwordResetHref({ path: '/reset/', email, lookup: true }),
      'https://a.example',
    )
    expect(readPasswordReset(search)).toEqual({ identifier: email, isLookup: true })
  },
)
