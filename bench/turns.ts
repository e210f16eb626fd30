/**
 * Who is measured after whom, in one round of several. Whoever comes after itself may find its own code in the processor's caches, and
 * whoever comes after a slow one none, so the rounds are the rows of a Williams design: over as many rounds as there are names
 * (twice as many for an odd number) each comes once in every place, once after each other and, where they are three or more, never after itself.
 */
export function turns<Name>(names: readonly Name[], round: number): readonly Name[] {
  const { length } = names
  const isMirrored = length % 2 === 1 && Math.floor(round / length) % 2 !== 0
  // The remainder of a round that warms up would be below zero. Mirrored rows go backward: their ends would meet.
  const from = (((isMirrored ? -round : round) % length) + length) % length
  // First, second, last, third, last but one and so on.
  const places = names.map((_, place) => (from + (place % 2 ? (place + 1) / 2 : length - place / 2)) % length)
  const row = places.flatMap((place) => names.slice(place, place + 1))
  return isMirrored ? row.toReversed() : row
}
