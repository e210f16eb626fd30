/**
 * The order of the subjects in one round. A subject's predecessor affects its time through the processor's caches, so the rounds are the
 * rows of a Williams design: over as many rounds as there are subjects (twice as many for an odd number), each subject comes once in
 * every place, once after each other subject and, with three or more subjects, never after itself.
 */
export function turns<Name>(names: readonly Name[], round: number): readonly Name[] {
  const { length } = names
  const isMirrored = length % 2 === 1 && Math.floor(round / length) % 2 !== 0
  // Warm-up rounds are negative, as is their remainder. Mirrored rows go backward, so that a subject never follows itself.
  const from = (((isMirrored ? -round : round) % length) + length) % length
  // First, second, last, third, second to last and so on.
  const places = names.map((_, place) => (from + (place % 2 ? (place + 1) / 2 : length - place / 2)) % length)
  const row = places.flatMap((place) => names.slice(place, place + 1))
  return isMirrored ? row.toReversed() : row
}
