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

/** What is wrong with the answer to a call that ought to succeed. */
export function problemsOf(call: CallName, text: string, failure: ApiFailure | null): string[] {
  if (!failure) return []
  const body = text ? jsonOf(text) : undefined
  if (text && body === undefined) return ['The answer is not JSON.']
  const { issues = [] } = safeParse(everyEndpoint[call].response, body)
  if (failure.kind !== 'malformed' || issues.length === 0)
    return [`The call was refused: ${text ? text.slice(0, 200) : 'without a body'}`]
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
