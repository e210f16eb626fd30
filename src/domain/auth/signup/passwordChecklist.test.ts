import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'
import { generatorRules } from './generatorRules.ts'
import { passwordChecklist } from './passwordChecklist.ts'

const rules = { minimum: 8, username: 'wren', email: 'wren.alder@example.com' }
const check = (password: string) =>
  Object.fromEntries(passwordChecklist(password, rules).map(({ rule, state }) => [rule, state]))

describe('the checklist for a new password', () => {
  const short = { length: 'notYet', ascii: 'met', notWeak: 'notYet', notUsername: 'notYet' }
  const met = { length: 'met', ascii: 'met', notWeak: 'met', notUsername: 'met' }

  it.each([
    ['', { ...short, ascii: 'notYet' }],
    ['w', short],
    ['wren', short],
    ['1234567', short],
    ['12345678', { ...met, notWeak: 'unmet' }],
    ['Password1!', { ...met, notWeak: 'unmet' }],
    ['wren.alder', { ...met, notUsername: 'unmet' }],
    ['Wren.Alder@Example.com', { ...met, notUsername: 'unmet' }],
    ['ü', { ...short, ascii: 'unmet' }],
    ['über den Wolken', { length: 'met', ascii: 'unmet', notWeak: 'notYet', notUsername: 'notYet' }],
    ['wide open sky 42', met],
    ['        ', { ...met, notWeak: 'unmet' }],
  ])('of %j', (password, states) => {
    expect(check(password)).toEqual(states)
  })

  it('names both reasons, where a weak password is the username, too', () => {
    expect(passwordChecklist('qwertyui', { minimum: 8, username: 'qwertyui' })).toContainEqual({
      rule: 'notWeak',
      state: 'unmet',
    })
  })

  it('asks for a character even where the app asks for no length', () => {
    expect(passwordChecklist('', { minimum: 0 })[0]).toEqual({ rule: 'length', state: 'notYet' })
  })

  it('is all met exactly where there is no problem', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('qwertyui', 'wren.alder'),
    )
    fc.assert(
      fc.property(text, fc.nat(12), (password, minimum) => {
        const isMet = passwordChecklist(password, { ...rules, minimum }).every(({ state }) => state === 'met')
        expect(isMet).toBe(passwordProblem(password, { ...rules, minimum }) === null)
      }),
    )
  })
})

it('tells generators the same', () => {
  expect(generatorRules({ minimum: 8 })).toBe('minlength: 8; allowed: ascii-printable;')
})
