import { db } from '../../db.ts'
import { respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { loggedIn } from './logIn.ts'

/** Switches to another account saved on the device. auth.txt §2 "account-switch mode". */
export const switchAccount: Handler<'switchAccount'> = ({ payload, policy }) => {
  const user = db.users.find(({ id }) => id === payload.user_id)
  if (!user) return respondWith({ code: 'noAccount' }, policy)
  if (user.outcome) return respondWith(user.outcome, policy)
  db.sessions.push({ id: `session-${db.sessions.length + 1}`, userId: user.id })
  return loggedIn(user)
}
