import { parseArgs } from 'node:util'

/** The command line of `npm run bench`: names of parts, a number of rounds, and flags. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** The browser's processor works that many times slower. */
    cpu: { type: 'string', default: '1' },
  },
})

export const words: readonly string[] = positionals
export const slowdown = Number(values.cpu)
if (!(slowdown >= 1)) throw new Error(`--cpu takes a number of at least 1, not ${values.cpu}.`)
