import type { Policy } from '../../policy/policy.ts'

/** The containers that are pages of their own; all others stand over a page, as the modal does. */
const pages: ReadonlySet<string> = new Set(['home_page', 'login_page', 'revamped_business_login_page'])

/** How many characters a new password needs: on a page what the shared validator says, elsewhere what the modal says. */
export const passwordMinimumIn = (
  container: string,
  { passwordMinimum: { modal, shared } }: Pick<Policy, 'passwordMinimum'>,
): number => (pages.has(container) ? shared : modal)
