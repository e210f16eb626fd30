import { db, findUser } from '../../db.ts'
import { unknownEmail } from '../../fixtures/messages.ts'
import { respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** Sends a password-reset email. It refuses an unknown account, which reveals that there is none: a server may answer both alike. */
export const forgotPassword: Handler<'forgotPassword'> = ({ payload, policy }) => {
  const user = findUser(payload.username_or_email)
  if (!user) return respondWith(unknownEmail, policy)
  db.sent.push({ to: user.email, what: 'passwordReset' })
  return { resource_response: { data: null } }
}
