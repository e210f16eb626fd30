/**
 * One part of a compiled sentence: a literal text, or an element of FormatJS's ICU syntax tree without its source positions. What
 * `parse` of `@formatjs/icu-messageformat-parser` returns is assignable to a list of these.
 */
export type MessagePart = string | MessageElement

/** A part that is filled in. `parse` makes one of a literal text, too. */
export interface MessageElement {
  /** 0 literal, 1 argument, 2 number, 3 date, 4 time, 5 select, 6 plural, 7 the `#` of a plural, 8 tag. */
  readonly type: number
  /** The text of a literal, else the name of the placeholder or tag. */
  readonly value?: string
  readonly children?: readonly MessagePart[]
  readonly options?: Readonly<Record<string, { readonly value: readonly MessagePart[] }>>
  readonly style?: unknown
  readonly offset?: number
  readonly pluralType?: string | undefined
}

/** What fills a sentence, by name. A string is inserted literally: it is never read as a pattern or as HTML. */
export type FillValues<Node> = Readonly<
  Record<string, string | number | bigint | Date | ((chunks: (string | Node)[]) => Node) | undefined>
>

/**
 * A compiled sentence: its text when there is nothing to fill in, else its syntax tree. Plain data, so it can be sent from a
 * server component to a client component.
 */
export type Message = string | readonly MessagePart[]
