import type { MessageKey } from '../messages/en.ts'
import type { ErrorTable } from './catalogue.ts'

type Tables = Readonly<Record<string, ErrorTable>>

/** A row without a sentence: it shows nothing, or a dialog, which has its own. */
type Wordless = { readonly message: 'none' } | { readonly placement: { readonly kind: 'dialog' } }

/** The message keys of all other rows: `<table>.error.<row>`. */
type SentenceKey<All extends Tables> = {
  [Table in keyof All & string]: {
    [Row in keyof All[Table] & string]: All[Table][Row] extends Wordless ? never : `${Table}.error.${Row}`
  }[keyof All[Table] & string]
}[keyof All & string]

type Missing<All extends Tables> = Exclude<SentenceKey<All>, MessageKey>

/** `true` when every row that shows text has its sentence, else what to add. */
export type HasSentences<All extends Tables> = [Missing<All>] extends [never]
  ? true
  : `Add '${Missing<All>}' to src/messages/en.`
