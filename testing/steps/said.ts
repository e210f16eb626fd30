/** Roles whose children have no meaning of their own, so that readers say only the name. */
const isWhole = /^(?:button|checkbox|radio|option|switch|tab|img|slider), /
const regionRole = /^(?:status|alert)$/

/** Whether what is between an element and its end only repeats the name, which the virtual reader says of every text inside. */
const repeats = (phrase: string, inside: readonly string[]) =>
  isWhole.test(phrase) || inside.every((part) => phrase.includes(part))

/** Without the parts of an element that its name says. */
function withoutParts(phrases: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] ?? ''
    kept.push(phrase)
    const end = phrases.indexOf(`end of ${phrase}`, at)
    if (phrase.includes(', ') && end !== -1 && repeats(phrase, phrases.slice(at + 1, end))) at = end
  }
  return kept
}

/** Whether it is an empty live region, which readers skip, and which has no end. */
const isEmptyRegion = (phrase: string, at: number, phrases: readonly string[]) => {
  if (!regionRole.test(phrase)) return false
  const next = phrases.findIndex(
    (other, index) => index > at && (other === phrase || other === `end of ${phrase}`),
  )
  return phrases[next] !== `end of ${phrase}`
}

/** What a person hears of the phrases of the virtual reader. A live region that was emptied says nothing. */
export const said = (phrases: readonly string[]): readonly string[] =>
  withoutParts(phrases)
    .filter((phrase, at, all) => !isEmptyRegion(phrase, at, all))
    .map((phrase) => phrase.trim())
    .filter((phrase) => !/^(?:polite|assertive):$/.test(phrase))
