import type { Moment } from './protocol.ts'

/** A readable name for XState's own events. */
const readable = (type: string) =>
  type
    .replace(/^xstate\.init$/, 'began')
    .replace(/^xstate\.(done|error|after|snapshot)\.(actor\.|state\.)?/, '$1 ')

/** The description of a moment: `login: form.submitted`. */
export const describeMoment = ({ event }: Moment): string =>
  event ? `${event.machine}: ${readable(event.type)}` : 'The tab was opened'
