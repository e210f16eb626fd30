import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblem, type PasswordRules } from './password.ts'

const problem = (password: string, rules: Partial<PasswordRules> = {}) =>
  passwordProblem(password, { minimum: 6, ...rules })

describe('§5 Password minimum length', () => {
  it('requires 6 characters in the modal and 8 in the shared validator', () => {
    expect(problem('')).toBe('passwordTooShort')
    expect(problem('tq7#v')).toBe('passwordTooShort')
    expect(problem('tq7#vz')).toBeNull()
    expect(problem('tq7#vzk', { minimum: 8 })).toBe('passwordTooShort')
    expect(problem('tq7#vzkp', { minimum: 8 })).toBeNull()
  })

  it('E14 counts surrounding spaces, and has no upper limit', () => {
    expect(problem('  tq7 ')).toBeNull()
    expect(problem(' tq7 ')).toBe('passwordTooShort')
    expect(problem('tq7#vz'.repeat(50))).toBeNull()
  })
})

describe('§5 ASCII only', () => {
  it.each([
    'pässwörter',
    'correct🔒horse',
    '密碼',
    'tq7#vz\u00a0',
    'tq7\t#vz',
    'tq7#vz\n',
    '🔒',
    '\ud800abcdef',
  ])('rejects %j', (password) => {
    expect(problem(password)).toBe('passwordNonAscii')
  })

  it('accepts every letter, digit and symbol of a keyboard', () => {
    expect(
      problem(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')),
    ).toBeNull()
  })
})

describe('§5 Equal to username', () => {
  it.each([
    ['LadyAda15', { username: 'ladyada15' }],
    ['ladyada15', { username: ' LadyAda15 ' }],
    ['ada@analytical.org', { email: ' Ada@Analytical.org' }],
    ['ada@analytical.org', { email: '\u200bAda@analytical.org\ufeff' }],
    ['lovelace', { email: 'lovelace@analytical.org' }],
  ])('rejects %j for %j', (password, rules) => {
    expect(problem(password, rules)).toBe('passwordIsUsername')
  })

  it('compares complete names, and ignores missing ones', () => {
    expect(problem('lovelace1', { username: 'lovelace', email: 'lovelace@analytical.org' })).toBeNull()
    expect(problem(' lovelace', { username: 'lovelace' })).toBeNull()
    for (const rules of [
      { username: null },
      { username: undefined, email: undefined },
      { username: '', email: '' },
      { email: '@' },
    ])
      expect(problem('tq7#vz', rules)).toBeNull()
    expect(problem('lovelac', { email: 'lovelace' })).toBeNull()
  })
})

describe('§5 Weak', () => {
  it.each([
    'aaaaaa',
    'AAaaAA',
    '      ',
    'ababab',
    '123123',
    '123456',
    '0987654321',
    '1234567890',
    'abcdef',
    'FEDCBA',
    'qwertyui',
    'poiuyt',
    'zxcvbnm',
    'password',
    'PassWord',
    'p@$$w0rd',
    'Password1!',
    'password2026',
    'abc123',
    'letmein',
    'qwerty123',
    'iloveyou!!',
  ])('rejects %j', (password) => {
    expect(problem(password)).toBe('passwordWeak')
  })

  it.each([
    'passwords are hard',
    'password20261',
    'my password',
    '1234567a',
    'abcdefz',
    'aaaaab',
    'qwerty keyboard',
    'abcdeg',
    'secretary',
  ])('accepts %j', (password) => {
    expect(problem(password)).toBeNull()
  })
})

describe('§5 any text', () => {
  it('E14 is checked as typed, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (password, name) => {
        const found = problem(password, { username: name, email: name })
        expect(found === 'passwordNonAscii').toBe(
          [...password].some((character) => character < ' ' || character > '~'),
        )
        expect(found === null && password.length < 6).toBe(false)
      }),
    )
  })

  it.each([['1'.repeat(300_000) + 'a'], ['abc'.repeat(100_000) + 'x'], ['password' + '1'.repeat(300_000)]])(
    'E11 looks at 300,000 characters in time: what is not linear runs out of the test’s',
    (password) => {
      expect(problem(password)).toBeNull()
    },
  )
})
