import { getResponse, type RequestHandler } from 'msw'
import { handlers, resetDb, scenario } from '../../../mocks/index.ts'
import { ssoExchangePath } from '../../../mocks/fixtures/sso.ts'
import { createClient } from '../../../src/api/client.ts'
import { everyEndpoint, type EveryEndpoint } from '../../../src/api/everyEndpoint.ts'
import { hiddenServerMessage } from '../../../mocks/fixtures/messages.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { rowIds } from '../../paths/rowsIn.ts'
import { everyCall } from '../../../mocks/calls/index.ts'

export type CallName = keyof EveryEndpoint

/** The mock server's default address. */
export const mockServerUrl = 'http://127.0.0.1:4010'

// SAFETY: these are the keys of the table.
export const callNames = Object.keys(everyEndpoint) as readonly CallName[]

/** The request that the client sends. */
interface SentRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** Undefined if there is none. */
  readonly body: unknown
}

/** An answer of the mocks. */
interface MockAnswer {
  readonly status: number
  /** The body's JSON; undefined if it is not JSON. */
  readonly body: unknown
}

const json = async (message: Request | Response): Promise<unknown> => {
  try {
    return JSON.parse(await message.clone().text())
  } catch {
    return undefined
  }
}

/**
 * Makes a call with its example, as an app would; with more fields, as the call after the one before. Null if no handler answers or the
 * connection is lost.
 */
export async function ask(name: CallName, answering: readonly RequestHandler[], more?: object) {
  if (!more) resetDb()
  const seen: { sent?: SentRequest; answer?: MockAnswer } = {}
  const client = createClient(everyEndpoint, {
    baseUrl: mockServerUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      seen.sent = {
        method: request.method,
        path: pathname + search.replace(/\?$/, ''),
        body: await json(request),
      }
      const response = await getResponse([...answering], request)
      if (response && response.type !== 'error')
        seen.answer = { status: response.status, body: await json(response) }
      return response ?? Response.error()
    },
  })
  // SAFETY: name and example come from the same row.
  await client[name]({ ...everyCall[name].example, ...more } as never).catch(() => undefined)
  const { sent, answer = null } = seen
  if (!sent) throw new Error(`${name}: its example cannot be sent.`)
  return { sent, answer }
}

/** A call's example and the answer from the tables. */
export const exampleOf = (name: CallName) => ask(name, handlers({ verifyNewPasskey: created }))

/** The document is the same each time, so the date is not that of today. */
const created = () => ({ publicKey: null, counter: 0, createdAt: '2026-01-15T12:00:00Z' })

/** The path of a call in the document. The call without a fixed path gets the mock server's. */
export const pathOf = (name: CallName): string => everyEndpoint[name].path ?? ssoExchangePath

const namesByHeader = new Map(
  callNames.map((name) => [`${everyEndpoint[name].method} *${pathOf(name)}`, name]),
)

/** The calls that have a handler among these. */
export const callsOf = (answering: readonly RequestHandler[]): readonly CallName[] =>
  answering.flatMap(({ info: { header } }) => namesByHeader.get(header) ?? [])

/** An error with which the mocks answer a call, and the row that it leads to. */
export interface ErrorExample {
  readonly row: EveryRowId
  readonly status: number
  readonly body: unknown
}

/** What a log-in sends after it was asked for a code. */
const secondStep = { mfa_token: '123456' }

/** The answer that leads to a row: of the two-factor step, it is the one to the code. */
async function failing(name: CallName, row: EveryRowId, answering: readonly RequestHandler[]) {
  const { answer } = await ask(name, answering)
  return row.startsWith('loginMfa.') && name === 'logIn'
    ? (await ask(name, answering, secondStep)).answer
    : answer
}

const errorOf = ({ body }: MockAnswer): Readonly<Record<string, unknown>> =>
  Object(Object(Object(body).resource_response).error)

const codeOf = (answer: MockAnswer) => errorOf(answer)['api_error_code']

/** The answer without a message that a page must not show: somebody might copy it. */
const withoutHiddenMessage = (answer: MockAnswer): MockAnswer =>
  errorOf(answer)['message'] === hiddenServerMessage
    ? { ...answer, body: { resource_response: { error: { ...errorOf(answer), message: null } } } }
    : answer

/** Whether an answer has one of the row's own codes; null if the row has none. */
function hasOwnCode(row: EveryRowId, answer: MockAnswer): boolean | null {
  const slot = anyRow(row).code
  return slot === undefined ? null : defaultPolicy.codes[slot].some((number) => number === codeOf(answer))
}

/**
 * For each call, the errors from its scenarios, a wrong password first. A lost connection, a page instead of JSON, and a missing answer are
 * not errors of the API. Neither is the answer to an earlier step: it has the code of another row.
 */
export async function errorExamples(): Promise<ReadonlyMap<CallName, readonly ErrorExample[]>> {
  const found = new Map<CallName, ErrorExample[]>()
  const ownCodes = new Map<CallName, unknown[]>()
  // A row's own codes are found before the rows that have none.
  const hasSlot = (row: EveryRowId) => Number(anyRow(row).code !== undefined)
  for (const row of rowIds.toSorted((a, b) => hasSlot(b) - hasSlot(a))) {
    const { handlers: answering } = scenario(row)
    for (const name of row.endsWith('.timedOut') ? [] : callsOf(answering)) {
      const answer = await failing(name, row, answering)
      if (!answer || answer.status >= 500 || !isErrorAnswer(answer)) continue
      const codes = ownCodes.get(name) ?? []
      const isOwn = hasOwnCode(row, answer) ?? !codes.includes(codeOf(answer))
      if (!isOwn) continue
      if (hasSlot(row)) ownCodes.set(name, [...codes, codeOf(answer)])
      found.set(name, [...(found.get(name) ?? []), { row, ...withoutHiddenMessage(answer) }])
    }
  }
  return new Map([...found].map(([name, examples]) => [name, examples.toSorted(wrongPasswordFirst)]))
}

/** A server made from the document answers with the first. */
const wrongPasswordFirst = (a: ErrorExample, b: ErrorExample) =>
  Number(b.row.endsWith('.wrongPassword')) - Number(a.row.endsWith('.wrongPassword'))

/** Whether the envelope says that the call failed. */
export const isErrorAnswer = ({ body }: MockAnswer): boolean =>
  (Object(Object(body).resource_response).error ?? null) !== null
