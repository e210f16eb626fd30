import { describe, expect, it } from 'vitest'
import { fromBase64Url } from '../../domain/text/base64Url.ts'
import { createMemoryPasskeys } from './passkeys.ts'

const request = { challenge: 'abc' }
const autofill = (signal = new AbortController().signal) => ({ isAutofill: true, signal })

describe('passkeys in memory', () => {
  it('answers with the challenge, and records what was asked', async () => {
    const passkeys = createMemoryPasskeys()
    const { response } = await passkeys.get(request, autofill())
    expect(JSON.parse(fromBase64Url(response.clientDataJSON) ?? '')).toMatchObject({ challenge: 'abc' })
    expect([passkeys.asked, await passkeys.detect()]).toEqual([[{ request, isAutofill: true }], 'button'])
  })

  it('waits until a passkey is chosen', async () => {
    const passkeys = createMemoryPasskeys({ support: 'autofill', answer: 'waits' })
    const chosen = passkeys.get(request, autofill())
    expect([passkeys.waiting, await passkeys.detect()]).toEqual([1, 'autofill'])
    passkeys.choose()
    expect((await chosen).id).toBe('passkey-1')
    expect(passkeys.waiting).toBe(0)
  })

  it('stops waiting when its signal is aborted', async () => {
    const passkeys = createMemoryPasskeys({ answer: 'waits' })
    const stop = new AbortController()
    const chosen = passkeys.get(request, autofill(stop.signal))
    stop.abort()
    await expect(chosen).rejects.toMatchObject({ name: 'AbortError' })
    expect(passkeys.waiting).toBe(0)
  })

  it('refuses with its reason', async () => {
    const passkeys = createMemoryPasskeys({ answer: 'notAllowed' })
    await expect(passkeys.get(request, autofill())).rejects.toMatchObject({ reason: 'notAllowed' })
  })

  it('creates one for the challenge, once the user agrees', async () => {
    const passkeys = createMemoryPasskeys({ answer: 'waits' })
    const creation = {
      challenge: 'abc',
      rp: { name: 'Tackboard' },
      user: { id: 'MQ', name: 'wren', displayName: 'Wren Alder' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    } as const
    const created = passkeys.create(creation, { signal: new AbortController().signal })
    expect([passkeys.waiting, await passkeys.canCreate()]).toEqual([1, true])
    passkeys.choose()
    const { id, response } = await created
    expect([id, passkeys.created]).toEqual(['created-1', [creation]])
    expect(JSON.parse(fromBase64Url(response.clientDataJSON) ?? '')).toMatchObject({ challenge: 'abc' })
  })
})
