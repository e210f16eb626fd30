#!/usr/bin/env node
/** `tackboard-check`: see `--help`. */
import { readFile } from 'node:fs/promises'
import { flowCalls, isComponent } from '../calls/flowCalls.ts'
import { everyCall } from '../calls/index.ts'
import { unknownName } from '../server/nearest.ts'
import { say } from '../server/say.ts'
import { help, readArgs, type CheckArgs } from './args.ts'
import type { CallName } from '../../src/domain/policy/callName.ts'
import { callNames, checkServer, isHarmless, type CallReport, type CheckOptions } from './checkServer.ts'

/** Exits with an error message. 2: the command line or the file is wrong. */
function fail(problem: string): never {
  process.stderr.write(`tackboard-check: ${problem}\n`)
  process.exit(2)
}

const isCall = (name: string): name is CallName => callNames.some((known) => known === name)

/** The names of calls, all of which exist. */
const known = (names: readonly string[]): readonly CallName[] =>
  names.map((name) => (isCall(name) ? name : fail(unknownName('call', name, callNames))))

/** The calls that are named, and those that a named component needs. Of the latter, those that change something have to be named, too. */
function callsOf(names: readonly string[]): readonly CallName[] {
  const calls = names.flatMap((name): readonly CallName[] => {
    if (isCall(name)) return [name]
    if (!isComponent(name)) fail(unknownName('call', name, [...callNames, ...Object.keys(flowCalls)]))
    const needs: readonly CallName[] = flowCalls[name].needs
    const left = needs.filter((call) => !isHarmless(call) && !names.includes(call))
    for (const call of left) say(`- ${call}  changes something: add it to --calls to make it.`)
    return needs.filter((call) => !left.includes(call))
  })
  return [...new Set(calls)]
}

type Own = Pick<CheckOptions, 'fields' | 'policy' | 'headers'>

async function ownOf(file: string | undefined): Promise<Own> {
  if (file === undefined) return {}
  try {
    // SAFETY: what the parts contain is judged where they are used.
    const own = JSON.parse(await readFile(file, 'utf8')) as Own
    known(Object.keys(own.fields ?? {}))
    return own
  } catch (error) {
    fail(`--with ${file} cannot be read: ${String(error)}`)
  }
}

const lineOf = ({ call, request, status, problems }: CallReport) =>
  [
    `${problems.length > 0 ? '✗' : '✓'} ${call}  ${request}  ${status ?? ''}`,
    ...problems.map((text) => `    ${text}`),
  ]
    .join('\n')
    .trimEnd()

async function run({ baseUrl, calls, file }: CheckArgs) {
  const own = await ownOf(file)
  let made = 0
  let failed = 0
  for await (const report of checkServer({ ...own, baseUrl, ...(calls && { calls: callsOf(calls) }) })) {
    say(lineOf(report))
    made += 1
    if (report.problems.length > 0) failed += 1
  }
  say(failed > 0 ? `\n${failed} of ${made} checks failed.` : `\nAll ${made} checks passed.`)
  if (failed > 0) process.exitCode = 1
}

// The report says what is wrong, so the client need not warn the developer as well.
process.env['NODE_ENV'] = 'production'
const parsed = readArgs(process.argv.slice(2))
if ('problem' in parsed) fail(`${parsed.problem} See tackboard-check --help.`)
else if ('run' in parsed) await run(parsed.run)
else if (parsed.print === 'help') say(help)
else {
  const fields = Object.fromEntries(callNames.map((name) => [name, everyCall[name].example]))
  say(JSON.stringify({ fields }, null, 2))
}
