import type { AreaMessages } from './en.ts'
import type { Message } from './message.ts'

/** A part of the product whose messages can be loaded without those of the others. */
export type Area = Exclude<keyof AreaMessages, 'common'>

/** A locale's messages of some areas, and those that all areas share. Default: of all areas. */
export type Translated<In extends Area = Area> = {
  readonly [Key in { [Name in In | 'common']: keyof AreaMessages[Name] }[In | 'common']]?: Message
}
