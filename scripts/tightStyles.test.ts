import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vars } from '../src/theme/vars.ts'
import { withTightStyles } from './tightStyles.ts'

const files = globSync('src/{ui,views}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const styled = files.filter((file) => /\b(css|sheet)`/.test(readFileSync(file, 'utf8')))

/** What a style says, without how it is written. */
const said = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\b0\.(?=\d)/g, '.')
    .replace(/[\s'"]/g, '')
    .replace(/;\}/g, '}')

describe('The styles of the built package', () => {
  it.each(styled)('say in %s what the source says', (file) => {
    const source = readFileSync(file, 'utf8')
    const tokens: Readonly<Record<string, Readonly<Record<string, string>>>> = vars
    const written = source.replace(
      /\$\{vars\.(\w+)(?:\.(\w+)|\[(\d+)\])\}/g,
      (_, group: string, name?: string, index?: string) => String(tokens[group]?.[name ?? index ?? '']),
    )
    const short = (text: string) => said(text).replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/g, '#$1$2$3')
    expect(short(withTightStyles(source))).toBe(short(written))
  })

  it('keep the space that means something', () => {
    const tight = (text: string) => withTightStyles(`css\`${text}\``).slice(4, -1)
    expect(tight('a { inset: auto 0 0; width: calc(100% - 2px); }')).toBe(
      'a{inset:auto 0 0;width:calc(100% - 2px)}',
    )
    expect(tight("[dir='rtl'] &[data-size='40'] > :not(b) { top: 0.5em; }")).toBe(
      "[dir=rtl] &[data-size='40']>:not(b){top:.5em}",
    )
    expect(tight('p :hover { color: #ffffff; } ${other}\n  q { top: 0; }')).toBe(
      'p :hover{color:#fff}${other}q{top:0}',
    )
    expect(tight('gap: ${vars.space[2]};')).toBe('gap:var(--tb-space-2,8px);')
  })
})
