import { describe, expect, it } from 'vitest'
import { compactData, nameRepeatedTypes } from './shorten.ts'

const states = Array.from({ length: 20 }, (_, index) => `'state${index}'`).join(' | ')
const type = (indent: string) =>
  `import("xstate").StateMachine<{\n${indent}  /** Isn't > it? */\n${indent}  on: () => void;\n${indent}}, ${states}>`

describe('Declarations', () => {
  it('name a long type that they repeat, however it is indented', () => {
    const code = `declare const a: ${type('')};\ndeclare const b: {\n  c: ${type('  ')};\n};\n`
    expect(nameRepeatedTypes(code)).toBe(
      `declare const a: Repeated1;\ndeclare const b: {\n  c: Repeated1;\n};\ntype Repeated1 = ${type('')};\n`,
    )
  })

  it('keep a type that they write out once, and one whose arguments do not end', () => {
    for (const code of [
      `declare const a: ${type('')};\n`,
      `${type('').slice(0, -1)} ${type('').slice(0, -1)}`,
    ])
      expect(nameRepeatedTypes(code)).toBe(code)
  })
})

it('Translations are written without space between their parts', () =>
  expect(
    compactData(
      'const messages = {\n\t"a": "x  { y\\xa0",\n\t"b": [{ "type": 0 }]\n};\nexport { messages };',
    ),
  ).toMatch(/^const messages=\{"?a"?:.x  \{ y.+,"?b"?:\[\{"?type"?:0\}\]\};export\{messages\};?\s*$/))
