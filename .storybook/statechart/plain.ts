/** A JSON value. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const SECRET = /password|token|secret|credential|authorization|nonce|code$/i
/** Messages from other windows may contain codes and tokens under any name. */
const SECRET_EVENT = 'popup.answered'
/** A value's name: the type of an event, or the field that holds the value. */
const NAMES = ['type', 'field']
const RANDOM = /^[\da-f]{16,}$/i
const MAX_DEPTH = 7
const MAX_ITEMS = 24
const MAX_LENGTH = 160

/** Replaces secret values. */
export const HIDDEN = '‹hidden›'

/**
 * Converts any value to JSON. Hides secrets by field name and event type, truncates long lists and strings, and describes functions and
 * actors.
 */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') return shorten(withoutSecretParameters(value))
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
  const isHidden = NAMES.some((name) => namesSecret(entries.find(([key]) => key === name)?.[1]))
  return Object.fromEntries(entries.map(([key, part]) => [key, partOf(key, part, depth, isHidden)]))
}

function partOf(key: string, part: unknown, depth: number, isHidden: boolean): Plain {
  if (isSecret(key, part)) return HIDDEN
  const plain = toPlain(part, depth + 1)
  if (isHidden && !NAMES.includes(key)) return mapTexts(plain, () => HIDDEN)
  // A popup's address contains what its receiver needs to let somebody in.
  return key === 'popup' ? mapTexts(plain, withoutQuery) : plain
}

/** Whether an event or field has a secret value, judging by its name: 'password.changed'. */
const namesSecret = (name: unknown): boolean =>
  typeof name === 'string' && (name === SECRET_EVENT || name.split('.').some((part) => SECRET.test(part)))

/** Only non-empty values are secret. It may be shown that a token is missing. */
const isSecret = (key: string, value: unknown) =>
  (SECRET.test(key) && value !== null && value !== '' && typeof value !== 'boolean') ||
  (key === 'state' && typeof value === 'string' && RANDOM.test(value))

/** Replaces all text inside a value. Keys stay. */
function mapTexts(plain: Plain, map: (text: string) => string): Plain {
  if (typeof plain === 'string') return plain === '' ? plain : map(plain)
  if (typeof plain !== 'object' || plain === null) return plain
  if (isList(plain)) return plain.map((part) => mapTexts(part, map))
  return Object.fromEntries(Object.entries(plain).map(([key, part]) => [key, mapTexts(part, map)]))
}

const isList = (plain: object): plain is readonly Plain[] => Array.isArray(plain)
const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, `?${HIDDEN}`)
const withoutSecretParameters = (text: string) =>
  text.replaceAll(/([?&#]([\w.-]+)=)[^&#\s]+/g, (whole, start: string, name: string) =>
    SECRET.test(name) || name === 'state' ? start + HIDDEN : whole,
  )
