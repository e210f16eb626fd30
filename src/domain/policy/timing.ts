/** Every delay the product names, in milliseconds. Machines use the names; tests run them on a simulated clock. */
export interface Timing {
  /** Quiet time after an e-mail changes before the server is asked about SSO. auth.txt §4, §9. */
  readonly ssoDebounce: number
  /** How long a v3 bot-check token is used before it is renewed. auth.txt §9. */
  readonly botTokenRefresh: number
  /** How long a v3 token may take; after that the login goes out with the token 'default'. auth.txt §9. */
  readonly botTokenTimeout: number
  /** How long the v2 widget may take to load. auth.txt §9. */
  readonly botWidgetTimeout: number
  /** Length of the window in which bot-check timestamps count. auth.txt §9: 3600 seconds. */
  readonly botLimitWindow: number
  /** How often an open popup is asked whether it is closed. auth.txt §4. */
  readonly popupPoll: number
  /** After a popup reads closed, how long a valid message still wins. Open value. */
  readonly popupCloseGrace: number
  /** Pause between two looks for a provider's script. auth.txt §9. */
  readonly scriptPoll: number
  /** When a call is pending this long, the form says so and offers to cancel. Open value. */
  readonly slowAnswer: number
  /** When a call without an answer counts as failed. Open value. */
  readonly requestTimeout: number
  /** How long the browser's credential store may take before the log-in goes on. Open value. */
  readonly credentialTimeout: number
  /** Toast 'We sent you a new code!'. auth.txt §4. */
  readonly resendCodeToast: number
  /** Toast 'Email sent!' of the password-reset-sent dialog. auth.txt §9. */
  readonly passwordResetToast: number
  /** Toast for errors left after a failed submit. auth.txt §5. */
  readonly validationToast: number
  /** Quiet time after an e-mail changes before the server is asked whether it is valid. auth.txt §9. */
  readonly emailValidityDebounce: number
  /** Toast that says why an e-mail could not be validated. auth.txt §7, §9. */
  readonly emailValidationToast: number
  /** Toast of the underage confirmation. auth.txt §9. */
  readonly underageToast: number
  /** From the underage confirmation to leaving for '/'. auth.txt §9. */
  readonly underageRedirect: number
  /** How long the bar of the one-tap loading screen runs. auth.txt §2: 6 s. */
  readonly loadingBar: number
  /** How often that bar moves on. Open value. */
  readonly loadingStep: number
  /** Toast 'Saved to …'. saving.txt §4, §9. */
  readonly saveToast: number
  /** Toast of a failed save, of following and of moving. Open value. */
  readonly savingErrorToast: number
  /** Toast of a new follow. Open value. */
  readonly followToast: number
  /** The save confirmation goes away by itself. saving.txt §9. */
  readonly saveOverlay: number
  /** Before the confetti of the save confirmation. saving.txt §9. */
  readonly confettiDelay: number
  /** How long 'Board created' shows before the modal closes. Open value. */
  readonly boardCreated: number
  /** Quiet time after typing before hashtags are asked for. Open value. */
  readonly hashtagDebounce: number
  /** Quiet time after typing before people to invite are searched. Open value. */
  readonly collaboratorDebounce: number
  /** How often scrolling may ask for more boards. saving.txt §9. */
  readonly scrollFetch: number
}

/** The documented values; where auth.txt is silent, Tackboard's own. */
export const defaultTiming: Timing = {
  ssoDebounce: 300,
  botTokenRefresh: 105_000,
  botTokenTimeout: 8_000,
  botWidgetTimeout: 30_000,
  botLimitWindow: 3_600_000,
  popupPoll: 1_000,
  popupCloseGrace: 3_000,
  scriptPoll: 100,
  slowAnswer: 5_000,
  requestTimeout: 30_000,
  credentialTimeout: 1_000,
  resendCodeToast: 5_000,
  passwordResetToast: 3_500,
  validationToast: 3_500,
  emailValidityDebounce: 300,
  emailValidationToast: 3_000,
  underageToast: 3_500,
  underageRedirect: 4_000,
  loadingBar: 6_000,
  loadingStep: 300,
  saveToast: 4_000,
  savingErrorToast: 4_000,
  followToast: 4_000,
  saveOverlay: 2_600,
  confettiDelay: 1_250,
  boardCreated: 1_500,
  hashtagDebounce: 200,
  collaboratorDebounce: 200,
  scrollFetch: 200,
}
