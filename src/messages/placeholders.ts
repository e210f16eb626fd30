import type { MessageKey, Messages } from './en.ts'

/** What a `{placeholder}` takes: a string is inserted literally, a number or date as the locale writes it. */
export type MessageValue = string | number | bigint | Date

/** What a `<tag>` takes: a function from what stands between the tags to what is shown. */
export type MessageTag<Node> = (chunks: Node) => Node

type FirstOf<Inside extends string> = Inside extends `${infer Name},${string}` ? Name : Inside

/** The names in braces; a plural or a select makes the whole list `string`, because its branches have braces too. */
type NamesIn<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends FirstOf<Inside>
    ? Inside | NamesIn<Rest>
    : string
  : never

type TagsIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TagsIn<Rest> : never

type Values<Key extends MessageKey, Node> = {
  readonly [Name in Exclude<NamesIn<Messages[Key]>, 'productName'>]: MessageValue
} & { readonly [Name in TagsIn<Messages[Key]>]: MessageTag<Node> }

/**
 * What must be handed over with a key, read off its English sentence: a value for each `{placeholder}` and a function for
 * each `<tag>`. `{productName}` is always supplied. Of several keys, what all of them need together.
 */
export type ValuesOf<Key extends MessageKey, Node> =
  object extends Values<Key, Node> ? [values?: Values<Key, Node>] : [values: Values<Key, Node>]

/** What a key gives: a string, or `Node` when its sentence has a tag. */
export type ResultOf<Key extends MessageKey, Node> = [TagsIn<Messages[Key]>] extends [never] ? string : Node
