/** A JSON value. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const SECRET = /password|token|secret|credential|authorization|nonce|code$/i
/** What other windows answer may carry codes and tokens under any name. */
const SECRET_EVENT = 'popup.answered'
/** What a value may be named by: the type of an event, or the field that it belongs to. */
const NAMES = ['type', 'field']
const RANDOM = /^[\da-f]{16,}$/i
const MAX_DEPTH = 7
const MAX_ITEMS = 24
const MAX_LENGTH = 160

/** Replaces secret values. */
export const HIDDEN = '‹hidden›'

/** Converts any value to JSON. Hides secrets by their names and those of their events, truncates long lists and strings, and describes functions and actors. */
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
  // The address of a popup carries what its receiver needs to let somebody in.
  return key === 'popup' ? mapTexts(plain, withoutQuery) : plain
}

/** Whether the name of an event or a field says that its value is secret: 'password.changed'. */
const namesSecret = (name: unknown): boolean =>
  typeof name === 'string' && (name === SECRET_EVENT || name.split('.').some((part) => SECRET.test(part)))

/** Only non-empty values are secret: that a token is missing may be shown. */
const isSecret = (key: string, value: unknown) =>
  (SECRET.test(key) && value !== null && value !== '' && typeof value !== 'boolean') ||
  (key === 'state' && typeof value === 'string' && RANDOM.test(value))

/** Replaces every text inside; keys stay. */
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
