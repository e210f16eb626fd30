import { expect, it } from 'vitest'
import { promoteClosing } from './promoteClosing.ts'

const origin = 'https://tackboard.example'
const closing = (previous: readonly string[], historyLength = 5, closesWindow = false) =>
  promoteClosing({ history: { previous }, historyLength, closesWindow, origin })

it.each([
  [[], 1],
  [['/wren/'], 1],
  [['/pin-builder/'], 3],
  [['/pin-builder'], 3],
  [['/advertiser/549755885175/pin-builder?draft=1'], 3],
  [['/pin-builders'], 1],
  [['/advertiser/549755885175/pin-builder/', '/wren/', '/pin/1/'], 3],
  [[`${origin}/pin-builder/?draft=1`], 3],
  [['https://elsewhere.example/pin-builder/'], 1],
  [['/pin-builder/help/'], 1],
  [['http://%'], 1],
] as const)('Q5 §2 from %j: %i back', (previous, steps) => {
  expect(closing(previous)).toEqual({ kind: 'back', steps })
})

it.each([
  [true, 0, 'window'],
  [true, 1, 'window'],
  [true, 2, 'back'],
  [false, 1, 'back'],
] as const)('Q5 §2 with the experiment %j and %i entries: %s', (closesWindow, length, kind) => {
  expect(closing(['/pin-builder/'], length, closesWindow).kind).toBe(kind)
})
