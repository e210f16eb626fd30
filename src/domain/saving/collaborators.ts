import { isEmail } from '../auth/email/email.ts'
import type { Policy } from '../policy/policy.ts'
import { trimTyped } from '../text/trimTyped.ts'

/** A person or email address that can be invited to a board. */
export interface Collaborator {
  /** A member's ID, or an email address in lower case. */
  readonly id: string
  readonly kind: 'person' | 'email'
  /** A member's full name, or an email address as typed. */
  readonly name: string
  /** Null for an email address. */
  readonly username: string | null
  readonly imageUrl: string | null
  /** Whether it can be invited. If not, its row is disabled. */
  readonly canInvite: boolean
}

type Rules = Pick<Policy, 'saving'>

/**
 * Whether a mail domain matches an entry. 'acme.example' matches itself and its subdomains; 'yahoo.*' also matches every country
 * (yahoo.com, yahoo.co.uk, yahoo.com.br), but not 'yahoo.acme.example'.
 */
function matchesDomain(domain: string, entry: string): boolean {
  const name = entry.toLowerCase()
  if (!name.endsWith('.*')) return `.${domain}`.endsWith(`.${name}`)
  const labels = domain.split('.')
  const suffix = /^(com?|net?|org?)$/.test(labels.at(-2) ?? '') && labels.length > 2 ? 2 : 1
  return `.${labels.slice(0, -suffix).join('.')}`.endsWith(`.${name.slice(0, -2)}`)
}

/** Whether an email address is well-formed and neither it nor its domain is disallowed. */
export function canInviteEmail(text: string, { saving }: Rules): boolean {
  const email = trimTyped(text).toLowerCase()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    isEmail(text) &&
    !saving.disallowedEmails.some((entry) => entry.toLowerCase() === email) &&
    !saving.disallowedMailDomains.some((entry) => matchesDomain(domain, entry))
  )
}

/** The row for the typed text as an email address, which may be incomplete. */
const typedEmail = (term: string): Collaborator => ({
  id: term.toLowerCase(),
  kind: 'email',
  name: term,
  username: null,
  imageUrl: null,
  canInvite: true,
})

/**
 * The rows of the search: the people the server found, then the typed text as an email address. Leaves out duplicates and those already
 * chosen. saving.txt §5 "Collaborator email".
 */
export function collaboratorRows(
  found: readonly Collaborator[],
  term: string,
  chosen: readonly Collaborator[],
  policy: Rules,
): readonly Collaborator[] {
  const typed = trimTyped(term)
  const taken = new Set(chosen.map(({ id }) => id))
  const rows = new Map<string, Collaborator>()
  for (const row of typed ? [...found, typedEmail(typed)] : found) {
    const canInvite = row.canInvite && (row.kind === 'person' || canInviteEmail(row.id, policy))
    if (!taken.has(row.id) && !rows.has(row.id)) rows.set(row.id, { ...row, canInvite })
  }
  return [...rows.values()]
}
