import { copyDeck, type CopyRow } from './copyDeck.ts'
import { Code, DocLink, StoryLink } from '../frame/DocTable.tsx'
import { Files } from '../frame/Files.tsx'
import { FilteredTable } from '../frame/Filtered.tsx'
import { inWords } from '../frame/inWords.ts'
import { shownOn } from './shownOn.ts'
import { LocaleChoice, locales, Words } from './LocaleChoice.tsx'
import type { WrittenLocale } from '../spec/sentences.ts'

const byLocale = <Value,>(make: (locale: WrittenLocale) => Value) =>
  // SAFETY: one entry per locale.
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<WrittenLocale, Value>

const SeeIt = ({ row: { key, places } }: { readonly row: CopyRow }) =>
  shownOn(key, places).map(({ kind, id, title }) => (
    <div key={id} style={{ fontSize: 12 }}>
      {kind === 'story' ? <StoryLink id={id} /> : <DocLink id={id}>{pageName(title)}</DocLink>}
    </div>
  ))

/** 'Saving/Board picker/View' becomes 'Board picker, View'. */
const pageName = (title = '') => title.split('/').slice(1).join(', ')

/** A length in graphemes, in bold if it is half as long again as in English. */
const Length = ({ row: { lengths }, locale }: { readonly row: CopyRow; readonly locale: WrittenLocale }) =>
  lengths[locale] > lengths.en * 1.5 ? <strong>{lengths[locale]}</strong> : lengths[locale]

/** Every message with where to see it, its key, its files, and its length in each locale. */
export const CopyDeckPage = () => (
  <LocaleChoice>
    {(sentences, chosen) => (
      <FilteredTable
        rows={copyDeck}
        textOf={({ key, text, places }) => [key, text, sentences[key], ...places].join(' ')}
        groupOf={({ key }) => inWords(key.split('.')[0] ?? key)}
        columns={{ Sentence: 32, 'See it': 17, 'Key and files': 24, ...byLocale(() => 4.5) }}
        lineOf={(row) => ({
          key: row.key,
          Sentence: <Words locale={chosen}>{sentences[row.key]}</Words>,
          'See it': <SeeIt row={row} />,
          'Key and files': (
            <>
              <Code>{row.key}</Code>
              <Files paths={row.places} />
            </>
          ),
          ...byLocale((locale) => <Length row={row} locale={locale} />),
        })}
      />
    )}
  </LocaleChoice>
)
