/** Dialogs over the log-in form. Their messages are `recovery.<name>.*`, and `NoticeDialog` shows them all. auth.txt §2. */
export const loginNotices = [
  'softBanned',
  'tooManyAttempts',
  'deactivated',
  'loginAssistance',
  'facebookNoMatch',
  'googleNoMatch',
  'lineNoMatch',
  'facebookUnavailable',
  'googleUnavailable',
  'lineUnavailable',
] as const

export type LoginNotice = (typeof loginNotices)[number]

/** Opens the dialog of the last failure's row. */
export const toFailureNotice = loginNotices.map((dialog) => ({
  guard: { type: 'isDialog' as const, params: { dialog } },
  target: `notice.${dialog}`,
}))

/** One state per dialog. With a token of the first provider, the recovery banner appears behind the one that says that nobody has it. */
export const noticeStates = Object.fromEntries(
  loginNotices.map((notice) => [
    notice,
    notice === 'facebookNoMatch' ? { entry: 'offerRecovery' as const } : {},
  ]),
)
