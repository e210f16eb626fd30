import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { oneTapMachine } from './oneTap.machine.ts'
import { startOneTap } from '../../../testing/machines/oneTap.ts'

const start = (options?: Parameters<typeof startOneTap>[1]) => startOneTap(createManualClock(), options)

it('decides, offers, logs in or registers, and ends', () => {
  expect(leavesOf(oneTapMachine).map(({ name }) => name)).toEqual([
    'oneTap.deciding',
    'oneTap.loadingScript',
    'oneTap.prompting',
    'oneTap.offeringButton',
    'oneTap.loggingIn',
    'oneTap.loginMfa',
    'oneTap.checkingLimit',
    'oneTap.verifyingHuman.loadingWidget',
    'oneTap.verifyingHuman.solving',
    'oneTap.matchingNobody',
    'oneTap.registering.filling',
    'oneTap.registering.waiting',
    'oneTap.openingSignup',
    'oneTap.signupUnavailable',
    'oneTap.consents',
    'oneTap.socialSignup',
    'oneTap.failure.botWidgetFailed',
    'oneTap.failure.softBanned',
    'oneTap.failure.rateLimited',
    'oneTap.failure.suspended',
    'oneTap.failure.loginAssistance',
    'oneTap.failure.passwordResetSent',
    'oneTap.failure.googleNoMatch',
    'oneTap.failure.googleUnavailable',
    'oneTap.failure.ineligible',
    'oneTap.failure.failed',
    'oneTap.left',
    'oneTap.notOffered',
    'oneTap.dismissed',
    'oneTap.optedOut',
    'oneTap.turnedAway',
    'oneTap.loggedIn',
    'oneTap.registered',
  ])
})

describe.each(['plain', 'strict'] as const)('§6 One-tap (%s)', (mode) => {
  it('loads nothing if it is not offered', async () => {
    const { addScript, at, decideOffer, emitted } = start({ mode })
    await decideOffer.last().resolve(null)
    expect([at(), addScript.calls.length, emitted]).toEqual([
      'notOffered',
      0,
      [{ type: 'oneTap.notOffered', isScriptMissing: false }],
    ])
  })

  it('prompts, logs in with the token, once (D1), and is done', async () => {
    const { toLogIn, at, context, emitted, logIn, register } = start({ mode })
    await toLogIn()
    expect([at(), logIn.calls.length, logIn.last().input]).toEqual([
      'loggingIn',
      1,
      { credentials: { google_open_id_token: 'jwt' }, botToken: null },
    ])
    await logIn.last().resolve(wren)
    expect([at(), context().idToken, register.calls.length]).toEqual(['loggedIn', '', 0])
    expect(emitted).toEqual([{ type: 'oneTap.done', user: wren, isNew: false }])
  })

  it('the button flow draws the button instead of the prompt', async () => {
    const { at, logIn, toPrompt, prompt, send } = start({ mode })
    await toPrompt('buttonFlow')
    expect([at(), prompt.calls.length]).toEqual(['offeringButton', 0])
    send({ type: 'token.received', idToken: 'jwt' })
    send({ type: 'token.received', idToken: 'other' })
    expect([at(), logIn.calls.map(({ input }) => input)]).toEqual([
      'loggingIn',
      [{ credentials: { google_open_id_token: 'jwt' }, botToken: null }],
    ])
  })

  it('§2 registers users without an account, and the bar runs 6 s to 95 percent and no further (I6)', async () => {
    const { at, clock, context, emitted, toRegister, register } = start({ mode })
    await toRegister()
    expect([at(), context().progress, register.last().input]).toEqual([
      'registering.filling',
      0,
      { idToken: 'jwt', extras: null },
    ])
    clock.advance(defaultPolicy.timing.loadingBar - 1)
    expect(at()).toBe('registering.filling')
    expect(context().progress).toBeLessThan(95)
    clock.advance(1)
    expect([at(), context().progress]).toEqual(['registering.waiting', 95])
    clock.advance(10_000)
    expect(context().progress).toBe(95)
    await register.last().resolve(wren)
    expect([at(), register.calls.length, clock.pending]).toEqual(['registered', 1, 0])
    expect(emitted).toEqual([{ type: 'oneTap.done', user: wren, isNew: true }])
  })

  it('a response before the bar is full is not delayed', async () => {
    const { at, clock, toRegister, register } = start({ mode })
    await toRegister()
    clock.advance(1_000)
    await register.last().resolve(wren)
    expect([at(), clock.pending]).toEqual(['registered', 0])
  })
})

describe('§6 "unless a local opt-out is set"', () => {
  it.each([
    ['a visitor who sends the prompt away is asked again another time', false, 'dismissed'],
    ['a member who does so is not', true, 'optedOut'],
  ] as const)('%s', async (_, isMember, state) => {
    const { at, emitted, toPrompt, prompt } = start({ isMember })
    await toPrompt()
    await prompt.last().resolve('dismissed')
    expect([at(), emitted]).toEqual([state, [{ type: `oneTap.${state}` }]])
  })

  it.each([
    [false, 'dismissed'],
    [true, 'optedOut'],
  ] as const)('the button can be sent away, too (member: %s)', async (isMember, state) => {
    const { at, toPrompt, send } = start({ isMember })
    await toPrompt('buttonFlow')
    send({ type: 'offer.dismissed' })
    expect(at()).toBe(state)
  })
})

describe('Failures before the user asked for anything show no error', () => {
  it('B10 a script that never comes up', async () => {
    const { addScript, at, clock, decideOffer, emitted } = start()
    await decideOffer.last().resolve('oneTap')
    await addScript.last().resolve()
    clock.advance(2_000)
    expect([at(), clock.pending, emitted]).toEqual([
      'notOffered',
      0,
      [{ type: 'oneTap.notOffered', isScriptMissing: true }],
    ])
  })

  it('an offer that cannot be decided, and a prompt that fails', async () => {
    const undecided = start()
    await undecided.decideOffer.last().reject(new Error('x'))
    expect(undecided.at()).toBe('notOffered')
    const broken = start()
    await broken.toPrompt()
    await broken.prompt.last().reject(new Error('x'))
    expect(broken.at()).toBe('dismissed')
  })
})

it('D6 I5 stopping aborts every call and clears every timer', async () => {
  const { actor, clock, toRegister, register } = start()
  await toRegister()
  actor.stop()
  expect([register.last().signal.aborted, clock.pending]).toEqual([true, 0])
})
