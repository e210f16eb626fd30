import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOtherPerson } from './storedCredential.ts'

const credential = (id: string) => ({ id, password: 'secret' })

describe('a stored credential', () => {
  it.each([
    ['', 'wren@example.com', false],
    ['  ', 'wren@example.com', false],
    ['Wren@Example.com ', 'wren@example.com', false],
    ['sage@example.com', 'wren@example.com', true],
    ['w', 'wren@example.com', true],
  ])('beside the email %j is that of another person than %s: %s', (email, id, expected) => {
    expect(isOtherPerson(email, credential(id))).toBe(expected)
  })

  it('is never that of another person on an empty form, nor beside its own email', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(isOtherPerson('', credential(id))).toBe(false)
        expect(isOtherPerson(id, credential(id))).toBe(false)
      }),
    )
  })
})
