/** The scanner agrees with a real parser about what every file of this repository imports. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, type ESTree } from 'vite'
import { expect, it } from 'vitest'
import { declarationsOf } from './imports.ts'
import { scan } from './scan.ts'

const nameOf = (node: ESTree.Node) =>
  node.type === 'Literal' ? String(node.value) : 'name' in node ? node.name : ''

function pairOf(specifier: ESTree.Node): string[] {
  if (specifier.type === 'ImportSpecifier') return [`${nameOf(specifier.imported)} ${specifier.local.name}`]
  if (specifier.type === 'ExportSpecifier')
    return [`${nameOf(specifier.local)} ${nameOf(specifier.exported)}`]
  return []
}

const parsed = (file: string, code: string) =>
  parseSync(file, code).program.body.flatMap((node) => {
    if (!('source' in node) || !node.source) return []
    const names = 'specifiers' in node ? node.specifiers.flatMap(pairOf) : []
    return [{ module: node.source.value, start: node.start, end: node.source.end, names }]
  })

const scanned = (file: string, code: string) =>
  declarationsOf(scan(code, !file.endsWith('.ts')) ?? []).map(({ source, start, names }) => ({
    module: source.text,
    start,
    end: source.end,
    names: (names ?? []).map(({ name, local }) => `${name} ${local}`),
  }))

it('reads every file of this repository as a parser does', () => {
  const files = globSync('{src,machines,mocks,stories,testing,scripts,example,example-next}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  expect(files.length).toBeGreaterThan(1000)
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    expect({ file, found: scanned(file, code) }).toEqual({ file, found: parsed(file, code) })
  }
}, 60_000)

it.each([
  ['a regular expression with a quote', `if (a) /['"]/.test(b)\nimport 'x'`],
  ['a division', `const a = b++ / 2, c = d! / 3, e = (f) / g['h'] / 4\nimport 'x'`],
  ['a property whose name is a keyword', `a.return / 2; b.case / '3'\nimport 'x'`],
  ['templates in templates', "const a = `${`${b}`}' ${{ c: \"`\" }.c}`\nimport 'x'"],
  ['text in an element', `const a = <p title='it"s'>Don't {'x'} <b>"</b> // no comment</p>\nimport 'x'`],
  ['a fragment, a spread and type arguments', `const a = <><A<B> {...c} d={<e />}>'</A></>\nimport 'x'`],
  [
    'generic functions in TSX',
    `const a = <T,>(b: T) => b < 2\nconst c = <T extends D>(e: T) => e\nimport 'x'`,
  ],
  ['a generic method in an interface', `interface A { b: <T>(c: T) => void }\nimport 'x'`],
  ['a comparison', `const a = b < c && d > e\nimport 'x'`],
])('reads %s', (_what, code) => {
  expect(parseSync('a.tsx', code).errors).toEqual([])
  expect(scanned('a.tsx', code)).toEqual(parsed('a.tsx', code))
})
