import { loginMfaErrors } from '../../../src/errors/auth/login.errors.ts'
import { findUser } from '../../db.ts'
import { mfaWords } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { loggedIn } from '../../handlers/auth/logIn.ts'
import { never, refusal, respondWith, serverError, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { popupsAgree } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

interface Steps {
  /** What a code is answered with. Default: any code logs in. */
  readonly verify?: Handler<'logIn'>
  /** What the wish for a new code is answered with. Default: a code is sent. */
  readonly resend?: Handler<'logIn'>
  /** Default: '42'. */
  readonly phoneEnd?: unknown
}

const logsIn: Handler<'logIn'> = () => {
  const member = findUser('mfa')
  return member ? loggedIn(member) : serverError()
}

/** Whatever the credentials, a second factor is asked for first. auth.txt §4 "Two-factor". */
const asking = ({ verify = logsIn, resend, phoneEnd = '42' }: Steps = {}): Situation => ({
  answers: {
    logIn: (call) => {
      if (call.payload.mfa_token !== undefined) return verify(call)
      if (call.payload.mfa_resend && resend) return resend(call)
      return refusal({ code: 'mfaRequired', phoneEnd }, call.policy)
    },
  },
  platform: popupsAgree,
})

const failing = (outcome: Outcome) => asking({ verify: ({ policy }) => respondWith(outcome, policy) })

const rows = fromRows(loginMfaErrors, mfaWords, failing, { codeRequired: asking(), codeFormat: asking() })

/** What the two-factor step may come to. The first log-in call always leads to it. */
export const loginMfaScenarios = inArea('loginMfa', {
  ...rows,
  succeeds: asking(),
  neverAnswers: asking({ verify: never }),
  resendNeverAnswers: asking({ resend: never }),
  resendFails: asking({ resend: () => serverError() }),
  /** E15: the end of the phone number is no number. */
  hostilePhoneEnd: asking({ phoneEnd: '<b>12345</b>' }),
  emptyPhoneEnd: asking({ phoneEnd: '' }),
})
