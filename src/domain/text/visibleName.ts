/**
 * A character that somebody sees: no space, control or format mark, no filler such as U+3164, none of the blanks that Unicode counts as
 * letters and symbols, and no accent, which needs a letter to stand on.
 */
const visible =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u

/** What is trimmed. What may belong to the character beside it, such as a joiner or the tags of a flag, is not. */
const edge =
  /^(?:[\s\p{Cc}\p{Cs}\u2800\u3164\uffa0]|(?=\p{Default_Ignorable_Code_Point})(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf})$/u

/**
 * A name that others see, as it is sent and shown: without blanks at its ends, and '' if nothing of it is visible. Joiners inside stay.
 * Runs in linear time.
 */
export function visibleName(name: string): string {
  if (!visible.test(name)) return ''
  const characters = [...name]
  const start = characters.findIndex((one) => !edge.test(one))
  return characters.slice(start, characters.findLastIndex((one) => !edge.test(one)) + 1).join('')
}
