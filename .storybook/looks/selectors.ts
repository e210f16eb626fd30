/** The selectors of a list. Splits at commas outside brackets. */
export function splitSelectors(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += letter
  }
  return selectors.map((selector) => selector.trim())
}

/** Adds a condition to each selector, before its pseudo-element. The condition must begin with a colon. */
export const withCondition = (list: string, condition: string): string =>
  splitSelectors(list)
    .map((selector) => {
      const at = selector.search(/::/)
      return at < 0 ? selector + condition : selector.slice(0, at) + condition + selector.slice(at)
    })
    .join(', ')
