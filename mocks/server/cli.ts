#!/usr/bin/env node
/** `tackboard-mock`: see `--help`. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { help, readArgs, type CliOptions } from './args.ts'
import type { MockServer, MockServerOptions } from './mockServer.ts'
import { say } from './say.ts'

/** Exits with an error message. 2: the command line is wrong; 1: anything else. */
function fail(problem: string, code = 1): never {
  process.stderr.write(`tackboard-mock: ${problem}\n`)
  process.exit(code)
}

/** MSW is an optional peer of the package, so it may be missing. */
async function load() {
  try {
    const [{ createMockServer }, { isScenario }, { unknownScenario }, { scenarioNames }] = await Promise.all([
      import('./mockServer.ts'),
      import('./control.ts'),
      import('./nearest.ts'),
      import('../scenarios/index.ts'),
    ])
    return { createMockServer, isScenario, unknownScenario, scenarioNames }
  } catch (error) {
    if (String(error).includes("'msw'")) fail('It needs MSW: npm install --save-dev msw')
    throw error
  }
}

type Own = Pick<MockServerOptions, 'handlers' | 'policy' | 'verifyPasskey' | 'verifyNewPasskey'>

/** What the app's own module answers, its policy, and how it verifies passkeys. */
async function ownOf(file: string | undefined): Promise<Own> {
  if (file === undefined) return {}
  // SAFETY: checked below.
  const own = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) =>
    fail(`--handlers ${file} cannot be loaded: ${String(error)}`),
  )) as Readonly<Record<keyof Own, unknown>>
  const { policy, handlers = policy && [], verifyPasskey, verifyNewPasskey } = own
  if (!Array.isArray(handlers)) fail(`--handlers ${file} must export \`handlers\`, a list of MSW handlers.`)
  if (policy !== undefined && (typeof policy !== 'object' || policy === null))
    fail(`--handlers ${file} must export \`policy\` as an object, as TackboardProvider takes it.`)
  const verifiers = { verifyPasskey, verifyNewPasskey }
  for (const [name, verify] of Object.entries(verifiers))
    if (verify !== undefined && typeof verify !== 'function')
      fail(`--handlers ${file} must export \`${name}\` as a function.`)
  // SAFETY: a list, and functions; what they take and return is between them and the mocks.
  return { handlers, policy, ...verifiers } as Own
}

/** Explains why a server cannot listen. */
function whyNot(error: unknown, { port, host }: CliOptions): string {
  const { code } = Object(error) as { code?: unknown } // SAFETY: any object may be read by key.
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another with --port, or any with --port 0.`
  if (code === 'EACCES') return `Port ${port} is not allowed. Choose one above 1023 with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this machine.`
  return String(error)
}

/** Stops on Ctrl+C or when asked to, without answering pending calls. */
function stopOnSignal(server: MockServer) {
  const stop = () => {
    say('Stopped.')
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

async function run(options: CliOptions) {
  const { createMockServer, isScenario, unknownScenario, scenarioNames } = await load()
  const { scenario, origins, quiet, handlers: file, ...others } = options
  if (scenario !== undefined && !isScenario(scenario)) fail(unknownScenario(scenario, scenarioNames), 2)
  const own = await ownOf(file)
  const log = quiet ? undefined : say
  const server = await createMockServer({ ...others, scenario, origins, ...own, log }).catch(
    (error: unknown) => fail(whyNot(error, options)),
  )
  stopOnSignal(server)
  // Not 127.0.0.1: to a page on localhost that is another site, whose cookies browsers do not send.
  const url = server.url.replace('//127.0.0.1:', '//localhost:')
  say(`The API of the mocks is on ${url}${scenario ? `, in the scenario ${scenario}` : ''}.`)
  if (!quiet)
    say(
      `Give it to your app: api={{ baseUrl: '${url}' }}. Log in as wren@example.com with "correct horse battery".`,
    )
}

/** The version of this package. */
async function printVersion() {
  const file = new URL(import.meta.resolve('tackboard/package.json'))
  // SAFETY: every published package has a version.
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  say(version)
}

/** Needs no MSW: the table of calls is data. */
async function printCalls(component: string) {
  const [{ callsText }, { flowCalls, isComponent }, { unknownName }] = await Promise.all([
    import('../calls/callsText.ts'),
    import('../calls/flowCalls.ts'),
    import('./nearest.ts'),
  ])
  if (!isComponent(component)) fail(unknownName('component', component, Object.keys(flowCalls)), 2)
  say(callsText(component))
}

const parsed = readArgs(process.argv.slice(2))
if ('problem' in parsed) fail(`${parsed.problem} See tackboard-mock --help.`, 2)
else if ('run' in parsed) await run(parsed.run)
else if ('callsOf' in parsed) await printCalls(parsed.callsOf)
else if (parsed.print === 'version') await printVersion()
else if (parsed.print === 'help') say(help)
else say((await load()).scenarioNames.join('\n'))
