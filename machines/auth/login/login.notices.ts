/** Dialogs that stand over the log-in form. Their words are `recovery.<name>.*`; `NoticeDialog` draws them all. auth.txt §2. */
export const loginNotices = [
  'softBanned',
  'tooManyAttempts',
  'deactivated',
  'loginAssistance',
  'facebookNoMatch',
  'googleNoMatch',
  'facebookUnavailable',
  'googleUnavailable',
  'lineUnavailable',
] as const

export type LoginNotice = (typeof loginNotices)[number]

/** Leaves the form for the dialog that an event names. */
export const toNamedNotice = loginNotices.map((notice) => ({
  guard: { type: 'isNotice' as const, params: { notice } },
  target: `#login.notice.${notice}`,
}))

/** Leaves the form for the dialog that the last failure's row names. */
export const toFailureNotice = loginNotices.map((dialog) => ({
  guard: { type: 'isDialog' as const, params: { dialog } },
  target: `notice.${dialog}`,
}))

/** One resting state a dialog. */
export const noticeStates = Object.fromEntries(
  loginNotices.map((notice) => [notice, { entry: { type: 'assignNotice' as const, params: { notice } } }]),
)
