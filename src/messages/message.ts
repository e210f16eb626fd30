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

/** A compiled sentence: the text itself when it has no placeholder and no tag, else its syntax tree. */
export type Message = string | readonly MessageElement[]
