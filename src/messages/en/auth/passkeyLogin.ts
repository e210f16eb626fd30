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
