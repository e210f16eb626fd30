import { expect, it } from 'vitest'
import { isLastDigit } from './lastDigit.ts'

it.each([
  ['12345', '123456', true],
  ['', '123456', true],
  ['123456', '123457', true],
  ['123456', '123456', false],
  ['1234567', '123456', false],
  ['1234', '12345', false],
  ['123456', '1234567', false],
  ['12345', '12345a', false],
  ['', '１２３４５６', false],
])('from %j to %j', (before, code, isComplete) => expect(isLastDigit(code, before, 6)).toBe(isComplete))
