/**
 * One part of a compiled sentence: an element of FormatJS's ICU syntax tree without its source positions. What
 * `parse` of `@formatjs/icu-messageformat-parser` returns is assignable to a list of these.
 */
export interface MessageElement {
  /** 0 literal, 1 argument, 2 number, 3 date, 4 time, 5 select, 6 plural, 7 the `#` of a plural, 8 tag. */
  readonly type: number
  /** The text of a literal, else the name of the placeholder or tag. */
  readonly value?: string
  readonly children?: readonly MessageElement[]
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>
  readonly style?: unknown
  readonly offset?: number
  readonly pluralType?: string | undefined
}

/** What fills a sentence, by name. A string is inserted literally: it is never read as a pattern or as HTML. */
export type FillValues<Node> = Readonly<
  Record<string, string | number | bigint | Date | ((chunks: (string | Node)[]) => Node) | undefined>
>

/** A sentence with a plural, a select, a number or a date; `icu` makes it of a syntax tree. */
export type IcuMessage = <Node>(locale: string, values: FillValues<Node>) => readonly (string | Node)[]

/** A sentence as FormatJS's parser reads it: its text when it has no placeholder and no tag, else its syntax tree. */
export type ParsedMessage = string | readonly MessageElement[]

/** A compiled sentence: text, or a tree of text, placeholders and tags alone, or what `icu` makes of any other tree. */
export type Message = ParsedMessage | IcuMessage
