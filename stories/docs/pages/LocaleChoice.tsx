import { useState, type ReactNode } from 'react'
import { directionOf } from '../../../src/messages/direction.ts'
import { DocText } from '../frame/DocTable.tsx'
import { sentencesByLocale, type Sentences, type WrittenLocale } from '../spec/sentences.ts'
import { useToolbar } from '../frame/useToolbar.ts'

// SAFETY: the keys of the table are the locales.
export const locales = Object.keys(sentencesByLocale) as readonly WrittenLocale[]

const languages = new Intl.DisplayNames('en', { type: 'language' })

const localeOf = (name: unknown) => locales.find((locale) => locale === name)

export interface LocaleChoiceProps {
  /** Renders the page with the messages of the chosen locale. */
  readonly children: (sentences: Sentences, locale: WrittenLocale) => ReactNode
}

/** Shows messages in the toolbar's locale until the reader chooses another. */
export function LocaleChoice({ children }: LocaleChoiceProps) {
  const toolbars = useToolbar()['locale']
  const [chosen, setChosen] = useState<string>()
  const locale = localeOf(chosen) ?? localeOf(toolbars) ?? 'en'
  return (
    <>
      <DocText>
        <label>
          Words in{' '}
          <select value={locale} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {locales.map((name) => (
              <option key={name} value={name}>
                {languages.of(name)}
              </option>
            ))}
          </select>
        </label>
      </DocText>
      {children(sentencesByLocale[locale], locale)}
    </>
  )
}

export interface WordsProps {
  readonly locale: WrittenLocale
  readonly children: ReactNode
}

/** A message in another language on an English page, with that language's direction and font. */
export const Words = ({ locale, children }: WordsProps) => (
  <span
    lang={locale}
    dir={directionOf(locale)}
    style={{ display: 'block', fontSize: 12, fontFamily: 'var(--tb-font-body)' }}
  >
    {children}
  </span>
)
