import { db } from '../../db.ts'
import type { Handler } from '../handler.ts'

/** Ends the session of the member who logged in last. */
export const logOut: Handler<'logOut'> = () => {
  db.sessions.pop()
  return { resource_response: { data: null } }
}
