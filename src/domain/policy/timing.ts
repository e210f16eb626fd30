/**
 * Delays and timeouts, in milliseconds. Machines refer to them by name; tests use a simulated clock. Most are those of the
 * specification; the others are Tackboard's own or name their section. auth.txt §9, saving.txt §9.
 */
export interface Timing {
  /** Debounce of the SSO check after the email changes. Default: 300. auth.txt §4. */
  readonly ssoDebounce: number
  /** How long a v3 bot-check token is used before it is renewed. Default: 105,000. */
  readonly botTokenRefresh: number
  /** Timeout of a v3 token; after that, the log-in is sent with the token 'default'. Default: 8,000. */
  readonly botTokenTimeout: number
  /** Timeout for loading the v2 widget. Default: 30,000. */
  readonly botWidgetTimeout: number
  /** Length of the window that `botLimit` applies to. Default: 3,600,000. */
  readonly botLimitWindow: number
  /** Interval for checking whether a popup has closed. Default: 1,000. auth.txt §4. */
  readonly popupPoll: number
  /** How long a popup's message is still accepted after the popup has closed. Default: 3,000. */
  readonly popupCloseGrace: number
  /** How long the script of a provider or of the bot check may take to load. Default: 30,000. */
  readonly scriptTimeout: number
  /** Interval for polling for such a script, once it has loaded. Default: 100. */
  readonly scriptPoll: number
  /** After this time, a pending form says that it is slow and offers to cancel. Default: 5,000. */
  readonly slowAnswer: number
  /** Timeout of a request. Default: 30,000. */
  readonly requestTimeout: number
  /** Timeout of the browser's credential store, after which the log-in continues without it. Default: 1,000. */
  readonly credentialTimeout: number
  /** Duration of the toast 'We sent you a new code!'. Default: 5,000. auth.txt §4. */
  readonly resendCodeToast: number
  /** How long until the two-factor step lets somebody request another code; the button counts down. Default: 0, no pause. */
  readonly resendPause: number
  /** Duration of the toast 'Email sent!' after a password reset. Default: 3,500. */
  readonly passwordResetToast: number
  /** Duration of the toasts for validation errors on submit and for consents. Default: 3,500. auth.txt §5. */
  readonly validationToast: number
  /** How long a page waits to be left for the browser to go back over the steps of `stepsInHistory`. Default: 1,000. */
  readonly stepTravel: number
  /** Debounce of the server's email validation after the email changes. Default: 300. */
  readonly emailValidityDebounce: number
  /** Duration of the toast for a failed email validation. Default: 3,000. auth.txt §7. */
  readonly emailValidationToast: number
  /** Duration of the toast of the underage confirmation. Default: 3,500. */
  readonly underageToast: number
  /** Delay between the underage confirmation and the redirect to '/'. Default: 4,000. */
  readonly underageRedirect: number
  /** Duration of the one-tap loading screen's progress bar. Default: 6,000. auth.txt §2. */
  readonly loadingBar: number
  /** Interval between updates of that bar. Default: 300. */
  readonly loadingStep: number
  /** Duration of the toast 'Saved to …'. Default: 4,000. saving.txt §4. */
  readonly saveToast: number
  /** The same where the toast offers 'Undo' (`policy.saving.undoSaves`). Default: 8,000. */
  readonly undoToast: number
  /** Duration of the toasts for failed saves, follows and moves. Default: 4,000. */
  readonly savingErrorToast: number
  /** Duration of the toast for a new follow. Default: 4,000. */
  readonly followToast: number
  /** How long the save confirmation is shown. Default: 2,600. */
  readonly saveOverlay: number
  /** Delay before the confetti of the save confirmation. Default: 1,250. */
  readonly confettiDelay: number
  /** How long 'Board created' is shown before the modal closes. Default: 1,500. */
  readonly boardCreated: number
  /** Debounce of the hashtag search. Default: 200. */
  readonly hashtagDebounce: number
  /** Debounce of the search for people to invite. Default: 200. */
  readonly collaboratorDebounce: number
  /** Minimum interval between requests for more boards while scrolling. Default: 200. */
  readonly scrollFetch: number
  /** Duration of the toast for a pin that was created from an external page. Default: 5,000. */
  readonly externalToast: number
  /** How long the page that remains may still show it, if the page of that pin was left at once. Default: 30,000. */
  readonly announcement: number
  /** How long what a visitor pressed is remembered while they log in. Default: 600,000. */
  readonly pressed: number
  /** How long the popup shows its success before it closes. Default: 10,000. */
  readonly popupAutoClose: number
  /** Interval of the countdown to that. Default: 1,000. */
  readonly countdownStep: number
  /** Delay before a window closes, so that a link that was pressed can open. Default: 1. */
  readonly windowClose: number
  /** How long the list of boards waits for the boards the member saved to last. Default: 1,000. */
  readonly recentBoards: number
  /** How long to wait for the sizes of a page's pictures; slower ones are shown without. Default: 3,000. */
  readonly pictureMeasure: number
  /** How long until the invitation to connect an account can be dismissed. Default: 2,000. */
  readonly claimDismiss: number
  /** How long until the profiles that a partner may act for are read again. Default: 300,000. */
  readonly profilesRefresh: number
  /** How long after the last change a draft of an ad is saved. Default: 300. */
  readonly draftSave: number
  /** How long quick promote waits after a change before it asks what the budget brings. Default: 500. */
  readonly estimatePause: number
  /** How long a picture is in view before the boards that have it are looked for. Default: 300. */
  readonly duplicatesPause: number
}

/** Values from the spec or, where it leaves them open, Tackboard's own. */
export const defaultTiming: Timing = {
  ssoDebounce: 300,
  botTokenRefresh: 105_000,
  botTokenTimeout: 8_000,
  botWidgetTimeout: 30_000,
  botLimitWindow: 3_600_000,
  popupPoll: 1_000,
  popupCloseGrace: 3_000,
  scriptTimeout: 30_000,
  scriptPoll: 100,
  slowAnswer: 5_000,
  requestTimeout: 30_000,
  credentialTimeout: 1_000,
  resendCodeToast: 5_000,
  resendPause: 0,
  passwordResetToast: 3_500,
  validationToast: 3_500,
  stepTravel: 1_000,
  emailValidityDebounce: 300,
  emailValidationToast: 3_000,
  underageToast: 3_500,
  underageRedirect: 4_000,
  loadingBar: 6_000,
  loadingStep: 300,
  saveToast: 4_000,
  undoToast: 8_000,
  savingErrorToast: 4_000,
  followToast: 4_000,
  saveOverlay: 2_600,
  confettiDelay: 1_250,
  boardCreated: 1_500,
  hashtagDebounce: 200,
  collaboratorDebounce: 200,
  scrollFetch: 200,
  externalToast: 5_000,
  announcement: 30_000,
  pressed: 600_000,
  popupAutoClose: 10_000,
  countdownStep: 1_000,
  windowClose: 1,
  recentBoards: 1_000,
  pictureMeasure: 3_000,
  claimDismiss: 2_000,
  profilesRefresh: 300_000,
  draftSave: 300,
  estimatePause: 500,
  duplicatesPause: 300,
}
