import type { MessageKey, Messages } from './en.ts'

/** The value of a `{placeholder}`. A string is inserted literally, a number or date in the format of the locale. */
export type MessageValue = string | number | bigint | Date

/** The value of a `<tag>`: a function from its content to what is rendered. */
export type MessageTag<Node> = (chunks: Node) => Node

type FirstOf<Inside extends string> = Inside extends `${infer Name},${string}` ? Name : Inside

/** The names in braces. With a plural or a select the result is `string`, because the branches have braces too. */
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
 * The values that a key requires, derived from its English sentence: one for each `{placeholder}` and a function for
 * each `<tag>`. `{productName}` is always supplied. A union of keys requires the values of all of them.
 */
export type ValuesOf<Key extends MessageKey, Node> =
  object extends Values<Key, Node> ? [values?: Values<Key, Node>] : [values: Values<Key, Node>]

/** The result for a key: a string, or `Node` when its sentence has a tag. */
export type ResultOf<Key extends MessageKey, Node> = [TagsIn<Messages[Key]>] extends [never] ? string : Node
