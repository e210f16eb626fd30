import type { Moment } from './protocol.ts'

/** XState's own events in words. */
const said = (type: string) =>
  type
    .replace(/^xstate\.init$/, 'began')
    .replace(/^xstate\.(done|error|after|snapshot)\.(actor\.|state\.)?/, '$1 ')

/** What happened at a moment: `login: form.submitted`. */
export const saying = ({ event }: Moment): string =>
  event ? `${event.machine}: ${said(event.type)}` : 'The tab was opened'
