import { isEmail } from '../auth/email/email.ts'
import type { Policy } from '../policy/policy.ts'

/** Someone who may be invited to a board. saving.txt §3 "Collaborator candidate". */
export interface Collaborator {
  /** A member's id; an e-mail address in lower case. */
  readonly id: string
  readonly kind: 'person' | 'email'
  /** Full name; an address as it was typed. */
  readonly name: string
  /** Null for an address. */
  readonly username: string | null
  readonly imageUrl: string | null
  /** Whether choosing it does anything. */
  readonly canInvite: boolean
}

type Rules = Pick<Policy, 'saving'>

/**
 * Whether a mail domain is one of a list's entry: 'acme.example' means itself and what lies below it, 'yahoo.*' the same in every country
 * (yahoo.com, yahoo.co.uk, yahoo.com.br), but no 'yahoo.acme.example'.
 */
function isOfDomain(domain: string, entry: string): boolean {
  const name = entry.toLowerCase()
  if (!name.endsWith('.*')) return `.${domain}`.endsWith(`.${name}`)
  const labels = domain.split('.')
  const suffix = /^(com?|net?|org?)$/.test(labels.at(-2) ?? '') && labels.length > 2 ? 2 : 1
  return `.${labels.slice(0, -suffix).join('.')}`.endsWith(`.${name.slice(0, -2)}`)
}

/** Whether an address may be invited: it looks like one, and neither it nor its domain is on a disallowed list. saving.txt §5. */
export function canInviteEmail(text: string, { saving }: Rules): boolean {
  const email = text.trim().toLowerCase()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    isEmail(email) &&
    !saving.disallowedEmails.some((entry) => entry.toLowerCase() === email) &&
    !saving.disallowedMailDomains.some((entry) => isOfDomain(domain, entry))
  )
}

/** What was typed, as an address that may be whole or not. */
const typedEmail = (term: string): Collaborator => ({
  id: term.toLowerCase(),
  kind: 'email',
  name: term,
  username: null,
  imageUrl: null,
  canInvite: true,
})

/**
 * The rows of the search: whom the server found, then what is typed as an address. A row of an id stands once, and nobody is
 * offered who is chosen already. saving.txt §5 "Collaborator email".
 */
export function collaboratorRows(
  found: readonly Collaborator[],
  term: string,
  chosen: readonly Collaborator[],
  policy: Rules,
): readonly Collaborator[] {
  const typed = term.trim()
  const taken = new Set(chosen.map(({ id }) => id))
  const rows = new Map<string, Collaborator>()
  for (const row of typed ? [...found, typedEmail(typed)] : found) {
    const canInvite = row.canInvite && (row.kind === 'person' || canInviteEmail(row.id, policy))
    if (!taken.has(row.id) && !rows.has(row.id)) rows.set(row.id, { ...row, canInvite })
  }
  return [...rows.values()]
}
