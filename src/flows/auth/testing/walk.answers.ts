import { wren } from '../../../../machines/testing/auth.ts'
import type { fakeAuthWhole } from '../../../../machines/testing/authWhole.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { notSso } from '../../../domain/auth/providers/ssoInfo.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../platform/platform.ts'

/** The calls of the whole flow, by name. */
export type CallName = keyof ReturnType<typeof fakeAuthWhole>['fakes']

/** One of a list, by a number. */
export function at<T>(list: readonly T[], n: number): T {
  if (list.length === 0) throw new Error('Nothing to choose from.')
  // SAFETY: the index lies within the list.
  return list[n % list.length] as T
}

const kinds = ['offline', 'server', 'malformed', 'aborted'] as const
const { mfaRequired, noAccount, tooQuick, underage } = defaultPolicy.codes

/** Whatever a call may fail with. */
export const failures: readonly unknown[] = [
  // What leads deeper comes more often.
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
    ...Object.values(defaultPolicy.codes),
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

/** What each call may answer, what leads deepest first. */
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
