import { useState, type ReactNode } from 'react'
import { directionOf } from '../../../src/messages/direction.ts'
import { DocText } from '../frame/DocTable.tsx'
import { sentencesByLocale, type Sentences, type WrittenLocale } from '../spec/sentences.ts'
import { useToolbar } from '../frame/useToolbar.ts'

// SAFETY: the keys of the table are the locales.
const locales = Object.keys(sentencesByLocale) as readonly WrittenLocale[]

export interface LocaleChoiceProps {
  /** Renders the page with the messages of the chosen locale. */
  readonly children: (sentences: Sentences, locale: WrittenLocale) => ReactNode
}

/** Shows messages in the toolbar's locale until the reader chooses another. */
export function LocaleChoice({ children }: LocaleChoiceProps) {
  const toolbars = useToolbar()['locale']
  const locale = locales.find((one) => one === toolbars) ?? 'en'
  return (
    <Choice key={locale} first={locale}>
      {children}
    </Choice>
  )
}

function Choice({ first, children }: LocaleChoiceProps & { readonly first: WrittenLocale }) {
  const [locale, setLocale] = useState(first)
  return (
    <>
      <DocText>
        <label>
          Words in{' '}
          <select
            value={locale}
            onChange={({ currentTarget }) =>
              setLocale(locales.find((one) => one === currentTarget.value) ?? first)
            }
          >
            {locales.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </DocText>
      {children(sentencesByLocale[locale], locale)}
    </>
  )
}

/** A message in another language on an English page, with that language's direction and font. */
export const Words = ({
  locale,
  children,
}: {
  readonly locale: WrittenLocale
  readonly children: ReactNode
}) => (
  <span
    lang={locale}
    dir={directionOf(locale)}
    style={{ display: 'block', fontSize: 12, fontFamily: 'var(--tb-font-body)' }}
  >
    {children}
  </span>
)
