import type { TwoFactorPolicy } from '../../../src/domain/policy/twoFactorPolicy.ts'
import { loginMfaErrors } from '../../../src/errors/auth/login.errors.ts'
import { findUser } from '../../db.ts'
import { mfaMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { loggedIn } from '../../handlers/auth/logIn.ts'
import { never, refusal, respondWith, serverError, tooManyRequests, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { popupsAgree } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

interface Steps {
  /** Handles a code. Default: any code logs in. */
  readonly verify?: Handler<'logIn'>
  /** Handles the request for a new code. Default: a code is sent. */
  readonly resend?: Handler<'logIn'>
  /** Last digits of the phone number. Default: '42'. */
  readonly phoneEnd?: unknown
  /** How else a code can be had. Default: nothing is said of it. */
  readonly mfaMethods?: unknown
}

const logsIn: Handler<'logIn'> = () => {
  const member = findUser('mfa@example.com')
  return member ? loggedIn(member) : serverError()
}

/** Takes no code but a backup code, by that way. */
const asksForBackup: Handler<'logIn'> = (call) =>
  call.payload.mfa_method === 'backup_code' && call.payload.mfa_token === 'k7fp-2m9x'
    ? logsIn(call)
    : refusal({ message: mfaMessage })

/** Requires a second factor for any credentials. */
const asking = ({ verify = logsIn, resend, phoneEnd = '42', mfaMethods }: Steps = {}): Situation => ({
  answers: {
    logIn: (call) => {
      if (call.payload.mfa_token !== undefined) return verify(call)
      if (call.payload.mfa_resend && resend) return resend(call)
      return refusal({ code: 'mfaRequired', phoneEnd, mfaMethods }, call.policy)
    },
  },
  platform: popupsAgree,
})

const failing = (outcome: Outcome) => asking({ verify: ({ policy }) => respondWith(outcome, policy) })

const pausing = (steps: Steps = {}): Situation => ({
  ...asking(steps),
  policy: { timing: { resendPause: 30_000 } },
})

const submitting = (steps: Steps = {}): Situation => ({
  ...asking(steps),
  policy: { twoFactor: { submitsLastDigit: true } },
})

const remembering = (verify: Handler<'logIn'>): Situation => ({
  ...asking({ mfaMethods: ['totp', 'backup_code'], verify }),
  policy: { twoFactor: { remembersDevice: true } },
})

const reading = (twoFactor: Partial<TwoFactorPolicy> = {}, steps: Steps = {}): Situation => ({
  ...asking(steps),
  policy: { twoFactor: { readsMessage: true, ...twoFactor } },
})

/** Whether the code is the given one, sent with the wish that the device be remembered. */
const remembers =
  (code: string): Handler<'logIn'> =>
  (call) =>
    call.payload.mfa_token === code && call.payload.mfa_remember_device
      ? logsIn(call)
      : refusal({ message: mfaMessage })

const rows = fromRows(loginMfaErrors, mfaMessage, failing, { codeRequired: asking(), codeFormat: asking() })

/** Outcomes of the two-factor step, to which the first log-in call always leads. */
export const loginMfaScenarios = inArea('loginMfa', {
  ...rows,
  succeeds: asking(),
  neverAnswers: asking({ verify: never }),
  resendNeverAnswers: asking({ resend: never }),
  resendFails: asking({ resend: () => serverError() }),
  /** Markup instead of the last digits of the phone number. */
  hostilePhoneEnd: asking({ phoneEnd: '<b>12345</b>' }),
  emptyPhoneEnd: asking({ phoneEnd: '' }),
  /** The server refuses the code and says no more. */
  wrongCode: asking({ verify: () => refusal({}) }),
  limitedByGateway: asking({ verify: () => tooManyRequests(90) }),
  /** An authenticator app or a backup code do as well. */
  offersOthers: asking({ mfaMethods: ['totp', 'backup_code'] }),
  /** A backup code alone does, and is wrong, or is never answered. */
  offersBackup: asking({ mfaMethods: ['backup_code'], verify: asksForBackup }),
  backupWrong: asking({ mfaMethods: ['backup_code'], verify: () => refusal({ message: mfaMessage }) }),
  /** Methods that do not exist, and values that name none. */
  waysMalformed: asking({ mfaMethods: ['carrier_pigeon', null, 7, { totp: true }] }),
  listMalformed: asking({ mfaMethods: { totp: true } }),
  /** The device can be remembered, and has to be; with a backup code; or must not be. */
  remembers: remembering(remembers('123456')),
  remembersBackup: remembering(remembers('k7fp-2m9x')),
  remembersNot: remembering((call) =>
    call.payload.mfa_remember_device === undefined ? logsIn(call) : refusal({ message: mfaMessage }),
  ),
  /** The browser is asked for the code of the message; it cannot read one; a code is submitted at once. */
  reads: reading({}, { mfaMethods: ['totp'] }),
  readsNone: {
    ...reading(),
    platform(platform) {
      popupsAgree(platform)
      platform.messageCodes.mode = 'absent'
    },
  },
  readsAndSubmits: reading({ submitsLastDigit: true }),
  /** With a pause of 30 s between two codes; in vain, because none is sent. */
  pauses: pausing(),
  pausesInVain: pausing({ resend: () => serverError() }),
  /** The last digit submits the code, which is right, wrong unless it is 123456, or never answered. */
  submits: submitting(),
  submitsWrong: submitting({
    verify: (call) => (call.payload.mfa_token === '123456' ? logsIn(call) : refusal({ message: mfaMessage })),
  }),
  submitsNeverAnswered: submitting({ verify: never }),
})
