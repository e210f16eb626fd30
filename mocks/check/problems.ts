/** What is wrong with an answer, in sentences. */
import { getDotPath, safeParse } from 'valibot'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import type { ApiFailure } from '../../src/api/failure.ts'
import type { CallName } from '../../src/domain/policy/callName.ts'

/** The text as JSON; undefined if it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Answer {
  readonly call: CallName
  readonly text: string
  readonly status: number
  readonly failure: ApiFailure | null
}

/** What a refusal may mean, for people who see it for the first time; null if there is nothing to add. */
function hintOf({ call, status }: Answer): string | null {
  if (status === 404 || status === 405 || status === 501)
    return `If your server will never have this call, let the policy say so: { "paths": { "calls": { "${call}": null } } }.`
  return call === 'logIn'
    ? 'Does your server have this account? Name one of its own with --with: { "fields": { "logIn": { "username_or_email", "password" } } }.'
    : null
}

/** What is wrong with the answer to a call that ought to succeed. */
export function problemsOf(answer: Answer): string[] {
  const { call, text, failure } = answer
  if (!failure) return []
  const hint = hintOf(answer)
  const body = text ? jsonOf(text) : undefined
  if (text && body === undefined) return ['The answer is not JSON.', ...(hint ? [hint] : [])]
  const { issues = [] } = safeParse(everyEndpoint[call].response, body)
  if (failure.kind !== 'malformed' || issues.length === 0)
    return [`The call was refused: ${text ? text.slice(0, 200) : 'without a body'}`, ...(hint ? [hint] : [])]
  return issues.map((issue) => `${getDotPath(issue) ?? 'The answer'}: ${issue.message}.`)
}

/** What is wrong with the cookie that a log-in sets. */
export function cookieProblems(response: Response): string[] {
  const cookies = response.headers.getSetCookie()
  if (cookies.length === 0) return ['No cookie is set, so that no later call has a session.']
  return cookies.some((cookie) => /;\s*httponly/i.test(cookie))
    ? []
    : ['No cookie is HttpOnly, so that any script on the page can read the session.']
}
