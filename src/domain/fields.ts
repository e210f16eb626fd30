/** An object's own fields, without a prototype; empty for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' && !Array.isArray(value) ? value : null)
