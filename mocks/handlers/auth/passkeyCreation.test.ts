import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/api/client.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { createMemoryPasskeys } from '../../../src/platform/memory/passkeys.ts'
import { db, resetDb } from '../../db.ts'
import { baseUrl, failureOf, mockNetwork } from '../../testing/network.ts'
import { handlers } from '../index.ts'

const network = mockNetwork()
const client = createClient(everyEndpoint, { baseUrl })
const passkeys = createMemoryPasskeys()

async function created() {
  const { resource_response } = await client.readPasskeyCreation({})
  return passkeys.create(resource_response.data, { signal: new AbortController().signal })
}

describe('creating a passkey, in the tables', () => {
  beforeEach(resetDb)

  it('names the member, and the passkeys that they have', async () => {
    const { resource_response } = await client.readPasskeyCreation({})
    expect(resource_response.data).toMatchObject({
      user: { name: 'wren@example.com', displayName: 'Wren Alder' },
      excludeCredentials: [{ id: 'passkey-1' }, { id: 'passkey-2' }, { id: 'passkey-3' }],
    })
  })

  it('keeps it for the member', async () => {
    const credential = await created()
    const { resource_response } = await client.registerPasskey({ credential })
    expect(resource_response.data).toMatchObject({ id: credential.id, name: 'Passkey' })
    expect(db.passkeys.at(-1)).toMatchObject({ id: credential.id, userId: '1', publicKey: null })
  })

  it('has a name and a date, and is called after where it is kept', async () => {
    const credential = await created()
    const named = async (...transports: readonly string[]) => {
      const own = { ...(await created()), id: transports.join() }
      const { resource_response } = await client.registerPasskey({
        credential: { ...own, response: { ...own.response, transports } },
      })
      return resource_response.data.name
    }
    const { resource_response } = await client.registerPasskey({ credential })
    expect(Date.parse(resource_response.data.created_at ?? '')).toBeGreaterThan(Date.now() - 10_000)
    expect([await named('internal', 'hybrid'), await named('hybrid'), await named('usb', 'nfc')]).toEqual([
      'Passkey',
      'Phone or tablet',
      'Security key',
    ])
  })

  it('takes a challenge once', async () => {
    const credential = await created()
    await client.registerPasskey({ credential })
    const failure = await failureOf(client.registerPasskey({ credential }))
    expect(failure.serverMessage).toBe('This took too long. Create the passkey again.')
  })

  it('refuses one that it has, and one that is not what it says', async () => {
    const credential = await created()
    db.passkeys.push({ id: credential.id, userId: '4', publicKey: null, counter: 0 })
    const failure = await failureOf(client.registerPasskey({ credential }))
    expect(failure.serverMessage).toBe('This passkey could not be verified.')
    network.use(...handlers({ baseUrl, verifyNewPasskey: () => null }))
    expect(await failureOf(client.registerPasskey({ credential: await created() }))).toMatchObject({
      serverMessage: 'This passkey could not be verified.',
    })
  })
})
