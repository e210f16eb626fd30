import { loadMessages, negotiateLocale, type Locale, type TackboardProviderProps } from 'tackboard'

type Words = Pick<TackboardProviderProps, 'locale' | 'messages' | 'overrides' | 'productName'>

/** Custom messages, which override Tackboard's. */
const ours: Partial<Record<Locale, Words['overrides']>> = {
  en: { 'login.title': 'Back to your plants' },
  de: { 'login.title': 'Zurück zu deinen Pflanzen' },
}

/** Loads Tackboard's messages in the first supported language. */
export async function loadWords(languages: readonly string[]): Promise<Words> {
  const locale = negotiateLocale(languages)
  return { locale, messages: await loadMessages(locale), overrides: ours[locale], productName: 'Herbarium' }
}
