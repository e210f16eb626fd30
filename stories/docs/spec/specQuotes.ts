import { quotation } from './specSentences.ts'

/** The quoted texts of a sentence. `Facebook/Google` in one are two texts. */
export const quotesIn = (text: string): readonly string[] =>
  [...text.matchAll(quotation)].flatMap(([, quote = '']) => {
    const choice = /(\p{L}+)\/(\p{L}+)/u
    const [, ...words] = choice.exec(quote) ?? []
    return words.length > 0 ? words.map((word) => quote.replace(choice, word)) : [quote]
  })

/** A value that is sent or stored, such as 'board_picker', and no text for people. */
export const isValue = (quote: string): boolean => /^[a-z\d_/]+$/.test(quote) && quote !== 'in'

const read = (text: string) =>
  text
    .replaceAll("''", "'")
    .replaceAll('{productName}', 'the product')
    .replaceAll(/\{[^{}]*\}/g, '…')

/** What the messages say, each as a whole and in its parts between tags and placeholders. A placeholder is '…'. */
const textsOf = (messages: readonly string[]): ReadonlySet<string> =>
  new Set(
    messages.map(read).flatMap((message) => {
      const parts = message.split(/<\/?\w+>|…/).map((part) => part.trim())
      return [message.replaceAll(/<\/?\w+>/g, '')].concat(parts)
    }),
  )

/** Those of the quoted texts that no message has. A number or name in a quotation may be a placeholder in the message. */
export function missingQuotes(quotes: readonly string[], messages: readonly string[]): readonly string[] {
  const texts = textsOf(messages)
  return quotes.filter((quote) => !texts.has(read(quote)) && !texts.has(read(quote).replaceAll(/\d+/g, '…')))
}
