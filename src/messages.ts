/** `tackboard/messages`: loading translations. It may be imported in a server component. */
export { directionOf, loadMessages, negotiateLocale, type Locale } from './messages/load.ts'
export type { Direction } from './messages/direction.ts'
export type { Translated, Translation } from './messages/load.ts'
export type { MessageKey } from './messages/en.ts'
export type { Message } from './messages/message.ts'
export type { Messages } from './messages/en.ts'
export type { MessageElement } from './messages/message.ts'
