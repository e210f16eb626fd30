/** Generated from en/auth/containers.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { containers as source } from '../../../en/auth/containers.ts'
import type { Message } from '../../../message.ts'

export const containers: Readonly<Record<keyof typeof source, Message>> = {
  'limited.subheader': 'Log in or sign up to pick up where you left off.',
}
