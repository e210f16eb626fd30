export interface Random {
  /** An integer from 0 up to, but not including, `end`. */
  readonly below: (end: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  /** Weights the first element 1, the second 1/2, the third 1/3, and so on. */
  readonly pickByRank: <T>(from: readonly T[]) => T
}

/** A seeded generator with the same numbers on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const at = <T>(from: readonly T[], index: number): T => {
    const found = from[index]
    if (found === undefined) throw new RangeError(`There is no element ${index} of ${from.length}.`)
    return found
  }
  return {
    below,
    chance: (share) => next() < share,
    pick: (from) => at(from, below(from.length)),
    pickByRank: (from) => {
      let left = next() * from.reduce((sum, _, index) => sum + 1 / (index + 1), 0)
      return at(
        from,
        from.findIndex((_, index) => (left -= 1 / (index + 1)) < 0),
      )
    },
  }
}
