import { is } from 'valibot'
import { expect, it } from 'vitest'
import { savedPinSchema } from './saving.ts'

it.each([
  ['all of the documented fields', { id: '9', board: { id: '2' }, pinner: { id: '1' } }, true],
  ['its ID alone', { id: '9' }, true],
  ['nulls beside it', { id: '9', board: null, pinner: null }, true],
  ['no ID', { board: { id: '2' }, pinner: { id: '1' } }, false],
])('D11 a saved pin with %s: %o is valid: %s', (_, answer, isValid) =>
  expect(is(savedPinSchema, answer)).toBe(isValid),
)
