import type { RuleSet } from 'styled-components'

/**
 * The styles of a root as one string: `styled.div(sheet`${surfaceStyles}${buttonStyles} display: grid;`)`.
 * styled-components finds a class by its whole text at every render. One string that never changes is hashed once;
 * a list of fragments would be glued and hashed again each time, which costs more than drawing the form.
 */
export function sheet(
  strings: TemplateStringsArray,
  ...fragments: readonly (string | RuleSet)[]
): TemplateStringsArray {
  const text = strings.reduce((sum, part, index) => sum + [fragments[index - 1]].flat(9).join('') + part)
  // SAFETY: styled-components reads a template without interpolations as a list of one string.
  return Object.assign([text], { raw: [text] }) as unknown as TemplateStringsArray
}
