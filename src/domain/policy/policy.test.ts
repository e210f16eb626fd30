import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy } from './policy.ts'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of every group and value in a policy. */
const pathsIn = (group: object, above: string[] = []): string[][] =>
  Object.entries(group).flatMap(([key, value]) => {
    const path = above.concat(key)
    return isGroup(value) ? [path].concat(pathsIn(value, path)) : [path]
  })

/** An override of one part: `{ timing: { saveToast: value } }`. */
const override = (path: readonly string[], value: unknown) =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) ?? {}

describe('resolvePolicy', () => {
  const paths = pathsIn(defaultPolicy)

  it('is the default policy without overrides', () => {
    expect(resolvePolicy()).toStrictEqual(defaultPolicy)
    expect(resolvePolicy({})).toStrictEqual(defaultPolicy)
  })

  it('covers every part of the policy', () => {
    expect(paths).toContainEqual(['mainOrigin'])
    expect(paths).toContainEqual(['timing'])
    expect(paths).toContainEqual(['timing', 'requestTimeout'])
    expect(paths).toContainEqual(['saving', 'boardTitleLimit'])
    expect(paths).toContainEqual(['codes', 'mfaRequired'])
    expect(paths).toContainEqual(['paths', 'calls'])
  })

  it.each(paths.map((path) => [path.join('.'), path] as const))(
    'uses the default for %s: undefined',
    (_, path) => {
      expect(resolvePolicy(override(path, undefined))).toStrictEqual(defaultPolicy)
    },
  )

  it('replaces lists and plain values, and keeps the rest of their group', () => {
    const overrides = {
      mainOrigin: 'https://main.example',
      codes: { softBanned: [77], mfaRequired: undefined },
      timing: { saveToast: 0, requestTimeout: undefined },
      passwordMinimum: { modal: 10 },
      saving: undefined,
    }
    expect(resolvePolicy(overrides)).toStrictEqual({
      ...defaultPolicy,
      mainOrigin: 'https://main.example',
      codes: { ...defaultPolicy.codes, softBanned: [77] },
      timing: { ...defaultPolicy.timing, saveToast: 0 },
      passwordMinimum: { ...defaultPolicy.passwordMinimum, modal: 10 },
    })
  })

  it('treats null as a value', () => {
    expect(resolvePolicy({ mainOrigin: null }).mainOrigin).toBeNull()
  })

  it('overrides calls by name, and ignores undefined ones', () => {
    const policy = resolvePolicy({
      paths: { calls: { logIn: '/session', register: undefined, readPinnedTo: null } },
    })
    expect(policy.paths).toStrictEqual({
      ...defaultPolicy.paths,
      calls: { logIn: '/session', readPinnedTo: null },
    })
  })

  it('does not change the defaults', () => {
    const before = structuredClone(defaultPolicy)
    resolvePolicy({ paths: { calls: { logIn: '/session' } }, timing: { saveToast: 1 } })
    expect(defaultPolicy).toStrictEqual(before)
  })
})
