import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']
const padding = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'

const accented = (text: string) => [...text].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('')

const inTree = (
  elements: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === 0) return { ...element, value: change(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: inTree(element.children, change) }
    if (element.type !== 5 && element.type !== 6) return element
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: inTree(option.value, change) },
    ])
    // SAFETY: the same options with other literals.
    return { ...element, options: Object.fromEntries(options) } as MessageFormatElement
  })

/**
 * The pseudo-locale's version of an English sentence: 40 % longer, every letter accented, in brackets that reveal truncation.
 * Placeholders and tags are kept; in a list, whose items are tags, the brackets belong to the first and the last.
 */
export function pseudoText(sentence: string): string {
  const elements = parse(sentence)
  let length = 0
  const tree = inTree(elements, (text) => {
    length += text.length
    return accented(text)
  })
  const longer = accented(padding.slice(0, Math.ceil(length * 0.4)).trim())
  const text = printAST(tree)
  if (tree.every(({ type }) => type === 8))
    return text.replace(/^<\w+>/, '$&[').replace(/<\/\w+>$/, ` ${longer}]$&`)
  return `[${text} ${longer}]`
}
