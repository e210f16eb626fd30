/** The fields of a request before validation. */
export type Sent = Readonly<Record<string, unknown>>

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** These fields are non-empty strings. */
export const needs =
  (...fields: string[]) =>
  (sent: Sent): string | null => {
    const missing = fields.find((field) => !isText(sent[field]))
    return missing ? `the field ${missing} must be a text that is not empty.` : null
  }

/** Returns what is wrong with a request, or null. */
export type RequestRule = (sent: Sent) => string | null

/** A rule for each endpoint of a table. */
export type RequestRules<Table> = { readonly [Name in keyof Table]: RequestRule }

export const isOneOf =
  (field: string, ...values: readonly unknown[]): RequestRule =>
  (sent) =>
    values.includes(sent[field]) ? null : `${field} must be one of ${values.join(', ')}.`

export const isTexts =
  (...fields: string[]): RequestRule =>
  (sent) =>
    fields.every(
      (field) => Array.isArray(sent[field]) && sent[field].every((item) => typeof item === 'string'),
    )
      ? null
      : `${fields.join(' and ')} must be lists of texts.`

export const all =
  (...rules: readonly RequestRule[]): RequestRule =>
  (sent) =>
    rules.reduce<string | null>((fault, rule) => fault ?? rule(sent), null)
