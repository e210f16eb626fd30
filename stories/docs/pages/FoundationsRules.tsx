import { plainText } from '../../../testing/proof/plainText.ts'
import { DocTable } from '../frame/DocTable.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { sentencesByLocale } from '../spec/sentences.ts'

const treatments = [
  ['While it loads, its main color holds its place', 'saving-pin-saved--loading'],
  ['It keeps its shape', 'saving-pin-saved--shown'],
  ['A picture that fails shows our glyph', 'saving-pin-saved--failed'],
  ['Several become a grid', 'saving-pin-saved--grid'],
  ['People are round, and have letters without a picture', 'primitives-avatar--no-picture'],
  ['A link without a picture becomes a card', 'create-pin-logged-out--link-card'],
] as const

/** How pictures are cropped, held and replaced, with accepted pictures of the stories that prove it. */
export const Pictures = () => (
  <Gallery width={220} stories={treatments.map(([caption, storyId]) => ({ caption, storyId }))} />
)

/** Sentences from the product, by key, and wordings that we avoid. */
const voice = [
  { key: 'login.submit', not: 'Sign in, Login', why: 'One word for one thing, on every screen.' },
  { key: 'common.retry', not: 'Retry, Resubmit', why: 'Words that people use.' },
  { key: 'boardForm.hint', not: 'Field required', why: 'What to do, not what is wrong.' },
  { key: 'saving.toast.savedToBoard', not: 'Success!', why: 'What happened, with its name.' },
  { key: 'save.error.offline', not: 'Network failure', why: 'The cause in a person’s words, and a way on.' },
] as const

/** Wordings that we use, and wordings that we avoid. */
export const Voice = () => (
  <DocTable
    columns={{ 'We say': 36, 'We do not say': 28, Why: 36 }}
    rows={voice.map(({ key, not, why }) => ({
      key,
      'We say': plainText(sentencesByLocale.en[key] ?? ''),
      'We do not say': not,
      Why: why,
    }))}
  />
)
