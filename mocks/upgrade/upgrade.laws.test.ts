/** What holds for every import and every file. */
import * as fc from 'fast-check'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { entryOf } from './changes.ts'
import { declarationsOf } from './imports.ts'
import { scan } from './scan.ts'
import { upgrade } from './upgrade.ts'

const run = (code: string, file = 'app.tsx') => upgrade(code, file)
const codeOf = (code: string, file?: string) => run(code, file)?.code

const exported = [
  ...entryOf.keys(),
  'TackboardProvider',
  'Policy',
  'LogEntry',
  'FacebookSignupUnavailableBanner',
]
const specifier = fc
  .tuple(
    fc.constantFrom(...exported),
    fc.boolean(),
    fc.option(fc.stringMatching(/^[a-z]{3,8}$/), { nil: undefined }),
  )
  .map(([name, isType, alias]) => `${isType ? 'type ' : ''}${name}${alias ? ` as x_${alias}` : ''}`)
const declaration = fc
  .record({
    keyword: fc.constantFrom('import', 'export'),
    specifiers: fc.uniqueArray(specifier, {
      minLength: 1,
      maxLength: 6,
      selector: (text) => text.split(' ').at(-1),
    }),
    between: fc.constantFrom(', ', ',', ',\n  '),
    from: fc.constantFrom(`'tackboard'`, `"tackboard"`, `'tackboard';`),
    after: fc.constantFrom('', ' // why', '\n', '\n\nconst a = <p>Isn’t it?</p>\n'),
  })
  .map(({ keyword, specifiers, between, from, after }) => {
    const pad = between.includes('\n') ? '\n' : ' '
    return `${keyword} {${pad === '\n' ? '\n  ' : ' '}${specifiers.join(between)}${pad}} from ${from}${after}`
  })

/** The names that a file imports or exports, whatever their entry point. */
const localsOf = (code: string) =>
  declarationsOf(scan(code, true) ?? [])
    .flatMap((found) =>
      (found.names ?? []).map(({ local, isType }) => `${found.keyword} ${isType ? 'type ' : ''}${local}`),
    )
    .toSorted()

it('every name is still there, from an entry point that has it, and the result parses', () =>
  fc.assert(
    fc.property(declaration, (code) => {
      const upgraded = codeOf(code) ?? ''
      expect(parseSync('a.tsx', upgraded).errors).toEqual([])
      expect(localsOf(upgraded)).toEqual(localsOf(code))
      for (const { source, names: found } of declarationsOf(scan(upgraded, true) ?? []))
        for (const { name } of found ?? []) expect(entryOf.get(name) ?? source.text).toBe(source.text)
    }),
  ))

it('a second run changes nothing', () =>
  fc.assert(
    fc.property(declaration, (code) => {
      const once = codeOf(code) ?? ''
      expect(run(once)?.code).toBe(once)
      expect(run(once)?.changes).toEqual([])
    }),
  ))

it('a file that imports nothing of Tackboard stays as it is, byte by byte', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('a.ts', 'a.tsx', 'a.js'), (text, file) => {
      for (const code of [
        text,
        `import { LoginPage } from './auth'\n${text}`,
        `const a = ${JSON.stringify(`tackboard ${text}`)}`,
      ])
        expect(run(code, file)?.code ?? code).toBe(code)
    }),
  ))
