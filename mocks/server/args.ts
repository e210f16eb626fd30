import { parseArgs } from 'node:util'

/** The command line's requests. The scenario has not been checked yet. */
export interface CliOptions {
  readonly port: number
  readonly host: string
  readonly scenario: string | undefined
  readonly origins: readonly string[]
  readonly requireSession: boolean
  readonly handlers: string | undefined
  readonly quiet: boolean
}

/** Options, a text to print instead, or what is wrong. */
type Parsed =
  | { readonly run: CliOptions }
  | { readonly print: 'help' | 'version' | 'scenarios' }
  | { readonly callsOf: string }
  | { readonly problem: string }

const defaultPort = 4010

/** The text of `--help`. */
export const help = `tackboard-mock: the API of Tackboard's mocks over HTTP.

Usage: tackboard-mock [options]

  --port <number>      Port to listen on; 0 takes any free one. Default: ${defaultPort}.
  --host <address>     Address to listen on. Default: 127.0.0.1; 0.0.0.0 is every interface.
  --scenario <name>    How calls are answered, such as login.wrongPassword. Default: from the tables.
  --scenarios          Print the names of all scenarios.
  --calls <component>  Print what a component calls, such as LoginPage.
  --origin <origin>    An origin whose pages may call; can be repeated. Default: any.
  --require-session    Refuse the calls of members without the cookie of a session (401, code 7).
  --handlers <file>    A module that exports \`handlers\`, MSW handlers that answer first, or \`policy\`, your app's:
                       calls are answered with its error codes, at its paths. Perhaps also \`verifyPasskey\`
                       and \`verifyNewPasskey\`, which verify passkeys.
  --quiet              Do not print a line for each request.
  --version            Print the version.
  --help               Print this.

While it runs (each test worker may send its own x-tackboard-worker header, and gets tables of its own):

  GET  /__tackboard/scenarios                    the names, and the one that is on
  POST /__tackboard/scenario  {"name": "offline"}  switches; null is none
  POST /__tackboard/reset                        the tables, the scenario and the sessions as at the start
  GET  /__tackboard/tables                       what was saved, sent and created
  POST /__tackboard/session   {"user": "wren"}   logs a member in; GET says who it is, DELETE logs out

Log in as wren@example.com with "correct horse battery".
`

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  scenarios: { type: 'boolean' },
  calls: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'require-session': { type: 'boolean' },
  handlers: { type: 'string' },
  quiet: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function parse(args: readonly string[]): Parsed {
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return { print: 'help' }
  if (values.version) return { print: 'version' }
  if (values.scenarios) return { print: 'scenarios' }
  if (values.calls !== undefined) return { callsOf: values.calls }
  const { port = String(defaultPort), origin = [] } = values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return { problem: `--port must be a whole number from 0 to 65535, not "${port}".` }
  const wrong = origin.find((text) => !isOrigin(text))
  if (wrong !== undefined)
    return { problem: `--origin must be an origin such as http://localhost:5173, not "${wrong}".` }
  return {
    run: {
      port: Number(port),
      host: values.host ?? '127.0.0.1',
      scenario: values.scenario,
      origins: origin,
      requireSession: values['require-session'] ?? false,
      handlers: values.handlers,
      quiet: values.quiet ?? false,
    },
  }
}

/** Reads the command line. */
export function readArgs(args: readonly string[]): Parsed {
  try {
    return parse(args)
  } catch (error) {
    // `parseArgs` throws for an unknown option or a missing value, with a readable message.
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
