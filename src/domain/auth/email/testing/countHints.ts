import { mailDomains } from '../mailDomains.ts'
import { oneEdit } from './oneEdit.ts'
import { nearHosts } from './realHosts.ts'

/** How a hint does on the single edits of one domain. */
export interface HintCounts {
  /** Edits that are no real host. */
  readonly typos: number
  /** Of them, those corrected to the domain, and to another one. */
  readonly right: number
  readonly wrong: number
  /** Edits that are a real host. */
  readonly hosts: number
  /** Of them, those corrected. */
  readonly alarms: number
}

const isReal = (domain: string) => mailDomains.includes(domain) || nearHosts.includes(domain)

/** Tries all single edits of a domain. Another domain of the list counts as a real host. */
export function countHints(domain: string, hint: (email: string) => string | null): HintCounts {
  const edits = oneEdit(domain)
  const typos = edits.filter((edit) => !isReal(edit)).map((edit) => hint(`ada@${edit}`))
  const hosts = edits.filter(isReal).map((host) => hint(`ada@${host}`))
  const right = typos.filter((one) => one === `ada@${domain}`).length
  return {
    typos: typos.length,
    right,
    wrong: typos.filter((one) => one !== null).length - right,
    hosts: hosts.length,
    alarms: hosts.filter((one) => one !== null).length,
  }
}
