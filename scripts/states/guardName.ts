interface Composed {
  readonly guards?: readonly unknown[]
  readonly name?: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** A guard as a reader names it: `canReset`, `isRow(login.mfaRequired)`, `inline` for one that stands in the chart itself. */
export function guardName(guard: unknown): string {
  if (guard === undefined || guard === null) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    // SAFETY: what `and`, `or` and `not` of XState return is a function that carries its guards.
    const { guards } = guard as Composed
    return guards ? `(${guards.map(guardName).join(', ')})` : 'inline'
  }
  if (!isObject(guard)) return 'inline'
  const { params } = guard
  const said = isObject(params) ? `(${Object.values(params).map(String).join(', ')})` : ''
  return `${String(guard['type'])}${said}`
}
