import { db, lastLoggedIn } from '../../db.ts'
import { respondWith, serverError } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { toUser } from './logIn.ts'
import { latestBirthday } from './signup.ts'

/** Saves the birthday of the current member: the last session's, or the first member. */
export const submitBirthday: Handler<'submitBirthday'> = ({ payload, policy }) => {
  if (payload.birthday > latestBirthday()) return respondWith({ code: 'underage' }, policy)
  const user = db.users.find(({ id }) => id === lastLoggedIn()) ?? db.users[0]
  return user
    ? { resource_response: { data: { user: toUser(user), response_message: null } } }
    : serverError()
}
