import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/api/client.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { createMemoryPasskeys } from '../../../src/platform/memory/passkeys.ts'
import { db, resetDb } from '../../db.ts'
import { baseUrl, failureOf, mockNetwork } from '../../testing/network.ts'

mockNetwork()
const client = createClient(everyEndpoint, { baseUrl })
const read = async () => (await client.readPasskeys({})).resource_response.data
const names = async () => (await read()).map((passkey) => passkey?.name)

describe('the list of passkeys, in the tables', () => {
  beforeEach(resetDb)

  it('is that of the member alone, with names and dates', async () => {
    db.passkeys.push({ id: 'other', userId: '4', publicKey: null, counter: 0, name: 'Not Wren’s' })
    expect(await names()).toEqual(['MacBook Pro', 'Pixel 9', 'YubiKey 5C'])
    expect((await read())[2]).toEqual({
      id: 'passkey-3',
      name: 'YubiKey 5C',
      created_at: '2024-02-01T12:00:00Z',
      last_used_at: null,
    })
  })

  it('renames and removes', async () => {
    const renamed = await client.renamePasskey({ id: 'passkey-2', name: 'Old phone' })
    await client.removePasskey({ id: 'passkey-1' })
    expect([renamed.resource_response.data.name, await names()]).toEqual([
      'Old phone',
      ['Old phone', 'YubiKey 5C'],
    ])
  })

  it('knows nothing of the passkeys of others', async () => {
    db.passkeys.push({ id: 'other', userId: '4', publicKey: null, counter: 0 })
    const failures = [
      await failureOf(client.renamePasskey({ id: 'other', name: 'Mine' })),
      await failureOf(client.removePasskey({ id: 'other' })),
    ]
    expect([failures.map(({ code }) => code), db.passkeys.at(-1)?.name]).toEqual([[1034, 1034], undefined])
  })

  it('keeps the last one of a member who could not log in without it', async () => {
    db.passkeys = db.passkeys.slice(0, 1)
    Object.assign(db.users[0] ?? {}, { password: null, linked: {} })
    expect((await failureOf(client.removePasskey({ id: 'passkey-1' }))).serverMessage).toMatch(/only way/)
    Object.assign(db.users[0] ?? {}, { password: 'correct horse battery' })
    await client.removePasskey({ id: 'passkey-1' })
    expect(await names()).toEqual([])
  })

  it('says when a passkey was used last', async () => {
    const { resource_response } = await client.readPasskeyRequest({})
    const { signal } = new AbortController()
    const credential = await createMemoryPasskeys().get(resource_response.data, { isAutofill: false, signal })
    await client.verifyPasskey({ credential, get_user: true, attempt_event: 7534, app_type_from_client: 7 })
    expect(Date.parse((await read())[0]?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 10_000)
  })
})
