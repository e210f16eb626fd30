import type { Overrides } from './overrides.ts'
import { warnOnce } from './warnOnce.ts'

type Group = Readonly<Record<string, unknown>>

/** The longest delay that a browser keeps. A longer one ends at once, and no count or budget needs more. */
const LARGEST = 2_147_483_647

/** A longer list is a mistake, and would only cost time. */
const LONGEST_LIST = 100_000

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLike = (value: unknown, sample: unknown) =>
  typeof value === typeof sample && (typeof value !== 'number' || Number.isFinite(value))

/** Whether a value may replace a default: a text may replace null, anything else needs the type of the default. */
function mayReplace(value: unknown, standard: unknown): boolean {
  if (standard === null) return value === null || typeof value === 'string'
  if (typeof standard === 'number') return isLike(value, 0) && Number(value) >= 0 && Number(value) <= LARGEST
  if (!Array.isArray(standard)) return isLike(value, standard)
  // An empty default is a list of texts. Spread, as `every` does not look at holes.
  const sample: unknown = standard[0] ?? ''
  return (
    Array.isArray(value) && value.length <= LONGEST_LIST && [...value].every((item) => isLike(item, sample))
  )
}

/** The default of a key that is not in the group: none, except in a group with `other` and in one that is empty, which holds texts or null. */
function standardOfOthers(defaults: Group): unknown {
  if (Object.keys(defaults).length === 0) return null
  return defaults['other']
}

/** What a part must be. */
function typeOf(standard: unknown): string {
  if (standard === null) return 'a string or null'
  if (Array.isArray(standard)) return `a list of ${typeof (standard[0] ?? '')}s`
  if (typeof standard === 'number') return `a number from 0 to ${LARGEST}`
  return isGroup(standard) ? 'an object' : `a ${typeof standard}`
}

const warnOfType = (path: string, standard: unknown) =>
  warnOnce(path, () => `is not ${typeOf(standard)}, so the default is used.`)

function merge(defaults: Group, overrides: unknown, path: string): Group {
  if (!isGroup(overrides)) {
    warnOfType(path, defaults)
    return defaults
  }
  const merged: Record<string, unknown> = { ...defaults }
  for (const [key, value] of Object.entries(overrides)) {
    const at = path ? `${path}.${key}` : key
    const standard = Object.hasOwn(defaults, key) ? defaults[key] : standardOfOthers(defaults)
    if (value === undefined) continue
    if (standard === undefined) warnOnce(at, () => 'is not known, so it has no effect.')
    else if (isGroup(standard)) merged[key] = merge(standard, value, at)
    else if (mayReplace(value, standard)) merged[key] = value
    else warnOfType(at, standard)
  }
  return merged
}

/**
 * Merges overrides into defaults. Groups are merged key by key; lists and plain values are replaced. What is unknown or not of the
 * default's type has no effect, whatever it is: the developer is warned, and the page goes on with the default.
 */
export const withOverrides = <T extends object>(defaults: T, overrides: NoInfer<Overrides<T>>): T =>
  // SAFETY: `merge` keeps the keys of the defaults, and the types of their values.
  merge(defaults as Group, overrides, '') as T
