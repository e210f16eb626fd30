'use client'
import { people } from '../../messages/compiled/en/people.ts'
import { useLocale, useText } from '../text.tsx'

/** '1.2K followers', in the digits and short forms of the locale. */
export function FollowerCount({ count }: { readonly count: number }) {
  const t = useText(people)
  const { locale } = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact' }).format(count)
  return <span data-at="count">{t('people.followers', { count, short })}</span>
}
