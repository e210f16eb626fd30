import { describe, expect, it } from 'vitest'
import { attestation } from '../../../mocks/fixtures/passkeys.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import {
  creation,
  passkey,
  startPasskeyCreation as start,
} from '../../../testing/machines/passkeyCreation.ts'
import { refused } from '../../../testing/machines/passkeyLogin.ts'
import { passkeyCreationMachine } from './passkeyCreation.machine.ts'

it('asks the server, the browser, and the server again', () => {
  expect(leavesOf(passkeyCreationMachine).map(({ name }) => name)).toEqual([
    'passkeyCreation.resting',
    'passkeyCreation.requesting.waiting',
    'passkeyCreation.requesting.slow',
    'passkeyCreation.creating',
    'passkeyCreation.registering.waiting',
    'passkeyCreation.registering.slow',
    'passkeyCreation.created',
    'passkeyCreation.declined',
  ])
})

describe.each(['plain', 'strict'] as const)('a passkey (%s)', (mode) => {
  it('is created, and what was signed is forgotten', async () => {
    const { at, context, createPasskey, emitted, registering, registerPasskey } = start(mode)
    await registering()
    expect([createPasskey.last().input, registerPasskey.last().input]).toEqual([
      { creation },
      { credential: attestation },
    ])
    await registerPasskey.last().resolve(passkey)
    expect([at(), context().credential, context().creation, emitted]).toEqual([
      'created',
      null,
      null,
      [{ type: 'passkey.created', passkey }],
    ])
  })

  it('is requested once, however often the button is pressed', () => {
    const { readPasskeyCreation, requesting } = start(mode)
    for (let n = 0; n < 5; n += 1) requesting()
    expect(readPasskeyCreation.calls).toHaveLength(1)
  })
})

it('may be created after all once another one is removed, and nothing else is disturbed by that', async () => {
  const { at, context, createPasskey, creating, send } = start()
  await creating()
  send({ type: 'passkey.removed' })
  expect(at()).toBe('creating')
  await createPasskey.last().reject(refused('alreadyRegistered'))
  expect(context().failure).toBe('passkeyCreation.alreadyRegistered')
  send({ type: 'passkey.removed' })
  expect([at(), context().failure]).toEqual(['resting', null])
})

describe('declining', () => {
  it.each([
    ['before anything', null],
    ['while the server is asked', 'readPasskeyCreation'],
    ['while the window of the browser is open', 'createPasskey'],
    ['while the server verifies it', 'registerPasskey'],
  ] as const)('%s ends it', async (_, actor) => {
    const started = start()
    if (actor === 'readPasskeyCreation') started.requesting()
    if (actor === 'createPasskey') await started.creating()
    if (actor === 'registerPasskey') await started.registering()
    started.send({ type: 'offer.declined' })
    expect([started.at(), started.emitted]).toEqual(['declined', [{ type: 'passkey.declined' }]])
    expect(actor === null || started[actor].last().signal.aborted).toBe(true)
  })
})

describe('refusals of the browser', () => {
  it.each([
    ['cancelled', 'cancelled'],
    ['alreadyRegistered', 'alreadyRegistered'],
    ['notAllowed', 'notAllowed'],
    ['notSupported', 'notSupported'],
    ['timedOut', 'timedOut'],
    ['left', 'cancelled'],
    ['noCredential', 'failed'],
    ['failed', 'failed'],
  ] as const)('%s is the row %s', async (reason, name) => {
    const { at, context, createPasskey, creating, emitted, requesting } = start()
    await creating()
    await createPasskey.last().reject(refused(reason))
    const row = `passkeyCreation.${name}`
    expect([at(), context().failure, emitted]).toEqual([
      'resting',
      row,
      [{ type: 'attempt.failed', row, failure: null }],
    ])
    requesting()
    expect(context().failure).toBeNull()
  })
})

describe('refusals of the server', () => {
  it.each([
    [new ApiFailure('refused', { serverMessage: 'Paused.' }), 'failed', 'Paused.'],
    [new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    [new ApiFailure('offline'), 'offline', null],
    [new ApiFailure('malformed'), 'malformed', null],
  ] as const)('%s is the row %s', async (failure, name, serverMessage) => {
    const { at, context, of, registering, registerPasskey } = start()
    await registering()
    await registerPasskey.last().reject(failure)
    const row = `passkeyCreation.${name}`
    expect([at(), context()]).toMatchObject(['resting', { failure: row, serverMessage, credential: null }])
    expect(of('attempt.failed')).toMatchObject([{ row }])
  })

  it.each(['readPasskeyCreation', 'registerPasskey'] as const)(
    'D13 without an answer to %s it says so after 30 s',
    async (name) => {
      const { at, clock, context, registering, requesting, ...fakes } = start()
      if (name === 'registerPasskey') await registering()
      else requesting()
      clock.advance(5_000)
      expect(at()).toMatch(/slow$/)
      clock.advance(25_000)
      expect([at(), context().failure, fakes[name].last().signal.aborted]).toEqual([
        'resting',
        'passkeyCreation.timedOut',
        true,
      ])
    },
  )

  it.each([
    ['readPasskeyCreation', 'requesting'],
    ['createPasskey', 'creating'],
    ['registerPasskey', 'registering'],
  ] as const)('%s can be cancelled', async (actor, reach) => {
    const started = start()
    await started[reach]()
    started.send({ type: 'request.cancelled' })
    expect([started.at(), started[actor].last().signal.aborted, started.emitted]).toEqual([
      'resting',
      true,
      [],
    ])
  })
})
