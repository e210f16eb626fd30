import { db } from '../../db.ts'
import type { Handler } from '../handler.ts'

/** Resends the verification email to the last session's member, or the first member. */
export const resendVerification: Handler<'resendVerification'> = () => {
  const user = db.users.find(({ id }) => id === db.sessions.at(-1)?.userId) ?? db.users[0]
  if (user) db.sent.push({ to: user.email, what: 'emailVerification' })
  return { resource_response: { data: null } }
}
