/** Dialogs over the log-in form. Their messages are `recovery.<name>.*`, and `NoticeDialog` shows them all. auth.txt §2. */
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

/** Opens the dialog that `notice.opened` names. */
export const toNamedNotice = loginNotices.map((notice) => ({
  guard: { type: 'isNotice' as const, params: { notice } },
  target: `#login.notice.${notice}`,
}))

/** Opens the dialog of the last failure's row. */
export const toFailureNotice = loginNotices.map((dialog) => ({
  guard: { type: 'isDialog' as const, params: { dialog } },
  target: `notice.${dialog}`,
}))

/** One state per dialog. */
export const noticeStates = Object.fromEntries(
  loginNotices.map((notice) => [notice, { entry: { type: 'assignNotice' as const, params: { notice } } }]),
)
