import { copyDeck } from './copyDeck.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'
import { LocaleChoice, Words } from './LocaleChoice.tsx'
import { sentencesByLocale, type WrittenLocale } from '../spec/sentences.ts'

const byLocale = <Value,>(make: (locale: WrittenLocale) => Value) =>
  // SAFETY: the keys of the table are the locales.
  Object.fromEntries(
    Object.keys(sentencesByLocale).map((locale) => [locale, make(locale as WrittenLocale)]),
  ) as Record<WrittenLocale, Value>

/** Every message with its key, locations and length in each locale; bold if half as long again as in English. */
export const CopyDeckPage = () => (
  <LocaleChoice>
    {(sentences, chosen) => (
      <DocTable
        columns={{ Key: 19, Sentence: 28, Places: 26, ...byLocale(() => 4.5) }}
        rows={copyDeck.map(({ key, places, lengths }) => ({
          key,
          cells: {
            Key: <Code>{key}</Code>,
            Sentence: <Words locale={chosen}>{sentences[key]}</Words>,
            Places: places.map((path) => (
              <div key={path}>
                <Code>{path}</Code>
              </div>
            )),
            ...byLocale((locale) =>
              lengths[locale] > lengths.en * 1.5 ? <strong>{lengths[locale]}</strong> : lengths[locale],
            ),
          },
        }))}
      />
    )}
  </LocaleChoice>
)
