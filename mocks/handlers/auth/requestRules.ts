import type { authEndpoints } from '../../../src/api/auth/everyAuthEndpoint.ts'
import {
  all,
  ifSent,
  inside,
  isOneOf,
  isTextOrNull,
  needs,
  type RequestRule,
  type RequestRules,
  type Sent,
} from '../needs.ts'

/** What each type of sign-up needs as proof of identity. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'password', 'first_name', 'birthday_source_site'],
  facebook: ['facebook_id', 'facebook_token'],
  google: ['google_open_id_token'],
  google_one_tap: ['google_open_id_token'],
  line: ['line_id_token'],
  sso: ['sso_id_token', 'email'],
}

/** The sign-up types. */
const signupTypes = Object.keys(proofs)

const isAppType = isOneOf('app_type_from_client', 7, 5)

const isBirthday: RequestRule = ({ birthday }) =>
  Number.isInteger(birthday) ? null : 'birthday must be whole epoch seconds.'

/** An email sign-up asks for neither of these, and always sends them. */
const ofEmail = all(isTextOrNull('country'), isOneOf('last_name', ''))

function checkRegister(sent: Sent): string | null {
  const { type } = sent
  if (!signupTypes.includes(String(type))) return `type must be one of ${signupTypes.join(', ')}.`
  if (sent['attempt_event'] !== 7537) return 'attempt_event must be 7537.'
  return all(
    needs(...(proofs[String(type)] ?? []), 'recaptchaV3Token', 'context'),
    ifSent('birthday', isBirthday),
    type === 'email' ? ofEmail : () => null,
    isAppType,
  )(sent)
}

/** The sets of fields that prove somebody's identity. */
const credentials = [
  ['username_or_email', 'password'],
  ['facebook_id', 'facebook_token'],
  ['google_open_id_token'],
  ['line_id_token'],
  ['sso_user_email', 'sso_auth_code'],
  ['sso_id_token'],
]

function checkLogIn(sent: Sent): string | null {
  const given = credentials.filter((fields) => fields.some((field) => field in sent))
  if (given.length !== 1) return `exactly one kind of credentials is needed, ${given.length} came.`
  if (sent['attempt_event'] !== 7534) return 'attempt_event must be 7534.'
  return all(isAppType, needs(...(given[0] ?? []), 'recaptchaV3Token'))(sent)
}

function checkOffsite(sent: Sent): string | null {
  if (sent['check_only'] !== 'true') return 'check_only must be true.'
  if ('pin_id' in sent && 'third_party_ad' in sent) return 'pin_id and third_party_ad exclude each other.'
  return needs('url')(sent)
}

/** The form of a passkey's answer; whether it is right, the handler decides. */
const isAssertion = inside(
  'credential',
  all(
    needs('id', 'rawId'),
    isOneOf('type', 'public-key'),
    inside('response', needs('clientDataJSON', 'authenticatorData', 'signature')),
  ),
)

/** The form of a passkey that was just created. */
const isAttestation = inside(
  'credential',
  all(
    needs('id', 'rawId'),
    isOneOf('type', 'public-key'),
    inside('response', needs('clientDataJSON', 'attestationObject')),
  ),
)

/** What each auth request must contain. */
export const authRequestRules: RequestRules<typeof authEndpoints> = {
  logIn: checkLogIn,
  forgotPassword: (sent) =>
    needs('username_or_email')(sent) ??
    (sent['type'] === 'unified' || sent['type'] === 'reset' ? null : "type must be 'unified' or 'reset'."),
  checkSso: needs('email'),
  exchangeSsoCode: needs('code', 'state'),
  readFacebookProfile: all(needs('access_token', 'fields'), isOneOf('pii_safe_birthday', true)),
  readFacebookLoginData: needs('facebook_id', 'facebook_token'),
  checkEmailExists: needs('email'),
  validateEmail: needs('email'),
  validatePassword: needs('password', 'email'),
  validateBirthday: all(isBirthday, isTextOrNull('country')),
  register: checkRegister,
  checkOffsite,
  submitBirthday: all(needs('birthday_source_site'), isBirthday),
  resendVerification: () => null,
  logOut: () => null,
  checkPasswordLink: needs('token'),
  setPassword: needs('token', 'password'),
  readPin: (sent) =>
    needs('id')(sent) ?? (sent['field_set_key'] === 'detailed' ? null : "field_set_key must be 'detailed'."),
  queryPin: needs('pinId'),
  switchAccount: all(
    needs('user_id', 'recaptchaV3Token'),
    isOneOf('switch_account', true),
    isOneOf('get_user', true),
    isOneOf('attempt_event', 7534),
    isAppType,
  ),
  readPasskeyRequest: () => null,
  verifyPasskey: all(isAssertion, isOneOf('get_user', true), isOneOf('attempt_event', 7534), isAppType),
  readPasskeyCreation: () => null,
  registerPasskey: isAttestation,
  readPasskeys: () => null,
  renamePasskey: needs('id', 'name'),
  removePasskey: needs('id'),
}
