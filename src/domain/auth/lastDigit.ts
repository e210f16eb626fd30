/**
 * Whether a code has just become complete: its last digit was typed, or all were pasted. Not when a digit too many was deleted, and not
 * when it is complete as before.
 */
export const isLastDigit = (code: string, before: string, length: number): boolean =>
  code !== before && before.length <= length && code.length === length && /^\d+$/.test(code)
