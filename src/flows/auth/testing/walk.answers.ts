import { wren } from '../../../../testing/machines/auth.ts'
import type { fakeAuthWithSignup } from '../../../../testing/machines/authWithSignup.ts'
import { ApiFailure } from '../../../api/failure.ts'
import type { CodeSlot } from '../../../domain/policy/codes.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { notSso } from '../../../domain/auth/providers/ssoInfo.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../platform/platform.ts'

/** Names of the calls that the flow makes. */
export type CallName = keyof ReturnType<typeof fakeAuthWithSignup>['fakes']

/** Picks an item of the list; any number is a valid index. */
export function at<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Error('The list is empty.')
  // SAFETY: the index lies within the list.
  return list[n % list.length] as T
}

const kinds = ['offline', 'server', 'malformed', 'aborted'] as const
/** Only the page for a new password and passkeys get these. */
const ofOthers: ReadonlySet<string> = new Set<CodeSlot>([
  'resetLinkInvalid',
  'resetLinkExpired',
  'resetLinkUsed',
  'passwordReused',
  'passkeyUnknown',
])
const codes = Object.entries(defaultPolicy.codes).flatMap(([slot, numbers]) =>
  ofOthers.has(slot) ? [] : [numbers],
)
const { mfaRequired, noAccount, tooQuick, underage } = defaultPolicy.codes

/** Every way a call can fail. */
export const failures: readonly unknown[] = [
  // Failures that open further screens are repeated, so the walk picks them more often.
  ...[
    mfaRequired,
    tooQuick,
    noAccount,
    noAccount,
    noAccount,
    underage,
    mfaRequired,
    tooQuick,
    noAccount,
    ...codes,
  ].map(([code = null]) => new ApiFailure('refused', { status: 400, code, phoneEnd: '42' })),
  ...kinds.map((kind) => new ApiFailure(kind)),
  new ApiFailure('refused', { serverMessage: 'Paused.' }),
  new ApiFailure('refused'),
  new TypeError('x is undefined'),
  new ProviderRefused('not_authorized'),
  new ProviderRefused('unknown'),
  new ProviderUnavailable('facebook'),
  undefined,
]

const sso = {
  ...notSso,
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://sso.example/',
  exchangeCodeToTokenUrl: 'https://own.example/',
}
const validity = [
  { isValid: true, message: null },
  { isValid: true, message: null },
  { isValid: false, message: null },
  { isValid: false, message: 'No.' },
]
const registered = [
  { user: wren, message: 'Welcome.' },
  { user: wren, message: null },
]

/** Possible results of each call; the first one gets furthest. */
export const outputs: Readonly<Record<CallName, readonly unknown[]>> = {
  logIn: [wren],
  verifyCode: [wren],
  resendCode: [undefined],
  checkSso: [sso, { ...sso, existingUser: false }, sso, notSso],
  exchangeCode: ['auth-code', null],
  loadProvider: [undefined],
  askProvider: [{ google_open_id_token: 'g' }],
  recordTimestamp: [{ isWithin: true }, { isWithin: false }],
  requestReset: [undefined],
  requestToken: ['v3'],
  storeCredential: [undefined],
  loadSignup: [undefined],
  readUnderageFlag: [false, false, false, true],
  setUnderageFlag: [undefined],
  checkEmailExists: [false, false, true],
  validateEmail: validity,
  validatePassword: validity,
  validateBirthday: validity,
  register: registered,
  registerSocial: registered,
  readProfile: [
    {},
    { email: 'robin@example.com' },
    { birthday: '1990-05-17' },
    { email: 'robin@example.com', birthday: '1990-05-17' },
  ],
}
