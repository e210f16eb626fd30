'use client'

import { createContext, createElement, Fragment, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { withoutUndefined } from '../domain/policy/overrides.ts'
import { compileMessage } from '../messages/compileMessage.ts'
import { directionOf } from '../messages/direction.ts'
import type { Direction } from '../messages/direction.ts'
import type { MessageKey } from '../messages/en.ts'
import { formatMessage } from '../messages/format.ts'
import type { FillValues, Message } from '../messages/message.ts'
import { warnOfMissing } from '../messages/missing.ts'
import type { ResultOf, ValuesOf } from '../messages/placeholders.ts'
import { asElement } from '../ui/layout/asElement.tsx'

/** Compiled messages by key. A missing or `undefined` key is shown in English. */
export type Copy = Partial<Readonly<Record<MessageKey, Message | undefined>>>

/** The locale, and the messages that replace the English ones. */
export interface TextSettings {
  /** A BCP 47 tag. Default: `en`. */
  readonly locale: string
  /** Default: the direction of the locale. */
  readonly direction: Direction
  /** The product name in every message. Default: `Tackboard`. */
  readonly productName: string
  /** The locale's messages, merged with the app's, which take precedence. */
  readonly copy: Copy
}

export const TextContext = createContext<TextSettings>({
  locale: 'en',
  direction: 'ltr',
  productName: 'Tackboard',
  copy: {},
})

/** The locale, direction and product name of the nearest provider. */
export const useLocale = (): Omit<TextSettings, 'copy'> => useContext(TextContext)

export interface TextProviderProps {
  /** A BCP 47 tag. Default: that of the provider above, else `en`. */
  readonly locale?: string | undefined
  /** Default: the direction that the given locale is written in. */
  readonly direction?: Direction | undefined
  /** The product name in every message. Default: that of the provider above, else `Tackboard`. */
  readonly productName?: string | undefined
  /** A locale's messages, from `loadMessages`. A missing key is shown in English. */
  readonly messages?: Copy | undefined
  /** The app's own messages: text with `{name}` placeholders and `<tag>…</tag>` pairs, or a compiled tree. They override `messages`. */
  readonly overrides?: Copy | undefined
  /** What gets the language, the direction and the messages. */
  readonly children?: ReactNode
}

const compile = (message: Message): Message =>
  typeof message === 'string' ? compileMessage(message) : message

const compiled = (copy: Copy): Copy =>
  Object.fromEntries(Object.entries(withoutUndefined(copy)).map(([key, message]) => [key, compile(message)]))

/** Sets the locale and messages for its children. Optional: without a provider, everything is in English. */
export function TextProvider({
  locale,
  direction,
  productName,
  messages,
  overrides,
  children,
}: TextProviderProps): ReactNode {
  const above = useContext(TextContext)
  const settings = useMemo(
    () => ({
      locale: locale ?? above.locale,
      direction: direction ?? (locale ? directionOf(locale) : above.direction),
      productName: productName ?? above.productName,
      // Inherits the messages above: nothing is copied, and a key that is missing here is looked up there.
      copy: Object.assign(
        Object.create(above.copy) as Copy, // SAFETY: an object without messages of its own.
        withoutUndefined(messages ?? {}),
        compiled(overrides ?? {}),
      ),
    }),
    [above, locale, direction, productName, messages, overrides],
  )
  return <TextContext value={settings}>{children}</TextContext>
}

/** Formats a message: `t('login.titleWelcomeBack', { name })`, `t('login.signUp', { link: (chunks) => <a href="…">{chunks}</a> })`. */
export type Translate<Keys extends MessageKey> = <Key extends Keys>(
  key: Key,
  ...values: ValuesOf<Key, ReactNode>
) => ResultOf<Key, ReactNode>

/** Spaces stand between the elements, because some tools trim an element's text. */
const isSpace = (piece: ReactNode) => typeof piece === 'string' && !piece.trim()
const pieces = (part: ReactNode) =>
  typeof part === 'string' ? part.split(/(^\s+|\s+$)/).filter(Boolean) : part

/**
 * A sentence with elements is an element itself, as is each text in it: a browser that translates the page replaces text nodes, so React
 * may neither change nor remove one. Where the order of texts and elements changes, so does the key.
 */
const nodeOf = (key: string, parts: ReturnType<typeof formatMessage<ReactNode>>): ReactNode => {
  if (typeof parts === 'string') return parts
  const children = parts.flatMap(pieces)
  const order = children.map((child) => (isSpace(child) ? ' ' : typeof child))
  return createElement(
    // A list's items have a place of their own.
    order.includes('string') ? 'span' : Fragment,
    { key: [key, ...order].join() },
    ...children.map((child) => (isSpace(child) ? child : asElement(child))),
  )
}

/**
 * Returns a function that formats the messages of a view in the provider's locale. It takes a key of `copy`: compiled English, one part or
 * several spread together. Keys, placeholders and tags are checked by type.
 */
export function useText<Part extends Copy>(copy: Part): Translate<keyof Part & MessageKey> {
  const { locale, productName, copy: replaced } = useContext(TextContext)
  const translate = (key: MessageKey, values?: Readonly<Record<string, unknown>>): ReactNode => {
    const message = replaced[key] ?? copy[key] ?? key
    if (replaced[key] === undefined) warnOfMissing(replaced, key, locale)
    if (typeof message === 'string') return message
    const given: Record<string, unknown> = { productName, ...values }
    for (const name in given) {
      const tag = given[name]
      if (typeof tag === 'function')
        given[name] = (chunks: ReactNode[]) => tag(chunks.length > 1 ? nodeOf(key, chunks) : chunks[0])
    }
    // SAFETY: `ValuesOf` admits only what `FillValues` holds; the loop above fits each tag to lists of chunks.
    return nodeOf(key, formatMessage(message, locale, given as FillValues<ReactNode>))
  }
  // SAFETY: the type says per key what `translate` does for all: a string unless the sentence has a tag.
  return translate as Translate<keyof Part & MessageKey>
}
