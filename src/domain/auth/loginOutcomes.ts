/** The outcomes of a log-in that have a number, with which a failed attempt is logged. auth.txt §4 "Login outcome codes". */
export const loginOutcomes = {
  SOFT_BANNED: 0,
  RATE_LIMITED: 1,
  LOGIN_ASSISTANCE: 2,
  PASSWORD_RESET_SENT: 3,
  PREVENT_FACEBOOK_REGISTER: 4,
  PREVENT_GOOGLE_REGISTER: 5,
  SUSPENDED: 6,
} as const

export type LoginOutcome = (typeof loginOutcomes)[keyof typeof loginOutcomes]

/** The names under which a log-in reports that its popup gave no answer. */
export type PopupReason = 'OTHER_ERROR' | 'POPUP_DISABLED'
