import * as fc from 'fast-check'
import { defaultPolicy } from '../policy.ts'

const circular: Record<string, unknown> = {}
circular['self'] = circular

const unspeakable = {
  toString() {
    throw new RangeError('no text')
  },
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What no part of the policy may be. `1` and texts are the wrong type for some parts only. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -1,
    -0.5,
    2 ** 31,
    1e308,
    4n,
    Symbol('policy'),
    () => 4,
    circular,
    unspeakable,
    Object.create(null),
    new Date(Number.NaN),
    new Map([['timing', 1]]),
    // Huge, and full of holes.
    Array.from({ length: 2e5 }, () => 'x'),
    // oxlint-disable-next-line unicorn/no-new-array -- its holes are what matters
    new Array(4_294_967_295),
    [null],
    [[]],
    // oxlint-disable-next-line no-sparse-arrays -- a hole is what matters
    [, 'x'],
  ),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
    withNullPrototype: true,
  }),
)

/** Values of the right type at the ends of their range, and beyond what makes sense. */
function extreme(standard: unknown, numbers: readonly number[]): fc.Arbitrary<unknown> {
  if (Array.isArray(standard)) return fc.array(extreme(standard[0] ?? '', numbers), { maxLength: 3 })
  if (typeof standard === 'number') return fc.constantFrom(...numbers)
  if (typeof standard === 'boolean') return fc.boolean()
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '//',
      'javascript:alert(1)',
      'https://',
      '\uD800',
      '%',
      ':id',
      '/:url/',
      '<b>',
      'popup',
    ),
  )
}

/** Overrides of a group of the policy, at any depth: parts with values that `of` generates from their defaults, and unknown parts. */
function overridesOf(group: object, of: (standard: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const parts = Object.entries(group).map(([key, standard]) => [
    key,
    isGroup(standard)
      ? fc.oneof({ weight: 8, arbitrary: overridesOf(standard, of) }, { weight: 1, arbitrary: of(standard) })
      : of(standard),
  ])
  // SAFETY: each key has an arbitrary.
  const model = Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>
  return fc
    .tuple(fc.record(model, { requiredKeys: [] }), fc.dictionary(fc.string(), hostile, { maxKeys: 1 }))
    .map(([known, unknown]) => Object.assign({}, unknown, known))
}

const leaf = (numbers: readonly number[]) => (standard: unknown) =>
  isGroup(standard) ? hostile : fc.oneof(hostile, extreme(standard, numbers), fc.constant(undefined))

/** Anything that an app may pass as `policy`. */
export const anyPolicy = (
  numbers: readonly number[] = [0, 0.5, 1, 7, 1e6, 2 ** 31 - 1],
): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 9, arbitrary: overridesOf(defaultPolicy, leaf(numbers)) },
    { weight: 1, arbitrary: hostile },
  )
