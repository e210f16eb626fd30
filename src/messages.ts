/** `tackboard/messages`: loading translations. It may be imported in a server component. */
export { directionOf, loadMessages, negotiateLocale, type Locale } from './messages/load.ts'
