import type { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, type CodeSlot } from '../../../src/domain/policy/policy.ts'
import { spaced } from './spaced.ts'

// SAFETY: the keys of the table.
const slots = Object.entries(defaultPolicy.codes) as [CodeSlot, readonly number[]][]

/** The name of the code that a server refused by; null when it gave none. */
export const slotOf = ({ code }: ApiFailure): CodeSlot | null =>
  slots.find(([, codes]) => code !== null && codes.includes(code))?.[0] ?? null

/** Names of codes that say too little by themselves. */
const meanings: Readonly<Partial<Record<CodeSlot, string>>> = {
  mfaRequired: 'a second factor is needed',
  tooQuick: 'the attempt came too quickly',
  connectedToFacebook: 'the account is connected to Facebook',
  googleOnly: 'the account logs in by Google alone',
  facebookOnly: 'the account logs in by Facebook alone',
  appleOnly: 'the account logs in by Apple alone',
  loginAssistance: 'the person needs assistance',
  passwordResetSent: 'a reset e-mail was sent instead',
  suspended: 'the account is deactivated',
  facebookSignupDisabled: 'nobody signs up by Facebook any more',
  googleSignupDisabled: 'nobody signs up by Google any more',
  facebookUnavailable: 'Facebook is unavailable',
  googleUnavailable: 'Google is unavailable',
  noAccount: 'there is no such account',
  underage: 'too young',
  overage: 'too old to be true',
  missingAge: 'the birthday is missing',
  emailInvalid: 'the e-mail does not exist',
  emailContainsBrand: 'the e-mail holds the product’s name',
  emailCheckRefused: 'the e-mail may not be asked about',
  emailUnverified: 'the person’s own e-mail is not verified',
  boardBusy: 'the board is busy',
}

/** A failed call in words: `the server refuses the log-in (wrong password)`. */
export function failureWords(failure: ApiFailure, call: string): string {
  switch (failure.kind) {
    case 'offline':
      return `there is no connection for ${call}`
    case 'server':
      return `the server breaks down over ${call}`
    case 'malformed':
      return `the server’s answer to ${call} cannot be read`
    case 'aborted':
      return `${call} is given up`
    case 'timedOut':
      return `${call} is not answered in time`
    case 'refused': {
      const slot = slotOf(failure)
      if (slot) return `the server refuses ${call} (${meanings[slot] ?? spaced(slot)})`
      return `the server refuses ${call}${failure.serverMessage ? ' in words of its own' : ''}`
    }
  }
}
