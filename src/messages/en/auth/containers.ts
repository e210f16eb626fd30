/** What containers say besides their views' own words. auth.txt §6 asks for a subheader and does not give it. */
export const containers = {
  'limited.subheader': 'Log in or sign up to pick up where you left off.',
} as const
