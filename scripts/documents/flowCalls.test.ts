/** What a component calls is in the table, and nothing that no code of its can call. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { importsOf } from '../laws/imports.ts'
import { callsText } from '../../mocks/calls/callsText.ts'
import { flowCalls, type FlowCalls } from '../../mocks/calls/flowCalls.ts'

const rows = Object.entries<FlowCalls>(flowCalls).map(([component, { needs, without = {} }]) => ({
  component,
  calls: [...needs, ...Object.values(without).flat()],
}))
const files = globSync('src/flows/**/*.{ts,tsx}').filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file))
const fileOf = (component: string) =>
  files.find((file) => basename(file).replace(/\.tsx?$/, '') === component) ?? ''

/** The text of all flows that a component can load. */
function sourceOf(component: string): string {
  const reached = new Set([fileOf(component)])
  // A set also visits what is added to it on the way.
  for (const file of reached)
    for (const { path, kind } of importsOf(file, readFileSync(file, 'utf8')))
      if (kind !== 'type' && path.startsWith('src/flows/') && existsSync(path)) reached.add(path)
  return [...reached].map((file) => readFileSync(file, 'utf8')).join('\n')
}

describe('the calls of components', () => {
  it('are all calls that there are', () => {
    const named = new Set(rows.flatMap(({ calls }) => calls))
    expect(Object.keys(everyEndpoint).filter((name) => !(named as ReadonlySet<string>).has(name))).toEqual([])
  })

  it.each(rows)('of $component are made by what it loads', ({ component, calls }) => {
    const source = sourceOf(component)
    expect(calls.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([])
  })

  it('are listed once for each component', () =>
    expect(rows.filter(({ calls }) => new Set(calls).size < calls.length)).toEqual([]))

  it('cover the components that entry points export', () => {
    const exported = readFileSync('api.txt', 'utf8')
      .split('\n\n')
      .filter((block) =>
        /^tackboard\/(?:auth|saving|create-pin|business|search|promote|people)\n/.test(block),
      )
      .flatMap((block) => block.match(/^ {2}[A-Z]\w+(?=\n|$)/gm) ?? [])
      .map((name) => name.trim())
    const others = new Set(['TackboardProvider', 'ProfileSwitcher'])
    expect(exported.filter((name) => !(name in flowCalls) && !others.has(name))).toEqual([])
    expect(exported.length).toBeGreaterThan(20)
  })

  it('are printed with what each is for', () => {
    expect(callsText('NewPasswordPage')).toBe(
      'NewPasswordPage needs:\n' +
        '  POST /v3/password/new/check/\n' +
        '      Says whether a link to reset a password can be used, and whose it is. Does not use it up.\n' +
        '  POST /v3/password/new/\n' +
        '      Sets a new password, and uses up the link that allows to.',
    )
    expect(callsText('SearchAdvisory')).toBe('SearchAdvisory makes no call.')
    expect(callsText('QuickPromote')).toContain('in the prop `services`:\n  readAccount\n      What is there')
    expect(callsText('AdsPage')).toMatch(
      /^AdsPage needs no call\.\nYour app calls your server itself.+\n {2}readAds\n/,
    )
    expect(callsText('PinDescription')).toMatch(
      /^PinDescription needs no call\.\nFor hashtags:\n {2}GET \/v3/,
    )
  })
})
