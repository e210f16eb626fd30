'use client'
import { people } from '../../messages/en/people/people.ts'
import { useLocale, useText } from '../text.tsx'

/** The number that determines the plural of a short form: '1.2 thousand' takes the plural of a thousand. */
const spokenAs = (count: number) => (count < 1_000 ? count : count < 1_000_000 ? 1_000 : 1_000_000)

/** '1.2K followers', in the digits and short forms of the locale. */
export function FollowerCount({ count }: { readonly count: number }) {
  const t = useText(people)
  const { locale } = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact' }).format(count)
  return <span data-at="count">{t('people.followers', { count: spokenAs(count), short })}</span>
}
