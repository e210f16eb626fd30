import { beforeEach, describe, expect, it } from 'vitest'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { createClient } from '../../../src/api/client.ts'
import { createMemoryPasskeys } from '../../../src/platform/memory/passkeys.ts'
import { db, resetDb } from '../../db.ts'
import { baseUrl, failureOf, mockNetwork } from '../../testing/network.ts'
import { handlers } from '../index.ts'

const network = mockNetwork()
const client = createClient(everyEndpoint, { baseUrl })
const rest = { get_user: true, attempt_event: 7534, app_type_from_client: 7 } as const

async function answered() {
  const { resource_response } = await client.readPasskeyRequest({})
  return createMemoryPasskeys().get(resource_response.data, {
    isAutofill: false,
    signal: new AbortController().signal,
  })
}
const logIn = async () => client.verifyPasskey({ credential: await answered(), ...rest })

describe('logging in with a passkey, in the tables', () => {
  beforeEach(resetDb)

  it('logs in the member who has it', async () => {
    expect((await logIn()).resource_response.data.user).toMatchObject({ username: 'wren' })
    expect(db.sessions.map(({ userId }) => userId)).toEqual(['1'])
  })

  it('asks for no code, because a passkey is a second factor', async () => {
    db.passkeys[0] = { id: 'passkey-1', userId: '2', publicKey: null, counter: 0 }
    expect((await logIn()).resource_response.data.user).toMatchObject({ username: 'rowanbirch' })
  })

  it('takes a challenge once', async () => {
    const credential = await answered()
    await client.verifyPasskey({ credential, ...rest })
    expect(await failureOf(client.verifyPasskey({ credential, ...rest }))).toMatchObject({
      serverMessage: 'This log-in has expired. Try again.',
    })
  })

  it('takes no challenge of its own', async () => {
    const credential = await answered()
    const failure = await failureOf(
      client.verifyPasskey({
        credential: { ...credential, response: { ...credential.response, clientDataJSON: 'e30' } },
        ...rest,
      }),
    )
    expect(failure.serverMessage).toBe('This log-in has expired. Try again.')
  })

  it('does not know a passkey that nobody has', async () => {
    db.passkeys.length = 0
    expect(await failureOf(logIn())).toMatchObject({ code: 1034 })
  })

  it('refuses a passkey with a key that nothing verifies', async () => {
    db.passkeys[0] = { id: 'passkey-1', userId: '1', publicKey: 'YQ', counter: 0 }
    expect(await failureOf(logIn())).toMatchObject({ serverMessage: 'This passkey could not be verified.' })
    network.use(...handlers({ baseUrl, verifyPasskey: () => true }))
    expect((await logIn()).resource_response.data.user).toMatchObject({ username: 'wren' })
  })

  it('answers a banned account as any log-in', async () => {
    db.passkeys[0] = { id: 'passkey-1', userId: '9', publicKey: null, counter: 0 }
    expect(await failureOf(logIn())).toMatchObject({ code: 1004 })
  })
})
