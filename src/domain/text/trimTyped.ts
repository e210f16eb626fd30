/** White space and what has no width or no meaning: format marks, controls, lone surrogates, unassigned characters. */
const isEdge = (character: string) => /^[\s\p{C}]$/u.test(character)

/**
 * Removes white space and invisible characters from both ends, as text copied from a page or a chat often brings them along. Runs in
 * linear time. E12.
 */
export function trimTyped(text: string): string {
  const characters = [...text]
  const start = characters.findIndex((one) => !isEdge(one))
  if (start < 0) return ''
  return characters.slice(start, characters.findLastIndex((one) => !isEdge(one)) + 1).join('')
}
