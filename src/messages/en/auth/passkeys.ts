/** Logging in with a passkey. */
export const passkeyLogin = {
  'passkeyLogin.submit': 'Log in with a passkey',
  'passkeyLogin.waiting': 'Finish in the window of your browser or device.',
  'passkeyLogin.error.cancelled': "We didn''t get a passkey. Try again, or log in another way.",
  'passkeyLogin.error.noCredential':
    'No account has this passkey. Choose another one, or log in another way.',
  'passkeyLogin.error.notAllowed': "Passkeys can''t be used on this page. Log in another way.",
  'passkeyLogin.error.notSupported': "This browser can''t use passkeys. Log in another way.",
  'passkeyLogin.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'passkeyLogin.error.offline': "You''re offline. Check your connection and try again.",
  'passkeyLogin.error.malformed': 'Sorry! Something went wrong on our end.',
  'passkeyLogin.error.timedOut': 'This took too long. Try again.',
  'passkeyLogin.error.failed': "Sorry, we can''t log you in.",
} as const

/** Creating a passkey: after a log-in with a password, or in the member's settings. */
export const passkeyCreation = {
  'passkeyOffer.body':
    'Create a passkey on this device. Next time, your fingerprint, face or screen lock logs you in, without a password.',
  'passkeyOffer.notNow': 'Not now',
  'passkeyOffer.continue': 'Continue',
  'passkeyCreation.submit': 'Create a passkey',
  'passkeyCreation.waiting': 'Finish in the window of your browser or device.',
  'passkeyCreation.error.cancelled': 'No passkey was created. You can try again.',
  'passkeyCreation.error.alreadyRegistered': 'This device already has a passkey for your account.',
  'passkeyCreation.error.notAllowed': "Passkeys can''t be created on this page.",
  'passkeyCreation.error.notSupported': "This device can''t create a passkey.",
  'passkeyCreation.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'passkeyCreation.error.offline': "You''re offline. Check your connection and try again.",
  'passkeyCreation.error.malformed': 'Sorry! Something went wrong on our end.',
  'passkeyCreation.error.timedOut': 'This took too long. Try again.',
  'passkeyCreation.error.failed': "Sorry, we can''t create a passkey for you.",
} as const
