/** Whatever an app passes as `policy`, the result is a policy: the right parts, each of the type of its default. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultPolicy, resolvePolicy, type PolicyOverrides } from './policy.ts'
import { anyPolicy, hostile } from './testing/anyPolicy.ts'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue(undefined))
afterEach(() => vi.unstubAllEnvs())

// SAFETY: an app without TypeScript may pass anything.
const resolve = (overrides: unknown) => resolvePolicy(overrides as PolicyOverrides)

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 2 ** 31 - 1

/** What is wrong with a resolved value; an empty list if nothing is. */
function faultsIn(value: unknown, standard: unknown, path = 'policy'): string[] {
  if (isGroup(standard)) {
    if (!isGroup(value)) return [path]
    const [isOpen, other] = path.endsWith('calls') ? [true, null] : ['other' in standard, standard['other']]
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(standard, key))
    return [
      ...Object.entries(standard).flatMap(([key, inner]) => faultsIn(value[key], inner, `${path}.${key}`)),
      ...unknown.flatMap((key) =>
        isOpen ? faultsIn(value[key], other, `${path}.${key}`) : [`${path}.${key}`],
      ),
    ]
  }
  if (Array.isArray(standard)) {
    const isRight = (item: unknown) => typeof item === typeof (standard[0] ?? '') && !Number.isNaN(item)
    return Array.isArray(value) && [...value].every(isRight) ? [] : [path]
  }
  if (typeof standard === 'number') return isNumber(value) ? [] : [path]
  const types = standard === null ? ['null', 'string'] : [typeof standard]
  return types.includes(value === null ? 'null' : typeof value) ? [] : [path]
}

const pathsIn = (group: object, above: string[] = []): string[][] =>
  Object.entries(group).flatMap(([key, value]) => {
    const path = above.concat(key)
    return isGroup(value) ? [path].concat(pathsIn(value, path)) : [path]
  })

const override = (path: readonly string[], value: unknown) =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

describe('any policy', () => {
  it('becomes one with the parts and the types of the default', () => {
    fc.assert(
      fc.property(anyPolicy(), (overrides) => {
        expect(faultsIn(resolve(overrides), defaultPolicy)).toEqual([])
      }),
      { numRuns: 200 },
    )
    expect(defaultPolicy).toStrictEqual(resolvePolicy())
  })

  it.each(pathsIn(defaultPolicy).map((path) => [path.join('.'), path] as const))(
    'O2 that has anything at %s keeps all the rest',
    (_, path) => {
      const rest = (policy: unknown) =>
        JSON.stringify(policy, (key, value: unknown) => (key === path.at(-1) ? 0 : value))
      fc.assert(
        fc.property(hostile, (value) => {
          const policy = resolve(override(path, value))
          expect(faultsIn(policy, defaultPolicy)).toEqual([])
          expect(rest(policy)).toBe(rest(defaultPolicy))
        }),
        { numRuns: 20 },
      )
    },
  )

  it.each(pathsIn(defaultPolicy).map((path) => [path.join('.'), path] as const))(
    'with a function at %s is the default one',
    (_, path) => expect(resolve(override(path, () => 4))).toStrictEqual(defaultPolicy),
  )

  it.each([null, 4, 'strict', [], [{}], () => 4, true])('that is %o is the default one', (policy) => {
    expect(resolve(policy)).toStrictEqual(defaultPolicy)
  })

  it('pollutes no prototype', () => {
    resolve(JSON.parse('{"__proto__":{"isAdmin":true},"paths":{"calls":{"__proto__":{"isAdmin":true}}}}'))
    expect({}).not.toHaveProperty('isAdmin')
    expect(
      Object.getPrototypeOf(resolve(JSON.parse('{"paths":{"calls":{"__proto__":"x"}}}')).paths.calls),
    ).toBe(Object.prototype)
  })
})

describe('the warning', () => {
  /** The policy afresh, as on another page: what has been warned of is forgotten. */
  async function onAnotherPage() {
    vi.resetModules()
    const { resolvePolicy: resolveThere } = await import('./policy.ts')
    // SAFETY: an app without TypeScript may pass anything.
    return (overrides: unknown) => resolveThere(overrides as PolicyOverrides)
  }
  const said = () => warn.mock.calls.map(([sentence]) => String(sentence))

  it.each([
    [{ timeing: {} }, 'policy.timeing is not known, so it has no effect.'],
    [{ timing: { saveToats: 1 } }, 'policy.timing.saveToats is not known, so it has no effect.'],
    [{ timing: { saveToast: '4000' } }, 'policy.timing.saveToast is not a number from 0 to 2147483647'],
    [{ timing: { saveToast: -1 } }, 'policy.timing.saveToast is not a number'],
    [{ timing: { requestTimeout: Infinity } }, 'policy.timing.requestTimeout is not a number'],
    [{ timing: null }, 'policy.timing is not an object, so the default is used.'],
    [{ codes: { mfaRequired: 1001 } }, 'policy.codes.mfaRequired is not a list of numbers'],
    [{ codes: { mfaRequired: ['1001'] } }, 'policy.codes.mfaRequired is not a list of numbers'],
    [{ trustedOrigins: [null] }, 'policy.trustedOrigins is not a list of strings'],
    [{ mainOrigin: 4 }, 'policy.mainOrigin is not a string or null'],
    [{ emailInResetLink: 'yes' }, 'policy.emailInResetLink is not a boolean'],
    [{ paths: { calls: { logIn: 4 } } }, 'policy.paths.calls.logIn is not a string or null'],
    [{ promote: { currencies: { FR: 4 } } }, 'policy.promote.currencies.FR is not a string'],
    [[], 'policy is not an object'],
  ])('%j: %s', async (overrides, sentence) => {
    const resolveThere = await onAnotherPage()
    resolveThere(overrides)
    resolveThere(overrides)
    expect(said()).toEqual([expect.stringContaining(`Tackboard: ${sentence}`)])
  })

  it('O2 names each part, once', async () => {
    const resolveThere = await onAnotherPage()
    resolveThere({ one: 1, timing: { two: 2 } })
    resolveThere({ one: 3, timing: { two: 4, saveToast: 5 }, three: 6 })
    expect(said().map((sentence) => sentence.split(' ')[1])).toEqual([
      'policy.one',
      'policy.timing.two',
      'policy.three',
    ])
  })

  it('is not given for what is right, left out or open', async () => {
    const resolveThere = await onAnotherPage()
    resolveThere({
      ...defaultPolicy,
      mainOrigin: undefined,
      createPin: { logUrl: '/log/' },
      timing: { saveToast: 0 },
    })
    resolveThere({ paths: { calls: { myCall: '/mine/' } }, promote: { minimumBudget: { FR: 2 } } })
    expect(said()).toEqual([])
  })

  it('is not given in production', async () => {
    const resolveThere = await onAnotherPage()
    vi.stubEnv('NODE_ENV', 'production')
    expect(resolveThere({ one: 1, timing: 4 })).toStrictEqual(defaultPolicy)
    expect(said()).toEqual([])
  })

  it('is not given, and nothing throws, where there is no process', async () => {
    const resolveThere = await onAnotherPage()
    vi.stubGlobal('process', undefined)
    const policy = resolveThere({ one: 1, timing: 4 })
    vi.unstubAllGlobals()
    expect([policy, said()]).toStrictEqual([defaultPolicy, []])
  })
})
