import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow } from '../../../src/errors/catalogue.ts'
import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startOneTap } from '../../../testing/machines/oneTap.ts'

const start = (options?: Parameters<typeof startOneTap>[1]) => startOneTap(createManualClock(), options)

describe('§8 each refusal is a state of its own', () => {
  const steps = new Set(['mfaRequired', 'tooQuick'])
  const rows = Object.entries<ErrorRow>(oneTapErrors).flatMap(([row, { code }]) =>
    code && !steps.has(row) ? [[row, refused(code)] as const] : [],
  )
  const others = [
    ['failed', new ApiFailure('refused', { status: 400, serverMessage: 'No.' })],
    ['failed', new ApiFailure('server', { status: 503 })],
    ['failed', new ApiFailure('offline')],
    ['failed', new ApiFailure('malformed')],
    ['failed', new TypeError('x is undefined')],
  ] as const

  it('has the rows of the log-in', () => {
    expect(rows.map(([row]) => row)).toEqual([
      'softBanned',
      'rateLimited',
      'suspended',
      'loginAssistance',
      'passwordResetSent',
      'googleNoMatch',
      'googleUnavailable',
      'ineligible',
    ])
  })

  it.each([...rows, ...others])('%s %s', async (row, error) => {
    for (const way of ['logIn', 'register'] as const) {
      const running = start()
      await (way === 'logIn' ? running.toLogIn() : running.toRegister())
      await running[way].last().reject(error)
      expect([running.at(), running.context().idToken]).toEqual([`failure.${row}`, ''])
      expect(running.emitted).toMatchObject([{ type: 'oneTap.failed', row: `oneTap.${row}` }])
    }
  })

  it('keeps the server’s message if there is one', async () => {
    const { toLogIn, context, logIn } = start()
    await toLogIn()
    await logIn.last().reject(new ApiFailure('refused', { serverMessage: 'Closed for the night.' }))
    expect(context().serverMessage).toBe('Closed for the night.')
  })

  it('C1 reports the failure without the token', async () => {
    const { toLogIn, emitted, logIn } = start()
    await toLogIn()
    await logIn.last().reject(new ApiFailure('offline'))
    expect(JSON.stringify(emitted)).not.toContain('jwt')
  })

  it('a missing age or account means that in its own call only', async () => {
    const atLogIn = start()
    await atLogIn.toLogIn()
    await atLogIn.logIn.last().reject(refused('missingAge'))
    const atRegister = start()
    await atRegister.toRegister()
    await atRegister.register.last().reject(refused('noAccount'))
    expect([atLogIn.at(), atRegister.at()]).toEqual(['failure.failed', 'failure.failed'])
  })
})

describe('D13 a response that never comes', () => {
  it.each(['loggingIn', 'registering'] as const)('%s times out and is aborted', async (state) => {
    const running = start()
    await (state === 'loggingIn' ? running.toLogIn() : running.toRegister())
    running.clock.advance(defaultPolicy.timing.requestTimeout)
    const call = state === 'loggingIn' ? running.logIn : running.register
    expect([running.at(), call.last().signal.aborted, running.clock.pending]).toEqual([
      'failure.failed',
      true,
      0,
    ])
    expect(running.emitted).toEqual([{ type: 'oneTap.failed', row: 'oneTap.failed', failure: null }])
  })
})

describe('H15 every failure can be retried or left', () => {
  it.each([
    ['oneTap', 'prompting'],
    ['buttonFlow', 'offeringButton'],
  ] as const)('%s can be tried again as %s, and the next failure starts afresh', async (offer, state) => {
    const { at, context, logIn, toLogIn, prompt, send } = start()
    await toLogIn(offer)
    await logIn.last().reject(new ApiFailure('refused', { serverMessage: 'No.' }))
    send({ type: 'offer.retried' })
    expect(at()).toBe(state)
    if (offer === 'oneTap') await prompt.last().resolve({ idToken: 'jwt' })
    else send({ type: 'token.received', idToken: 'jwt' })
    expect([at(), context().serverMessage]).toEqual(['loggingIn', null])
  })

  it('or be left', async () => {
    const { toLogIn, at, logIn, send } = start({ isMember: true })
    await toLogIn()
    await logIn.last().reject(new ApiFailure('offline'))
    send({ type: 'offer.dismissed' })
    expect(at()).toBe('dismissed')
  })
})
