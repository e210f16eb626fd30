import type { LoginPayload } from '../../../src/api/auth/auth.payloads.ts'
import type { MfaMethod } from '../../../src/domain/auth/mfaMethods.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import { db, findSsoDomain, findUser } from '../../db.ts'
import type { MfaRow, UserRow } from '../../rows.ts'
import { faceOf } from '../../fixtures/faces.ts'
import { unknownEmail } from '../../fixtures/messages.ts'
import { refusal, respondWith, type Outcome } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** Logs in the member to whom the credentials belong in the mock server's tables. */
export const logIn: Handler<'logIn'> = ({ payload, policy }) => {
  const identified = identify(payload)
  if (!('user' in identified)) return respondWith(identified, policy)
  return letIn(identified.user, payload, policy)
}

/** Logs a member in, unless the server requires a widget token or a code first. */
export function letIn(
  user: UserRow,
  payload: Pick<
    LoginPayload,
    'switch_account' | 'mfa_token' | 'mfa_method' | 'mfa_remember_device' | 'recaptchaV2Token'
  >,
  policy: Policy,
) {
  if (user.isSuspicious && !passesBotCheck(payload)) return respondWith({ code: 'tooQuick' }, policy)
  user.isSuspicious = false
  if (
    user.mfa &&
    !user.mfa.isDeviceRemembered &&
    payload.mfa_token !== codeOf(user.mfa, payload.mfa_method)
  ) {
    if (payload.mfa_token !== undefined)
      return refusal({ message: 'That code is not right. Check it and try again.' })
    db.sent.push({ to: user.email, what: 'mfaCode' })
    return refusal({ code: 'mfaRequired', phoneEnd: user.mfa.phoneEnd, mfaMethods: waysOf(user.mfa) }, policy)
  }
  if (user.mfa && payload.mfa_remember_device) user.mfa.isDeviceRemembered = true
  db.sessions.push({ id: `session-${db.sessions.length + 1}`, userId: user.id })
  return loggedIn(user, payload.switch_account ? accountGroup : null)
}

/** The code by this way; null where the member has no such way, so that no code is right. */
const codeOf = ({ code, others }: MfaRow, method: MfaMethod = 'sms') =>
  method === 'sms' ? code : (others?.[method] ?? null)

/** How else the member can get a code. */
const waysOf = ({ others }: MfaRow) => others && Object.keys(others)

/** The group of the accounts that the device's user switches between. */
const accountGroup = 'group-1'

/** The response of a successful log-in. */
export const loggedIn = (user: UserRow, group_id: string | null = null) => ({
  client_context: { country: 'US', country_from_hostname: 'US', country_from_ip: 'US', region_from_ip: 'CA' },
  resource_response: { data: { user: toUser(user), group_id } },
})

/** A member in the server's format. */
export const toUser = ({ id, username, email, fullName }: UserRow) => ({
  id,
  username,
  email,
  full_name: fullName,
  image_medium_url: faceOf(id),
  image_large_url: faceOf(id),
  partner: null,
})

type Identified = { readonly user: UserRow } | Outcome

/** The member with these credentials, or the outcome if the log-in fails. */
function identify(payload: LoginPayload): Identified {
  if ('username_or_email' in payload) return byPassword(payload.username_or_email, payload.password)
  if ('facebook_id' in payload) return byProvider('facebook', payload.facebook_id)
  if ('google_open_id_token' in payload) return byProvider('google', payload.google_open_id_token)
  if ('line_id_token' in payload) return byProvider('line', payload.line_id_token)
  if ('sso_user_email' in payload) return bySso(payload.sso_user_email, payload.sso_auth_code)
  return 'sso_id_token' in payload ? bySsoToken(payload.sso_id_token) : noAccount
}

const noAccount: Outcome = { code: 'noAccount', message: 'We could not find an account for that.' }

function byPassword(name: string, password: string): Identified {
  const user = findUser(name)
  if (db.blacklistedPasswords.includes(password)) return { code: 'passwordRejected' }
  if (!user) return unknownEmail
  if (user.outcome) return user.outcome
  if (user.password === null) return { code: providerOnly(user) }
  return user.password === password ? { user } : { code: 'wrongPassword' }
}

function providerOnly({ linked }: UserRow) {
  if (linked.google) return 'googleOnly'
  return linked.facebook ? 'facebookOnly' : 'appleOnly'
}

function byProvider(provider: 'facebook' | 'google' | 'line', id: string): Identified {
  const user = db.users.find(({ linked }) => linked[provider] === id)
  if (!user) return noAccount
  return user.outcome && user.outcome.code !== 'connectedToFacebook' ? user.outcome : { user }
}

function bySso(email: string, code: string): Identified {
  const user = findUser(email)
  const row = findSsoDomain(email)
  return user && row && (code === row.code || code === row.authCode) ? { user } : noAccount
}

function bySsoToken(token: string): Identified {
  const row = db.ssoDomains.find(({ newcomer }) => newcomer.idToken === token)
  const user = row && findUser(row.newcomer.email)
  return user ? { user } : noAccount
}

/** Any other token passes the bot check. */
const robotToken = 'robot'
const passesBotCheck = ({ recaptchaV2Token: token }: Pick<LoginPayload, 'recaptchaV2Token'>) =>
  Boolean(token) && token !== robotToken
