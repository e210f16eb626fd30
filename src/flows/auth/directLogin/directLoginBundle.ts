/** What may follow a log-in without a form. One chunk, loaded when it is first needed. */
export { TimedNotice } from '../recovery/TimedNotice.tsx'
export { BotCheckStep } from './BotCheckStep.tsx'
export { LoginMfaDialog } from './LoginMfaDialog.tsx'
