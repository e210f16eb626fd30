/** The fields of a request before validation. */
export type Sent = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isTextList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

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

/** The field is a non-empty string, or null. */
export const isTextOrNull =
  (field: string): RequestRule =>
  (sent) =>
    sent[field] === null || isText(sent[field]) ? null : `${field} must be null or a text that is not empty.`

/** The field is an object, and its own fields keep a rule. */
export const inside =
  (field: string, rule: RequestRule): RequestRule =>
  (sent) => {
    const inner = sent[field]
    if (!isRecord(inner)) return `${field} must be an object.`
    const fault = rule(inner)
    return fault && `in ${field}, ${fault}`
  }

/** The rule counts only if the field was sent. */
export const ifSent =
  (field: string, rule: RequestRule): RequestRule =>
  (sent) =>
    field in sent ? rule(sent) : null

export const isTexts =
  (...fields: string[]): RequestRule =>
  (sent) => {
    const wrong = fields.find((field) => !isTextList(sent[field]))
    return wrong ? `${wrong} must be a list of texts.` : null
  }

export const all =
  (...rules: readonly RequestRule[]): RequestRule =>
  (sent) =>
    rules.reduce<string | null>((fault, rule) => fault ?? rule(sent), null)
