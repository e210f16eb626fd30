/**
 * Removes white space and invisible characters from both ends, as text copied from a page or a chat often brings them along: format marks,
 * controls, lone surrogates, unassigned characters. Looks at nothing but the ends. E12.
 */
export function trimTyped(text: string): string {
  const start = text.search(/[^\s\p{C}]/u)
  let end = text.length
  let edge = 0
  do {
    end -= edge
    edge = /[\s\p{C}]$/u.exec(text.slice(end - 2, end))?.[0].length ?? 0
  } while (edge > 0)
  return start < 0 ? '' : text.slice(start, end)
}
