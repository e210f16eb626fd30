import { parseArgs } from 'node:util'

/** The command line's requests. Names of calls have not been checked yet. */
export interface CheckArgs {
  readonly baseUrl: string
  readonly calls: readonly string[] | undefined
  readonly file: string | undefined
}

type Parsed =
  | { readonly run: CheckArgs }
  | { readonly print: 'help' | 'fields' }
  | { readonly problem: string }

/** The text of `--help`. */
export const help = `tackboard-check: calls your server as Tackboard would, and says what its answers lack.

Usage: tackboard-check --base-url <url> [options]

  --base-url <url>   Where your API is, such as http://localhost:3000/api.
  --with <file>      A JSON file with "fields" (the fields of calls, such as those of a test account),
                     "policy" (its "codes" and "paths"; a call whose path is null is not made) and "headers".
  --calls <names>    The calls to make, separated by commas, in this order; or components such as LoginPage, for what they
                     need. Default: a log-in, and all that only read.
  --fields           Print the fields of every call, as a start for the file.
  --help             Print this.

Calls that change something are made only if --calls names them. Exits with 1 if a call fails.
`

const options = {
  'base-url': { type: 'string' },
  with: { type: 'string' },
  calls: { type: 'string' },
  fields: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. */
export function readArgs(args: readonly string[]): Parsed {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return { print: 'help' }
    if (values.fields) return { print: 'fields' }
    const baseUrl = values['base-url'] ?? ''
    if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
      return { problem: `--base-url must be an address such as http://localhost:3000, not "${baseUrl}".` }
    const calls = values.calls?.split(',').map((name) => name.trim())
    return { run: { baseUrl: baseUrl.replace(/\/+$/, ''), calls, file: values.with } }
  } catch (error) {
    // `parseArgs` throws for an unknown option or a missing value, with a readable message.
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
