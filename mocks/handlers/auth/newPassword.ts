import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { db } from '../../db.ts'
import type { PasswordLinkRow, UserRow } from '../../rows.ts'
import { respondWith, type Outcome } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { toUser } from './logIn.ts'

const refused: Readonly<Record<'expired' | 'used', CodeSlot>> = {
  expired: 'resetLinkExpired',
  used: 'resetLinkUsed',
}

type Found = { readonly link: PasswordLinkRow; readonly user: UserRow } | Outcome

/** The link with this token and its member, or why it cannot be used. */
function findLink(token: string): Found {
  const link = db.passwordLinks.find((row) => row.token === token)
  const user = link && db.users.find(({ id }) => id === link.userId)
  if (!link || !user) return { code: 'resetLinkInvalid' }
  return link.state === 'open' ? { link, user } : { code: refused[link.state] }
}

/** Says whose link it is. */
export const checkPasswordLink: Handler<'checkPasswordLink'> = ({ payload, policy }) => {
  const found = findLink(payload.token)
  if (!('link' in found)) return respondWith(found, policy)
  const { email, username } = found.user
  return { resource_response: { data: { email, username } } }
}

/** Sets the password, uses the link up, and logs the member in, unless their log-in takes more than a password. */
export const setPassword: Handler<'setPassword'> = ({ payload, policy }) => {
  const found = findLink(payload.token)
  if (!('link' in found)) return respondWith(found, policy)
  const { link, user } = found
  if (db.blacklistedPasswords.includes(payload.password))
    return respondWith({ code: 'passwordRejected' }, policy)
  if (user.password === payload.password) return respondWith({ code: 'passwordReused' }, policy)
  user.password = payload.password
  link.state = 'used'
  const isLoggedIn = !user.mfa && !user.outcome
  if (isLoggedIn) db.sessions.push({ id: `session-${db.sessions.length + 1}`, userId: user.id })
  return { resource_response: { data: { user: isLoggedIn ? toUser(user) : null } } }
}
