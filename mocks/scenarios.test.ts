import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { everyError, type EveryRowId } from '../src/errors/index.ts'
import type { ErrorTable } from '../src/errors/catalogue.ts'
import { resolveLoginError, resolveTokenLoginError } from '../src/errors/resolve.ts'
import { authMessages } from './fixtures/messages.ts'
import { scenario, scenarioNames } from './scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork, withExtras } from './testing/network.ts'

const network = mockNetwork()
const use = (name: Parameters<typeof scenario>[0]) => network.use(...scenario(name).handlers)

/** Rows caused by a server response rather than by the user, a window or the clock. */
const answered = (table: ErrorTable) =>
  Object.entries(table).flatMap(([name, row]) =>
    row.code || (row.failure && row.failure !== 'timedOut') ? [name] : [],
  )

/** Whether a call is still pending after ten later calls, made one after another, have been answered. */
const isStillWaiting = async (call: Promise<unknown>) => {
  network.use(http.get(`${baseUrl}/later`, () => new HttpResponse()))
  const later = async () => {
    for (let n = 0; n < 10; n += 1) await fetch(`${baseUrl}/later`)
    return 'waiting'
  }
  return (await Promise.race([call.catch(() => 'failed'), later()])) === 'waiting'
}

describe('every row of the catalogue has a scenario', () => {
  const rows = Object.entries(everyError).flatMap(([area, table]) =>
    Object.keys(table).map((row) => `${area}.${row}`),
  )

  it.each(rows)('%s', (row) => {
    expect(scenarioNames).toContain(row)
  })
})

describe('§8 Login: each scenario leads to its row', () => {
  it.each([...answered(everyError.login), 'serverMessage', 'unexplained'])('login.%s', async (row) => {
    // SAFETY: the names come from the table of log-in errors.
    use(`login.${row}` as EveryRowId)
    const failure = await failureOf(client.logIn(byPassword()))
    expect(resolveLoginError(failure, defaultPolicy)).toBe(row)
  })

  it('login.serverMessage includes the server’s message', async () => {
    use('login.serverMessage')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      serverMessage: authMessages['login.serverMessage'],
    })
  })

  it('login.mfaRequired includes the last digits of the phone number', async () => {
    use('login.mfaRequired')
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ phoneEnd: '42' })
  })

  it('login.timedOut never responds', async () => {
    use('login.timedOut')
    expect(await isStillWaiting(client.logIn(byPassword()))).toBe(true)
  })

  it('login.nonStringMessage is unexplained, because its message is not a string', async () => {
    use('login.nonStringMessage')
    expect(resolveLoginError(await failureOf(client.logIn(byPassword())), defaultPolicy)).toBe('unexplained')
  })

  it('login.tooQuick accepts a solved widget, login.tooQuickAgain does not', async () => {
    const solved = byPassword(undefined, undefined, { recaptchaV2Token: 'v2-token-1' })
    use('login.tooQuick')
    await expect(client.logIn(solved)).resolves.toBeDefined()
    use('login.tooQuickAgain')
    expect(resolveLoginError(await failureOf(client.logIn(solved)), defaultPolicy)).toBe('tooQuick')
  })

  it('uses the numbers of the app’s policy', async () => {
    const policy = { codes: { softBanned: [77] } }
    network.use(...scenario('login.softBanned', { policy }).handlers)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ code: 77 })
  })

  it('login.succeeds logs in', async () => {
    use('login.succeeds')
    await expect(client.logIn(byPassword())).resolves.toBeDefined()
  })
})

describe('§8 Social login: a refused log-in with a token', () => {
  const withToken = () => client.logIn(withExtras({ facebook_id: '1001', facebook_token: 't' }))

  it.each([
    ['login.unexplained', 'social.failed', null],
    ['social.serverMessage', 'social.serverMessage', authMessages['social.serverMessage']],
  ] as const)('%s leads to %s', async (name, row, serverMessage) => {
    use(name)
    const failure = await failureOf(withToken())
    expect([resolveTokenLoginError(failure, defaultPolicy), failure.serverMessage]).toEqual([
      row,
      serverMessage,
    ])
  })
})

describe('the network', () => {
  it('D8 offline affects every endpoint', async () => {
    use('offline')
    const calls = [client.logIn(byPassword()), client.checkSso({ email: 'a@b.example' })].map(failureOf)
    expect(await Promise.all(calls)).toMatchObject([{ kind: 'offline' }, { kind: 'offline' }])
  })

  it('slow responds from the tables after a delay', async () => {
    use('slow')
    const call = client.logIn(byPassword())
    expect(await isStillWaiting(call)).toBe(true)
    expect((await call).resource_response.data.user.username).toBe('wren')
  })
})
