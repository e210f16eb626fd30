/** Parts of the log-in form that few people see: one chunk, loaded when the first of them is shown. */
export { PersonPicture } from '../shell/PersonPicture.tsx'
export { PasswordGate } from './PasswordGate.tsx'
