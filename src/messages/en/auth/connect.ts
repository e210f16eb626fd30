/** The page in a provider's popup. */
export const connect = {
  'connect.title': 'Connect with {provider}',
  'connect.loading': 'Loading {provider}',
  'connect.offering': '{provider} asks for your permission in a window of its own.',
  'connect.asking': 'Finish in the window that opened.',
  'connect.connected.title': "You''re connected",
  'connect.close': 'You can close this window.',
  'connect.unavailable.title': "Oops! {provider} isn''t available",
  'connect.unavailable.body': 'Try again, or close this window and log in another way.',
  'connect.noOpener.title': 'No page is waiting for this window',
  'connect.noOpener.body': 'To connect with {provider}, <link>log in</link> again.',
} as const
