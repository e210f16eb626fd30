/** Makes calls to somebody's server as Tackboard would, and says what its answers lack. */
import { createClient } from '../../src/api/client.ts'
import { ApiFailure } from '../../src/api/failure.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import type { CallName } from '../../src/domain/policy/callName.ts'
import { resolvePolicy, type PolicyOverrides } from '../../src/domain/policy/policy.ts'
import { everyCall } from '../calls/index.ts'
import { needsSession, startsSession } from '../server/access.ts'
import { createJar, type Jar } from './jar.ts'
import { cookieProblems, problemsOf } from './problems.ts'

/** What to check, and with which data. */
export interface CheckOptions {
  /** The server's address, without a slash at its end. */
  readonly baseUrl: string
  /** The calls to make, in this order. Default: those that change nothing, see `harmlessCalls`. */
  readonly calls?: readonly CallName[] | undefined
  /** The fields of calls that differ from the examples of `openapi.json`, such as the email and password of a test account. Default: none. */
  readonly fields?: Readonly<Partial<Record<CallName, object>>> | undefined
  /** The codes and paths of your server. Default: those of the default policy. */
  readonly policy?: PolicyOverrides | undefined
  /** Headers for every call, such as a CSRF token. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** How a call went. */
export interface CallReport {
  readonly call: CallName
  /** The method and the path that were requested. */
  readonly request: string
  /** The status of the answer; null if there was none. */
  readonly status: number | null
  /** What is wrong, a sentence each. Empty: the call works. */
  readonly problems: readonly string[]
}

// SAFETY: these are the keys of the table.
export const callNames = Object.keys(everyEndpoint) as readonly CallName[]

/** Calls that are no GET and change nothing, or only who is logged in. */
const harmless: ReadonlySet<CallName> = new Set<CallName>([
  'logIn',
  'checkSso',
  'validatePassword',
  'validateBirthday',
  'readPasskeyRequest',
])

/** The calls that are made unless others are named: a log-in first, and then what only reads. */
export const harmlessCalls: readonly CallName[] = callNames
  .filter((name) => harmless.has(name) || everyEndpoint[name].method === 'GET')
  .toSorted((a, b) => Number(b === 'logIn') - Number(a === 'logIn'))

/** Makes one call, and returns its answer as it came. */
async function send(call: CallName, fields: object, { baseUrl, headers, policy }: CheckOptions, jar: Jar) {
  const seen: { request: string; response?: Response; body?: string; broken?: unknown } = { request: '' }
  const client = createClient(everyEndpoint, {
    baseUrl,
    ...(policy && { policy: resolvePolicy(policy) }),
    fetch: async (input, init = {}) => {
      const { pathname, search } = new URL(String(input))
      seen.request = `${init.method} ${pathname}${search}`
      try {
        const response = await fetch(input, {
          ...init,
          headers: { ...Object(init.headers), ...headers, ...jar.header() },
          signal: AbortSignal.timeout(20_000),
        })
        jar.keep(response)
        seen.response = response
        seen.body = await response.clone().text()
        return response
      } catch (error) {
        seen.broken = error
        throw error
      }
    },
  })
  // SAFETY: the fields are the example's, or somebody's own, which the server judges.
  const failure = await client[call]({ ...everyCall[call].example, ...fields } as never).then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? error : null),
  )
  return { ...seen, failure }
}

async function checkCall(call: CallName, options: CheckOptions, jar: Jar): Promise<CallReport> {
  const {
    request,
    response,
    body = '',
    broken,
    failure,
  } = await send(call, options.fields?.[call] ?? {}, options, jar)
  if (!response) {
    const why = broken instanceof Error ? String(broken.cause ?? broken.message) : 'it cannot be sent'
    return { call, request, status: null, problems: [`No answer: ${why}.`] }
  }
  const problems = problemsOf({ call, text: body, status: response.status, failure })
  const isStart = startsSession.includes(call) && problems.length === 0
  return {
    call,
    request,
    status: response.status,
    problems: [...problems, ...(isStart ? cookieProblems(response) : [])],
  }
}

/** A wrong password has to be refused with its code: the most common failure of all. */
async function checkWrongPassword(options: CheckOptions): Promise<CallReport> {
  const { codes } = resolvePolicy(options.policy)
  const fields = { ...options.fields?.logIn, password: 'not the password of this account' }
  const { request, response, failure } = await send('logIn', fields, options, createJar())
  const code = failure?.code ?? null
  const isKnown = codes.wrongPassword.some((number) => number === code)
  const problem = `A wrong password is answered with the code ${code}, which is not in \`policy.codes.wrongPassword\`.`
  const problems = !response ? ['No answer.'] : isKnown ? [] : [problem]
  return {
    call: 'logIn',
    request: `${request}, with a wrong password`,
    status: response?.status ?? null,
    problems,
  }
}

/** A member's call without a session has to be answered 401, which opens the log-in. */
async function checkWithoutSession(call: CallName, options: CheckOptions): Promise<CallReport> {
  const { request, response } = await send(call, options.fields?.[call] ?? {}, options, createJar())
  const status = response?.status ?? null
  const problems = status === 401 ? [] : ['Without a session, the answer is not 401, which opens the log-in.']
  return { call, request: `${request}, without a session`, status, problems }
}

/** Whether a call changes nothing, or only who is logged in. */
export const isHarmless = (call: CallName): boolean => harmlessCalls.includes(call)

/** The calls that the server has: with a path of null, the policy says that a call is never made. */
const madeCalls = ({ calls = harmlessCalls, policy }: CheckOptions): readonly CallName[] => {
  const { paths } = resolvePolicy(policy)
  return calls.filter((call) => paths.calls[call] !== null)
}

/** Makes the calls one after the other, in one session, and reports each as it ends. */
export async function* checkServer(options: CheckOptions): AsyncGenerator<CallReport> {
  const calls = madeCalls(options)
  const jar = createJar()
  for (const call of calls) {
    if (call === 'logIn') yield await checkWrongPassword(options)
    yield await checkCall(call, options, jar)
  }
  const ofMembers = calls.find((call) => needsSession(call) && everyEndpoint[call].method === 'GET')
  if (ofMembers) yield await checkWithoutSession(ofMembers, options)
}
