import { useState, type ReactNode } from 'react'
import { directionOf } from '../../src/messages/direction.ts'
import { DocText } from './DocTable.tsx'
import { sentencesByLocale, type Sentences, type WrittenLocale } from './sentences.ts'

/** Lets a reader of a docs page choose whose words it shows. */
export function LocaleChoice({ children }: { readonly children: (sentences: Sentences) => ReactNode }) {
  const [locale, setLocale] = useState<WrittenLocale>('en')
  return (
    <>
      <DocText>
        <label>
          Words in{' '}
          {/* SAFETY: the options are the locales. */}
          <select value={locale} onChange={(event) => setLocale(event.currentTarget.value as WrittenLocale)}>
            {Object.keys(sentencesByLocale).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </DocText>
      <div lang={locale} dir={directionOf(locale)}>
        {children(sentencesByLocale[locale])}
      </div>
    </>
  )
}
