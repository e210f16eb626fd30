import type { ErrorRow, Placement } from '../../../src/errors/catalogue.ts'
import { notices } from '../../../src/views/auth/recovery/notices.ts'
import { plainText } from '../../../testing/proof/plainText.ts'
import { inWords } from '../frame/inWords.ts'
import type { Sentences } from '../spec/sentences.ts'

/** The message keys of a row: its own text, or the title and body of its dialog or view. */
function keysOf(id: string, { placement, message }: ErrorRow): readonly string[] {
  if (placement.kind === 'view') return [`${placement.view}.title`]
  if (placement.kind !== 'dialog') return message === 'none' ? [] : [id.replace('.', '.error.')]
  // SAFETY: a test checks that every dialog in the catalogue is in `notices`.
  const { title, body } = notices[placement.dialog as keyof typeof notices]
  return [title, ...body]
}

/** A row's text in a language, title first; empty if the row has none. */
export const rowWords = (id: string, row: ErrorRow, sentences: Sentences): string =>
  keysOf(id, row)
    .map((key) => plainText((sentences[key] ?? '').replaceAll('</item><item>', '; ')))
    .join(' · ')

/** A description of a row's placement. */
export function placeOf(placement: Placement): string {
  if (placement.kind === 'field') return `field ‘${inWords(placement.field)}’`
  if (placement.kind === 'dialog') return `dialog ‘${inWords(placement.dialog)}’`
  if (placement.kind === 'notice' && placement.saidBy) return `notice and ${placement.saidBy}`
  return placement.kind === 'view' ? `view ‘${inWords(placement.view)}’` : placement.kind
}
