import { expect, it } from 'vitest'
import { readNewPassword } from './newPassword.ts'

it.each([
  ['', '', ''],
  ['?token=abc', 'abc', ''],
  ['token=abc&ue=wren%40example.com', 'abc', 'wren@example.com'],
  ['?token=a%2Bb%2F%3D', 'a+b/=', ''],
  ['?token=%20abc%E2%80%8B&ue=%20wren%20', 'abc', 'wren'],
  ['?token=first&token=second', 'first', ''],
  ['?token', '', ''],
  ['?Token=abc', '', ''],
  ['?token=%E0%A4%A', '\uFFFD%A', ''],
])('the query %j', (search, token, identifier) => {
  expect(readNewPassword(search)).toEqual({ token, identifier })
})
