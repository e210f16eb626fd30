import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { startAuth, toStoring } from '../../../testing/machines/authFlow.ts'

const start = (input: Parameters<typeof startAuth>[1] = {}) => {
  const running = startAuth(createManualClock(), input)
  running.send({ type: 'offer.prepared' })
  return running
}

async function logIn(running: ReturnType<typeof startAuth<ReturnType<typeof createManualClock>>>) {
  running.submit()
  await running.logIn.last().resolve(wren)
  return running
}

describe('a log-in with a password, on a device that can keep a passkey', () => {
  it('offers one before the app is told', async () => {
    const { at, emitted } = await logIn(start())
    expect([at(), emitted]).toEqual(['offeringPasskey', []])
  })

  it.each(['offer.settled', 'modal.closed'] as const)('goes on after %s', async (type) => {
    const { at, of, send } = await logIn(start())
    send({ type })
    expect([at(), of('auth.loggedIn')]).toMatchObject([
      'loggedIn',
      [{ user: wren, provider: 'email', isMultiStep: false }],
    ])
  })

  it('with a code, too, and says so in the end', async () => {
    const running = await toStoring(start())
    await running.storeCredential.last().resolve()
    expect(running.at()).toBe('offeringPasskey')
    running.send({ type: 'offer.settled' })
    expect([running.at(), running.of('auth.loggedIn')]).toMatchObject([
      'loggedInWithCode',
      [{ isMultiStep: true }],
    ])
  })
})

describe('nothing is offered', () => {
  it('where nothing says that the device can keep one', async () => {
    const { at } = await logIn(startAuth(createManualClock()))
    expect(at()).toBe('loggedIn')
  })

  it('to somebody for whom a provider vouched', async () => {
    const running = start({ resumeWith: { google_open_id_token: 't' } })
    await running.logIn.last().resolve(wren)
    expect(running.at()).toBe('loggedIn')
  })
})
