import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import type { ESTree } from 'vite'
import { describe, expect, it } from 'vitest'
import { shortened, shortenStyles, stylesIn } from './plugin.ts'

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => code.includes('css`'))

/** Everything that a browser reads, without what is between it. */
function read(css: string): readonly string[] {
  const found: string[] = []
  parse(css).walk((node) => {
    if (node.type === 'decl') found.push(`${node.prop}: ${node.value}`)
    else if (node.type === 'rule') found.push(node.selector)
    else if (node.type === 'atrule') found.push(`${node.name} ${node.params}`)
  })
  return found.map((text) => text.replaceAll(/\s+/g, ' '))
}

/** A style sheet with something in the place of each expression: a value, or a declaration where the expression is a line of its own. */
const filled = ({ quasis }: ESTree.TemplateLiteral, change: (text: string) => string) =>
  quasis
    .map(({ value: { raw } }, at) => {
      const isLine = /\n\s*$/.test(raw) && /^\s*\n/.test(quasis[at + 1]?.value.raw ?? '')
      return change(raw) + (at === quasis.length - 1 ? '' : isLine ? '--of: another;' : 'value')
    })
    .join('')

describe('shortenStyles', () => {
  it('leaves what a browser reads', () => {
    expect(sources.length).toBeGreaterThan(60)
    for (const { file, code } of sources)
      for (const style of stylesIn(file, code)) {
        const [before, after] = [filled(style, (text) => text), filled(style, shortened)]
        expect(read(after), file).toEqual(read(before))
        expect(after.split('\n').slice(1, -1), file).not.toContain('')
      }
  })

  it('takes out comments and indentation, between expressions, too', () => {
    const code =
      'const a = css`\n  ${b}\n  /* Why\n     so */\n  color: red;\n  ${css`\n    top: 0;`}\n`\n// css` in words'
    const { transform } = shortenStyles()
    if (typeof transform !== 'object') throw new Error('It has no filter.')
    expect(Reflect.apply(transform.handler, null, [code, 'a.ts'])).toEqual({
      code: 'const a = css`\n${b}\ncolor:red;\n${css`\ntop:0;`}\n`\n// css` in words',
      map: null,
    })
  })
})
