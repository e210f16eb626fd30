import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** A text without its comments, its indentation, empty lines and the space before a value. */
export const shortened = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/\n([\w-]+): /g, '\n$1:')

/** The templates of each `` css`…` `` of a module. */
export function stylesIn(file: string, code: string): readonly ESTree.TemplateLiteral[] {
  const styles: ESTree.TemplateLiteral[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'css') styles.push(quasi)
    },
  }).visit(parseSync(file, code).program)
  return styles
}

/**
 * Takes comments and indentation out of styles when the package is built: an app would ship them, and its visitors' browsers would read
 * them before they show a page.
 */
export const shortenStyles = (): Plugin => ({
  name: 'shorten-styles',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\.tsx?$/, code: 'css`' },
    handler: (code, file) => ({
      code: stylesIn(file, code)
        .flatMap(({ quasis }) => quasis)
        .toSorted((a, b) => a.start - b.start)
        .reduceRight((text, { value: { raw }, start }) => {
          // For TypeScript, a delimiter counts as a part of the text.
          const at = text.indexOf(raw, start)
          return text.slice(0, at) + shortened(raw) + text.slice(at + raw.length)
        }, code),
      map: null,
    }),
  },
})
