import { describe, expect, it } from 'vitest'
import { assertion } from '../../../mocks/fixtures/passkeys.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { refused, request, startPasskeyLogin as start } from '../../../testing/machines/passkeyLogin.ts'
import { passkeyLoginMachine } from './passkeyLogin.machine.ts'

it('detects, lists or offers, asks, verifies', () => {
  expect(leavesOf(passkeyLoginMachine).map(({ name }) => name)).toEqual([
    'passkeyLogin.deciding',
    'passkeyLogin.detecting',
    'passkeyLogin.preparing',
    'passkeyLogin.listing',
    'passkeyLogin.offering',
    'passkeyLogin.requesting.waiting',
    'passkeyLogin.requesting.slow',
    'passkeyLogin.choosing',
    'passkeyLogin.verifying.waiting',
    'passkeyLogin.verifying.slow',
    'passkeyLogin.judging',
    'passkeyLogin.notice.softBanned',
    'passkeyLogin.notice.tooManyAttempts',
    'passkeyLogin.notice.deactivated',
    'passkeyLogin.paused',
    'passkeyLogin.unavailable',
    'passkeyLogin.loggedIn',
  ])
})

describe.each(['plain', 'strict'] as const)('a passkey (%s)', (mode) => {
  it('chosen in the list of the email field logs in, without a button', async () => {
    const { at, listing, askPasskey, verifyPasskey, emitted } = start(mode)
    await listing()
    expect([at(), askPasskey.last().input]).toEqual(['listing', { request, isAutofill: true }])
    await askPasskey.last().resolve(assertion)
    expect(verifyPasskey.last().input).toEqual({ credential: assertion })
    await verifyPasskey.last().resolve(wren)
    expect([at(), emitted]).toEqual(['loggedIn', [{ type: 'passkey.loggedIn', user: wren }]])
  })

  it('asked for by the button logs in, and what was signed is forgotten', async () => {
    const { choosing, askPasskey, context, verifyPasskey, emitted } = start(mode)
    await choosing()
    expect(askPasskey.last().input).toEqual({ request, isAutofill: false })
    await askPasskey.last().resolve(assertion)
    await verifyPasskey.last().resolve(wren)
    expect([context().credential, context().request, emitted]).toEqual([
      null,
      null,
      [{ type: 'passkey.loggedIn', user: wren }],
    ])
  })

  it('is asked for once, however often the button is pressed', async () => {
    const { offering, send, readPasskeyRequest } = start(mode)
    await offering()
    for (let n = 0; n < 5; n += 1) send({ type: 'passkey.requested' })
    expect(readPasskeyRequest.calls).toHaveLength(1)
  })
})

describe('where there are none', () => {
  it('requests nothing', async () => {
    const { at, detectPasskeys, readPasskeyRequest, send } = start()
    await detectPasskeys.last().resolve('none')
    send({ type: 'passkey.requested' })
    expect([at(), readPasskeyRequest.calls.length]).toEqual(['unavailable', 0])
    send({ type: 'otherWay.chosen' })
    send({ type: 'form.rested' })
    expect([at(), detectPasskeys.calls.length]).toEqual(['unavailable', 1])
  })

  it('as where the code for it cannot be loaded', async () => {
    const { at, detectPasskeys, emitted } = start()
    await detectPasskeys.last().reject(new Error('not fetched'))
    expect([at(), emitted]).toEqual(['unavailable', []])
  })
})

describe('the list of the email field, which nobody has asked for', () => {
  it.each([
    ['notAllowed', refused('notAllowed'), 'notAllowed'],
    ['a malformed refusal', new Error('x'), 'unanswered'],
  ] as const)('that breaks off with %s is only logged, and leaves a button', async (_, error, reason) => {
    const { at, askPasskey, context, emitted, listing, send, readPasskeyRequest } = start()
    await listing()
    await askPasskey.last().reject(error)
    expect([at(), context().failure, emitted]).toEqual([
      'offering',
      null,
      [{ type: 'passkey.unlisted', reason }],
    ])
    // It is not tried again by itself.
    send({ type: 'otherWay.chosen' })
    send({ type: 'form.rested' })
    expect([at(), readPasskeyRequest.calls.length]).toEqual(['offering', 1])
  })

  it.each([
    ['fails', (s: ReturnType<typeof start>) => s.readPasskeyRequest.last().reject(new ApiFailure('server'))],
    ['is never answered', (s: ReturnType<typeof start>) => s.clock.advance(30_000)],
  ])('whose challenge %s leaves a button', async (_, end) => {
    const started = start()
    await started.detectPasskeys.last().resolve('autofill')
    await end(started)
    expect([started.at(), started.context().failure, started.emitted]).toEqual([
      'offering',
      null,
      [{ type: 'passkey.unlisted', reason: 'unanswered' }],
    ])
  })

  it('ends when the page is left, and begins again when it is shown again', async () => {
    const { at, askPasskey, emitted, listing, readPasskeyRequest, send } = start()
    await listing()
    await askPasskey.last().reject(refused('left'))
    expect([at(), emitted]).toEqual(['paused', []])
    send({ type: 'form.rested' })
    await readPasskeyRequest.last().resolve({ challenge: 'def' })
    expect([at(), askPasskey.last().input.request.challenge]).toEqual(['listing', 'def'])
  })

  it('ends when another way is chosen, and begins again, with another challenge', async () => {
    const { at, askPasskey, listing, readPasskeyRequest, send } = start()
    await listing()
    send({ type: 'otherWay.chosen' })
    expect([at(), askPasskey.last().signal.aborted]).toEqual(['paused', true])
    send({ type: 'form.rested' })
    expect([at(), readPasskeyRequest.calls.length]).toEqual(['preparing', 2])
  })
})

describe('another way', () => {
  it.each([
    ['choosing', 'askPasskey'],
    ['verifying', 'verifyPasskey'],
  ] as const)('that is chosen while a passkey is in %s aborts it', async (reach, actor) => {
    const started = start()
    await started[reach]()
    started.send({ type: 'otherWay.chosen' })
    expect([started.at(), started[actor].last().signal.aborted]).toEqual(['paused', true])
    started.send({ type: 'form.rested' })
    expect(started.at()).toBe('offering')
  })
})
