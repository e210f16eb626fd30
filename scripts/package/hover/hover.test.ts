/** What an editor shows of the package's props. */
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { isDocumented } from './documented.ts'
import { propsWithoutComment } from './propDocs.ts'
import { specCodesIn, withoutSpecCodes } from './specCodes.ts'

describe('The build leaves out a sentence that only names sections of the specification', () => {
  it.each([
    ['/** How many. Default: 2. saving.txt §9. */', '/** How many. Default: 2. */'],
    ['/** The form. Spec: auth.txt §4 "Login form", "Bot check"; §8 "Login". */', '/** The form. */'],
    ['/** The page. auth.txt §2 `bottom.right`. More. */', '/** The page. More. */'],
    [
      '/**\n * A long comment (with a bracket). auth.txt §9 and\n * saving.txt §7 GET /v3/offsite/. It goes on.\n */',
      '/**\n * A long comment (with a bracket). It goes on.\n */',
    ],
    ['/**\n * Asks twice?\n * Spec: saving.txt §2 "Picker".\n */', '/**\n * Asks twice?\n */'],
    ['  /** saving.txt §2. */\n  a: string', '  a: string'],
  ])('%j', (before, after) => {
    expect(withoutSpecCodes(before)).toBe(after)
    expect(withoutSpecCodes(after)).toBe(after)
    expect(specCodesIn(after)).toEqual([])
  })

  it('A sentence that says more stays, and is reported', () => {
    const code = '/** As in auth.txt §4. saving.txt §8 only logs it. */'
    expect(withoutSpecCodes(code)).toBe(code)
    expect(specCodesIn(code)).toEqual([code])
  })

  it.each(['C4', 'P13', 'ACCT-1.2', '§4', 'auth.txt', 'real-life'])(
    '%s in a comment is reported',
    (found) => {
      expect(specCodesIn(`type A = '${found}'\n/**\n * See ${found}.\n */`)).toEqual([`* See ${found}.`])
    },
  )

  it('Names of standards are none', () =>
    expect(specCodesIn('/** UTF-16 code units, ISO-8859, SHA-256, WCAG 2.2, 4K, 16 px. */')).toEqual([]))
})

let app = ''
const write = (name: string, text: string) => {
  const path = join(app, 'node_modules/tackboard/dist', name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path.replaceAll('\\', '/')
}
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'hover-'))
})
afterEach(() => rmSync(app, { recursive: true }))

describe('A prop without a comment is found', () => {
  it.each([
    ['in an interface', 'export interface AProps { a: 1; /** B. */ b: 2 }'],
    ['with a comment that is not for editors', 'export interface AProps { /* A. */ a: 1 }'],
    ['in an intersection', 'type B = { a: 1 }\nexport type AProps = Readonly<B> & { /** B. */ b: 2 }'],
    ['in a type that is extended', 'interface B { a: 1 }\nexport interface AProps extends Omit<B, "c"> {}'],
    ['of a function', 'interface B { a: 1 }\nexport declare function A(props: B): null'],
    ['of a constant', 'interface B { a: 1 }\nexport declare const A: (props: B) => null'],
    ['after a comment on another declaration', '/** A. */\nexport interface AProps { a(): void }'],
  ])('%s', (_where, code) => {
    const path = write('src/a.d.ts', code)
    expect(propsWithoutComment([path])).toEqual([`${path}: a`])
  })

  it('in another file, behind a re-export', () => {
    const path = write('src/b.d.ts', 'interface BProps { a: 1 }\nexport { BProps }')
    const entry = write('src/a.d.ts', 'export { type BProps } from "./b.js"')
    expect(propsWithoutComment([entry])).toEqual([`${path}: a`])
  })

  it('not in what no entry point exports, nor in the attributes of an element', () => {
    const entry = write(
      'src/c.d.ts',
      'interface BProps { a: 1 }\nexport interface AProps extends ComponentPropsWithRef<"a"> { /** A. */ a: 1 }',
    )
    expect(propsWithoutComment([entry])).toEqual([])
  })
})

/** An installed package whose entry points export nothing. */
function install() {
  for (const target of Object.values(manifest.exports))
    if (typeof target !== 'string') write(target.types.replace('./dist/', ''), 'export {}')
}

it('An installed package is red with a code in any declaration', async () => {
  install()
  write('src/inner.d.ts', '/** A. */\nexport type A = 1')
  await isDocumented(app)
  write('src/inner.d.ts', '/** As in saving.txt §4 and so on. */\nexport type A = 1')
  await expect(isDocumented(app)).rejects.toThrow('inner.d.ts: /** As in saving.txt §4')
})

it('An installed package is red with a prop that has no comment', async () => {
  install()
  write('src/inner.d.ts', 'interface InnerProps { unexplained: 1 }\nexport { type InnerProps }')
  write('src/auth.d.ts', 'export { type InnerProps } from "./inner.js"')
  await expect(isDocumented(app)).rejects.toThrow('inner.d.ts: unexplained')
})

it('Every prop of the package has a comment', () => {
  const entries = globSync('src/*.ts').map((file) => file.replaceAll('\\', '/'))
  expect(entries.length).toBeGreaterThan(10)
  expect(propsWithoutComment(entries)).toEqual([])
})
