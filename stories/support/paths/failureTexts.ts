import type { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { spaced } from './spaced.ts'

// SAFETY: the keys of `codes` are code slots.
const slots = Object.entries(defaultPolicy.codes) as [CodeSlot, readonly number[]][]

/** The name of the error code in the response; null if there is none. */
export const slotOf = ({ code }: ApiFailure): CodeSlot | null =>
  slots.find(([, codes]) => code !== null && codes.includes(code))?.[0] ?? null

/** Descriptions of codes whose names are unclear. */
const meanings: Readonly<Partial<Record<CodeSlot, string>>> = {
  mfaRequired: 'a second factor is needed',
  tooQuick: 'the attempt came too quickly',
  connectedToFacebook: 'the account is connected to Facebook',
  googleOnly: 'the account logs in by Google only',
  facebookOnly: 'the account logs in by Facebook only',
  appleOnly: 'the account logs in by Apple only',
  loginAssistance: 'the person needs assistance',
  passwordResetSent: 'a reset email was sent instead',
  suspended: 'the account is deactivated',
  facebookSignupDisabled: 'sign-up by Facebook is switched off',
  googleSignupDisabled: 'sign-up by Google is switched off',
  facebookUnavailable: 'Facebook is unavailable',
  googleUnavailable: 'Google is unavailable',
  noAccount: 'there is no such account',
  underage: 'too young',
  overage: 'too old to be true',
  missingAge: 'the birthday is missing',
  emailInvalid: 'the email does not exist',
  emailContainsBrand: 'the email contains the product’s name',
  emailCheckRefused: 'the email may not be asked about',
  emailUnverified: 'the person’s own email is not verified',
  boardBusy: 'the board is busy',
}

/** Describes a failed call: `the server refuses the log-in (wrong password)`. */
export function failureText(failure: ApiFailure, call: string): string {
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
      return `the server refuses ${call}${failure.serverMessage ? ' with a message' : ''}`
    }
  }
}
