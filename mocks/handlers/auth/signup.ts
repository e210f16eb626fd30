import { db, findUser } from '../../db.ts'
import { refusal, respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { toUser } from './logIn.ts'

const valid = { resource_response: { data: { is_valid: true, message: null } } }
const invalid = (message: string | null = null) => ({
  resource_response: { data: { is_valid: false, message } },
})

/** Whether an account with the email exists. */
export const checkEmailExists: Handler<'checkEmailExists'> = ({ payload }) => ({
  resource_response: { data: findUser(payload.email) !== undefined },
})

/** Addresses starting with 'unreachable@' are invalid. */
export const validateEmail: Handler<'validateEmail'> = ({ payload }) =>
  payload.email.startsWith('unreachable@') ? invalid() : valid

export const validatePassword: Handler<'validatePassword'> = ({ payload }) =>
  db.blacklistedPasswords.includes(payload.password) ? invalid() : valid

/** The latest birthday that is old enough to sign up, in epoch seconds. */
export const latestBirthday = () => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear() - 13, now.getUTCMonth(), now.getUTCDate()) / 1000
}

export const validateBirthday: Handler<'validateBirthday'> = ({ payload, policy }) =>
  payload.birthday > latestBirthday() ? respondWith({ code: 'underage' }, policy) : valid

/** Creates an account. */
export const register: Handler<'register'> = ({ payload, policy }) => {
  if (payload.birthday === undefined) return respondWith({ code: 'missingAge' }, policy)
  if (payload.birthday > latestBirthday()) return respondWith({ code: 'underage' }, policy)
  const email = payload.email ?? ''
  if (findUser(email)) return refusal({ message: 'That email already has an account.' })
  const id = String(db.users.length + 1)
  const user = {
    id,
    username: `member${id}`,
    email: email.trim().toLowerCase(),
    fullName: [payload.first_name, payload.last_name].filter(Boolean).join(' '),
    password: 'password' in payload ? payload.password : null,
    mfa: null,
    linked: {},
    outcome: null,
    isSuspicious: false,
  }
  db.users.push(user)
  db.sessions.push({ id: `session-${db.sessions.length + 1}`, userId: id })
  return { resource_response: { data: { user: toUser(user), response_message: null } } }
}
