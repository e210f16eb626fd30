import { loadMessages, negotiateLocale, type Locale, type TackboardProviderProps } from 'tackboard'

type Words = Pick<TackboardProviderProps, 'locale' | 'messages' | 'overrides' | 'productName'>

/** Sentences of our own; they win over Tackboard's. */
const ours: Partial<Record<Locale, Words['overrides']>> = {
  en: { 'login.title': 'Back to your plants' },
  de: { 'login.title': 'Zurück zu deinen Pflanzen' },
}

/** All that Tackboard says, in the first of these languages that it speaks. */
export async function loadWords(languages: readonly string[]): Promise<Words> {
  const locale = negotiateLocale(languages)
  return { locale, messages: await loadMessages(locale), overrides: ours[locale], productName: 'Herbarium' }
}
