#!/usr/bin/env node
/** `tackboard-upgrade`: see `--help`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { say } from '../server/say.ts'
import { filesAt } from './files.ts'
import { upgrade, type Note } from './upgrade.ts'

const help = `tackboard-upgrade: rewrites the code of an app for this version of Tackboard.

Usage: tackboard-upgrade [options] [paths]

  paths     Files and folders with the app's code. Default: this folder.
  --dry     Change nothing; print what would change. Exits with 1 if something would.
  --help    Print this.

Names what it cannot change, with file and line. Commit before you run it.
`

/** Exits with an error message. */
function fail(problem: string): never {
  process.stderr.write(`tackboard-upgrade: ${problem}\n`)
  process.exit(2)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function argsOf(args: readonly string[]) {
  try {
    const options = { dry: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return fail(`${messageOf(error)} See tackboard-upgrade --help.`)
  }
}

function filesOf(paths: readonly string[]) {
  try {
    return filesAt(paths.length > 0 ? paths : ['.'])
  } catch (error) {
    return fail(messageOf(error))
  }
}

function run(paths: readonly string[], isDry: boolean) {
  const files = filesOf(paths)
  const manual: string[] = []
  let changed = 0
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    const upgraded = upgrade(code, file)
    const where = ({ line, what }: Note) => `  ${file}:${line}  ${what}`
    if (!upgraded) {
      manual.push(`  ${file}:1  cannot be read: change its imports of tackboard by hand.`)
      continue
    }
    for (const change of upgraded.changes) say(where(change))
    manual.push(...upgraded.manual.map(where))
    if (upgraded.code === code) continue
    changed += 1
    if (!isDry) writeFileSync(file, upgraded.code)
  }
  say(`${isDry ? 'Would change' : 'Changed'} ${changed} of ${files.length} files.`)
  if (manual.length > 0) say(`\nBy hand:\n${manual.join('\n')}`)
  if (isDry && changed > 0) process.exitCode = 1
}

const { values, positionals } = argsOf(process.argv.slice(2))
if (values.help) say(help.trimEnd())
else run(positionals, values.dry ?? false)
