/**
 * Removes white space and invisible characters from both ends, as text copied from a page or a chat often brings them along: format marks,
 * controls, lone surrogates, unassigned characters. Looks at nothing but the ends.
 */
export function trimTyped(text: string): string {
  let end = text.length
  let edge = 0
  do {
    end -= edge
    edge = /[\s\p{C}]$/u.exec(text.slice(end - 2, end))?.[0].length ?? 0
  } while (edge > 0)
  // If nothing else is in the text, the search gives -1, and nothing lies between that and the end.
  return text.slice(text.search(/[^\s\p{C}]/u), end)
}
