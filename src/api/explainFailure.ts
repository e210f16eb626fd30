import { getDotPath, type BaseIssue } from 'valibot'
import type { Policy } from '../domain/policy/policy.ts'
import type { ApiFailure } from './failure.ts'

/** What a call knew when it failed. */
export interface FailedCall {
  /** The endpoint's name. */
  readonly name: string
  readonly failure: ApiFailure
  /** Where the answer does not match its schema; undefined if that was not the reason. */
  readonly issues: readonly BaseIssue<unknown>[] | undefined
  readonly policy: Policy | undefined
}

/** A field, what it must be, and what type it has. The value is left out: it may be a secret. */
function fault(issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue) ?? 'the whole body'
  if (issue.type === 'check') return `${path} (nothing in it can be read)`
  const wanted = !issue.expected || issue.expected === 'unknown' ? '' : `expected ${issue.expected}, `
  return `${path} (${wanted}got ${typeOf(issue.input)})`
}

function typeOf(value: unknown): string {
  if (value === '') return 'an empty text'
  return value === null ? 'null' : typeof value
}

/** Whether the browser has a network: then a call without an answer found no server, or one that refuses this page. */
const isOnline = () => globalThis.navigator?.onLine === true

/**
 * What a developer should know of a failed call: null if the user can be told, or if it is not the code's fault. Neither what was sent
 * nor what was answered is in it.
 */
export function explainFailure({ name, failure, issues, policy }: FailedCall): string | null {
  const { kind, status, code, serverMessage } = failure
  const call = `call ${name}`
  if (kind === 'malformed') {
    if (status === null)
      return `${call} was not sent: its payload lacks an ID of the path, or cannot be encoded.`
    const reason = issues ? `does not match at ${issues.slice(0, 3).map(fault).join(', ')}` : 'is no JSON'
    return `${call}: the answer, with status ${status}, ${reason}. tackboard/openapi.json has its schema.`
  }
  if (kind === 'refused') {
    const codes = policy && Object.values(policy.codes).flat()
    if (code !== null && codes && !codes.includes(code))
      return `${call} was refused with status ${status} and code ${code}, which is not in \`policy.codes\`. Name it there, such as { wrongPassword: [${code}] }.`
    if (code === null && serverMessage === null)
      return `${call} was refused with status ${status}, without an \`api_error_code\` or a message.`
  }
  if (kind === 'offline' && isOnline())
    return `${call} got no answer, though the browser is online. Is the server running, does CORS allow this origin with credentials, and is no request redirected?`
  return null
}
