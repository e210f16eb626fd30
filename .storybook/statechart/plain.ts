/** What JSON can carry. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const SECRET = /password|token|secret|credential|authorization|nonce|code$/i
const DEEPEST = 7
const MOST = 24
const LONGEST = 160

/** Stands for what nobody may read over a shoulder. */
export const HIDDEN = '‹hidden›'

/** Any value as JSON can carry it: secrets hidden by their names, long lists and texts cut, functions and elements named. */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (typeof value !== 'object') return typeof value === 'function' ? '‹function›' : String(value)
  if (value instanceof Error) return { error: value.name, ...object({ ...value }, depth) }
  if (value instanceof Date) return value.toISOString()
  if ('sessionId' in value && 'send' in value) return '‹actor›'
  if (depth >= DEEPEST) return '…'
  if (value instanceof Map || value instanceof Set) return list([...value], depth)
  return Array.isArray(value) ? list(value, depth) : object(value, depth)
}

function list(values: readonly unknown[], depth: number): Plain[] {
  const shown = values.slice(0, MOST).map((value) => toPlain(value, depth + 1))
  return values.length > MOST ? [...shown, `… ${values.length - MOST} more`] : shown
}

function object(value: object, depth: number): Record<string, Plain> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.map(([key, part]) => [key, isSecret(key, part) ? HIDDEN : toPlain(part, depth + 1)]),
  )
}

/** Something must be there to be hidden: that a token is missing may be told. */
const isSecret = (key: string, value: unknown) =>
  SECRET.test(key) && value !== null && value !== '' && typeof value !== 'boolean'
