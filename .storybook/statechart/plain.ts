/** A JSON value. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const SECRET = /password|token|secret|credential|authorization|nonce|code$/i
const MAX_DEPTH = 7
const MAX_ITEMS = 24
const MAX_LENGTH = 160

/** Replaces secret values. */
export const HIDDEN = '‹hidden›'

/** Converts any value to JSON. Hides secrets by name, truncates long lists and strings, and describes functions and actors. */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value
  if (typeof value !== 'object') return typeof value === 'function' ? '‹function›' : String(value)
  if (value instanceof Error) return { error: value.name, ...object({ ...value }, depth) }
  if (value instanceof Date) return value.toISOString()
  if ('sessionId' in value && 'send' in value) return '‹actor›'
  if (depth >= MAX_DEPTH) return '…'
  if (value instanceof Map || value instanceof Set) return list([...value], depth)
  return Array.isArray(value) ? list(value, depth) : object(value, depth)
}

function list(values: readonly unknown[], depth: number): Plain[] {
  const shown = values.slice(0, MAX_ITEMS).map((value) => toPlain(value, depth + 1))
  return values.length > MAX_ITEMS ? [...shown, `… ${values.length - MAX_ITEMS} more`] : shown
}

function object(value: object, depth: number): Record<string, Plain> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.map(([key, part]) => [key, isSecret(key, part) ? HIDDEN : toPlain(part, depth + 1)]),
  )
}

/** Only non-empty values are secret: that a token is missing may be shown. */
const isSecret = (key: string, value: unknown) =>
  SECRET.test(key) && value !== null && value !== '' && typeof value !== 'boolean'
