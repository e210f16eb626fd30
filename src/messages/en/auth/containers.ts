/** Messages of containers. auth.txt §6 requires a subheader without giving its wording. */
export const containers = {
  'limited.subheader': 'Log in or sign up to pick up where you left off.',
} as const
