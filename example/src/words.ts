import { loadMessages, negotiateLocale, type Locale, type TackboardProviderProps } from 'tackboard'

/** What the provider needs to know about the visitor's language and country. */
export type Words = Pick<
  TackboardProviderProps,
  'locale' | 'messages' | 'overrides' | 'productName' | 'country' | 'experiments'
>

/** Custom messages, which override Tackboard's. */
const ours: Partial<Record<Locale, Words['overrides']>> = {
  en: { 'login.title': 'Back to your wall' },
  de: { 'login.title': 'Zurück zu deiner Wand' },
}

/** The country of the first language that names one, such as GB in 'en-GB'. */
const countryOf = (languages: readonly string[]) =>
  languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []).at(0) ?? null

/** Loads Tackboard's messages in the first supported language. */
export async function loadWords(languages: readonly string[]): Promise<Words> {
  const locale = negotiateLocale(languages)
  const country = countryOf(languages)
  return {
    locale,
    messages: await loadMessages(locale),
    overrides: ours[locale],
    productName: 'Pinwall',
    country,
    // Korean law asks for consents before an account is created.
    experiments: { kr_privacy_consent: country === 'KR' },
  }
}
