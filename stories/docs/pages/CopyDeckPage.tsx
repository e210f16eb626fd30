import { copyDeck, type CopyRow } from './copyDeck.ts'
import { Code, DocLink, DocTable, StoryLink } from '../frame/DocTable.tsx'
import { Files } from '../frame/Files.tsx'
import { Filtered } from '../frame/Filtered.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { shownOn } from './shownOn.ts'
import { LocaleChoice, Words } from './LocaleChoice.tsx'
import { sentencesByLocale, type WrittenLocale } from '../spec/sentences.ts'

const byLocale = <Value,>(make: (locale: WrittenLocale) => Value) =>
  // SAFETY: the keys of the table are the locales.
  Object.fromEntries(
    Object.keys(sentencesByLocale).map((locale) => [locale, make(locale as WrittenLocale)]),
  ) as Record<WrittenLocale, Value>

const SeeIt = ({ row: { key, places } }: { readonly row: CopyRow }) =>
  shownOn(key, places).map(({ kind, id, title }) => (
    <div key={id} style={{ fontSize: 12 }}>
      {kind === 'story' ? <StoryLink id={id} /> : <DocLink id={id}>{pageName(title)}</DocLink>}
    </div>
  ))

/** 'Saving/Board picker/View' becomes 'Board picker, View'. */
const pageName = (title = '') => title.split('/').slice(1).join(', ')

const groupOf = ({ key }: CopyRow) => inWords(key.split('.')[0] ?? key)

/**
 * Every message with where to see it, its key, its files, and its length in each locale, in bold if it is half as long again as in English.
 */
export const CopyDeckPage = () => (
  <LocaleChoice>
    {(sentences, chosen) => (
      <Filtered
        rows={copyDeck}
        textOf={(row) => [row.key, groupOf(row), row.text, sentences[row.key], ...row.places].join(' ')}
      >
        {(shown) =>
          [...Map.groupBy(shown, groupOf)].map(([group, rows]) => (
            <section key={group}>
              <Heading>{group}</Heading>
              <DocTable
                columns={{ Sentence: 32, 'See it': 17, 'Key and files': 24, ...byLocale(() => 4.5) }}
                rows={rows.map((row) => ({
                  key: row.key,
                  cells: {
                    Sentence: <Words locale={chosen}>{sentences[row.key]}</Words>,
                    'See it': <SeeIt row={row} />,
                    'Key and files': (
                      <>
                        <Code>{row.key}</Code>
                        <Files paths={row.places} />
                      </>
                    ),
                    ...byLocale((locale) =>
                      row.lengths[locale] > row.lengths.en * 1.5 ? (
                        <strong>{row.lengths[locale]}</strong>
                      ) : (
                        row.lengths[locale]
                      ),
                    ),
                  },
                }))}
              />
            </section>
          ))
        }
      </Filtered>
    )}
  </LocaleChoice>
)
