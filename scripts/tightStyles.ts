import type { Plugin } from 'vite'
import { vars } from '../src/theme/vars.ts'

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = vars

/** CSS without comments and without what it can do without. Written for styles that quote nothing but attribute values and fonts. */
const tight = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) /g, (around, mark: string) =>
      mark === ':' && around.startsWith(' ') ? around : mark,
    )
    .replace(/ ([{}>])/g, '$1')
    .replace(/;\}/g, '}')
    .replace(/\b0\.(?=\d)/g, '.')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/g, '#$1$2$3')
    .replace(/='([a-z][\w-]*)'\]/g, '=$1]')
    .trimStart()

/** A module's text with the tokens written out in its styles and each style tightened. */
export const withTightStyles = (code: string): string =>
  code.replace(/\b(css|sheet)`([^`]*)`/g, (_, tag: string, text: string) => {
    const written = text.replace(
      /\$\{vars\.(\w+)(?:\.(\w+)|\[(\d+)\])\}/g,
      (all, group: string, name?: string, index?: string) => groups[group]?.[name ?? index ?? ''] ?? all,
    )
    return `${tag}\`${tight(written)}\``
  })

/**
 * Writes tokens into the styles and takes out white space, for the package's build only: a view then carries no token that it does
 * not draw, and a server that collects styles has less to read at each request. The rules are the same.
 */
export const tightStyles = (): Plugin => ({
  name: 'tight-styles',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/](ui|views)[\\/]/, code: /\b(css|sheet)`/ },
    handler: (code) => ({ code: withTightStyles(code), map: null }),
  },
})
