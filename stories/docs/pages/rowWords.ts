import type { ErrorRow } from '../../../src/errors/catalogue.ts'
import { notices } from '../../../src/views/auth/recovery/notices.ts'
import { plainText } from '../../support/proof/plainText.ts'
import type { Sentences } from '../spec/sentences.ts'

/** The keys of what a row of the catalogue says: its own sentence, or what its dialog or its view is headed by and says. */
function keysOf(id: string, { placement, message }: ErrorRow): readonly string[] {
  if (placement.kind === 'view') return [`${placement.view}.title`]
  if (placement.kind !== 'dialog') return message === 'none' ? [] : [id.replace('.', '.error.')]
  // SAFETY: a test holds every dialog of the catalogue to a row of `notices`.
  const { title, body } = notices[placement.dialog as keyof typeof notices]
  return [title, ...body]
}

/** What a row says in a language, as it stands on the page. A heading stands before what is under it. Empty where it says nothing. */
export const rowWords = (id: string, row: ErrorRow, sentences: Sentences): string =>
  keysOf(id, row)
    .map((key) => plainText((sentences[key] ?? '').replaceAll('</item><item>', '; ')))
    .join(' · ')
