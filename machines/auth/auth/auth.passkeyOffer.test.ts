import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { startAuth, toStoring } from '../../../testing/machines/authFlow.ts'

const policy = resolvePolicy({ passkeys: true })
const start = (input: Parameters<typeof startAuth>[1] = {}) =>
  startAuth(createManualClock(), { policy, ...input })

async function toDecision(running = start()) {
  running.submit()
  await running.logIn.last().resolve(wren)
  return running
}

async function toOffer() {
  const running = await toDecision()
  await running.decidePasskey.last().resolve()
  return running
}

describe('a log-in with a password, where the app has passkeys', () => {
  it('asks whether to offer one to this member, and does', async () => {
    const { at, decidePasskey, emitted } = await toOffer()
    expect([at(), decidePasskey.last().input, emitted]).toEqual(['offeringPasskey', wren, []])
  })

  it.each(['offer.settled', 'modal.closed'] as const)('goes on after %s', async (type) => {
    const { at, of, send } = await toOffer()
    send({ type })
    expect([at(), of('auth.loggedIn')]).toMatchObject([
      'loggedIn',
      [{ user: wren, provider: 'email', isMultiStep: false }],
    ])
  })

  it.each([
    ['it is not to be offered', (s: ReturnType<typeof start>) => s.decidePasskey.last().resolve(false)],
    [
      'its code does not load',
      (s: ReturnType<typeof start>) => s.decidePasskey.last().reject(new Error('x')),
    ],
    ['nothing is known after 1 s', (s: ReturnType<typeof start>) => s.clock.advance(1_000)],
    ['the dialog is closed', (s: ReturnType<typeof start>) => s.send({ type: 'modal.closed' })],
  ])('goes on at once where %s', async (_, decide) => {
    const running = await toDecision()
    expect(running.at()).toBe('decidingPasskey')
    await decide(running)
    expect([running.at(), running.of('auth.loggedIn').length, running.clock.pending]).toEqual([
      'loggedIn',
      1,
      0,
    ])
  })

  it('with a code, too, and says so in the end', async () => {
    const running = await toStoring(start())
    await running.storeCredential.last().resolve()
    await running.decidePasskey.last().resolve()
    running.send({ type: 'offer.settled' })
    expect([running.at(), running.of('auth.loggedIn')]).toMatchObject([
      'loggedInWithCode',
      [{ isMultiStep: true }],
    ])
  })
})

describe('nothing is asked', () => {
  it('where the app has no passkeys', async () => {
    const { at, decidePasskey } = await toDecision(startAuth(createManualClock()))
    expect([at(), decidePasskey.calls]).toEqual(['loggedIn', []])
  })

  it('of somebody for whom a provider vouched', async () => {
    const running = start({ resumeWith: { google_open_id_token: 't' } })
    await running.logIn.last().resolve(wren)
    expect([running.at(), running.decidePasskey.calls]).toEqual(['loggedIn', []])
  })
})
