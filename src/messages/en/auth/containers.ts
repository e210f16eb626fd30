/** Messages of containers. The spec requires a subheader without giving its wording. */
export const containers = {
  'limited.subheader': 'Log in or sign up to pick up where you left off.',
} as const
