import { describe, expect, it } from 'vitest'
import { shareTypes } from './declarations.ts'

const states = (indent: string) =>
  Array.from({ length: 12 }, (_, index) => `${indent}  readonly state${index}: Event;\n`).join('')
const type = (indent = '') => `{\n${states(indent)}${indent}}`
const event = 'import { Event } from "./event.js";\n'
const shared = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(shareTypes(new Map(Object.entries(files))))
const declared = `${event}/** A. */\ndeclare const a: ${type()};\nexport { a };`

describe('Declarations', () => {
  it('refer to a constant of another file in place of its type, however it is indented', () =>
    expect(
      shared({
        'src/a.d.ts': declared,
        'src/b/b.d.ts': `import { Event } from "../event.js";\ndeclare const b: {\n  c: ${type('  ')};\n};`,
      }),
    ).toEqual({
      'src/a.d.ts': declared,
      'src/b/b.d.ts':
        'import { a } from "../a.js";\nimport { Event } from "../event.js";\ndeclare const b: {\n  c: typeof a;\n};',
    }))

  it('refer to one of their own file, whose comments they do not repeat', () => {
    const commented = type().replace('  readonly state3', '  /** The third. */\n  readonly state3')
    expect(
      shared({ 'a.d.ts': `declare const a: ${commented};\ndeclare const b: { c: ${type()}; };` }),
    ).toEqual({ 'a.d.ts': `declare const a: ${commented};\ndeclare const b: { c: typeof a; };` })
  })

  it('know a type that the file of the constant keeps to itself', () => {
    const inner = `type Inner = {\n  type: 'a';\n} | Event;\n`
    const machine = (argument: string) => `StateMachine<${argument}, ${type()}>`
    const other = `${event}export declare const b: ${machine("{ type: 'a'; } | Event")};`
    expect(
      shared({
        'a.d.ts': `${event}${inner}declare const a: ${machine('Inner')};\nexport { a };`,
        'b.d.ts': `${event}declare const b: ${machine("{ type: 'a'; } | Event")};`,
      })['b.d.ts'],
    ).toBe(`import { a } from "./a.js";\n${event}declare const b: typeof a;`)
    expect(shared({ 'b.d.ts': other })).toEqual({ 'b.d.ts': other })
  })

  it.each([
    [
      'whose names stand for other types',
      declared,
      `import { Event } from "./other.js";\ndeclare const b: { c: ${type()}; };`,
    ],
    [
      'that is not exported',
      declared.replace('export { a }', 'export {}'),
      `${event}declare const b: { c: ${type()}; };`,
    ],
    ['whose name is taken', declared, `${event}declare const a: 1;\ndeclare const b: { c: ${type()}; };`],
    ['that is short', 'declare const a: { b: 1; };\nexport { a };', 'declare const c: { d: { b: 1; }; };'],
  ])('keep a type %s', (_, a, b) =>
    expect(shared({ 'a.d.ts': a, 'b.d.ts': b })).toEqual({ 'a.d.ts': a, 'b.d.ts': b }),
  )
})
