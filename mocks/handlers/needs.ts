/** What came over the wire, by field; nothing is known of it yet. */
export type Sent = Readonly<Record<string, unknown>>

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** A rule of the wire: these fields are texts that are not empty. */
export const needs =
  (...fields: string[]) =>
  (sent: Sent): string | null => {
    const missing = fields.find((field) => !isText(sent[field]))
    return missing ? `the field ${missing} must be a text that is not empty.` : null
  }
