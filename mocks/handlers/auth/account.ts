import { db } from '../../db.ts'
import { respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { letIn } from './logIn.ts'

/** Switches to another account saved on the device. */
export const switchAccount: Handler<'switchAccount'> = ({ payload, policy }) => {
  const user = db.users.find(({ id }) => id === payload.user_id)
  if (!user) return respondWith({ code: 'noAccount' }, policy)
  return user.outcome ? respondWith(user.outcome, policy) : letIn(user, payload, policy)
}
