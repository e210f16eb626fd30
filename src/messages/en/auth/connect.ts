/** The page in a provider's popup. */
export const connect = {
  'connect.title': 'Connect with {provider}',
  'connect.loading': 'Loading {provider}',
  'connect.offering': '{provider} will ask for your permission in a new window.',
  'connect.asking': 'Finish in the window that opened.',
  'connect.connected.title': "You''re connected",
  'connect.close': 'You can close this window.',
  'connect.unavailable.title': "Oops! {provider} isn''t available",
  'connect.unavailable.body': 'Try again, or close this window and log in another way.',
  'connect.noOpener.title': 'This window is no longer needed',
  'connect.noOpener.body': 'Close it and <link>log in</link> again.',
} as const
