import { describe, expect, it } from 'vitest'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow } from '../../../src/errors/catalogue.ts'
import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { deferred, run, type Mode } from '../../testing/testing.ts'
import { refused, wren } from '../../testing/auth.ts'
import { scriptLoaderMachine } from '../scriptLoader/scriptLoader.machine.ts'
import { oneTapMachine } from './oneTap.machine.ts'
import type { Prompted } from './oneTap.setup.ts'
import type { OneTapOffer } from './oneTap.types.ts'

function start({
  mode = 'plain',
  isMember = false,
}: { readonly mode?: Mode; readonly isMember?: boolean } = {}) {
  const fakes = {
    decideOffer: deferred<OneTapOffer>(),
    addScript: deferred<void>(),
    isReady: deferred<boolean>(),
    prompt: deferred<Prompted>(),
    logIn: deferred<User, { idToken: string }>(),
    register: deferred<User, { idToken: string }>(),
  }
  const machine = oneTapMachine.provide({
    actors: {
      decideOffer: fakes.decideOffer.logic,
      scriptLoader: scriptLoaderMachine.provide({
        actors: { addScript: fakes.addScript.logic, isReady: fakes.isReady.logic },
      }),
      prompt: fakes.prompt.logic,
      logInByOneTap: fakes.logIn.logic,
      registerByOneTap: fakes.register.logic,
    },
  })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, isMember },
  })
  const context = () => running.actor.getSnapshot().context
  const offered = async (offer: OneTapOffer = 'oneTap') => {
    await fakes.decideOffer.last().resolve(offer)
    await fakes.addScript.last().resolve()
    await fakes.isReady.last().resolve(true)
  }
  const agreed = async () => {
    await offered()
    await fakes.prompt.last().resolve({ idToken: 'jwt' })
  }
  const newcomer = async () => {
    await agreed()
    await fakes.logIn.last().reject(refused('noAccount'))
  }
  return { ...fakes, ...running, context, offered, agreed, newcomer }
}

it('decides, offers, logs in or registers, and ends', () => {
  expect(leavesOf(oneTapMachine).map(({ name }) => name)).toEqual([
    'oneTap.deciding',
    'oneTap.loadingScript',
    'oneTap.prompting',
    'oneTap.offeringButton',
    'oneTap.loggingIn',
    'oneTap.registering.filling',
    'oneTap.registering.waiting',
    'oneTap.failed',
    'oneTap.notOffered',
    'oneTap.dismissed',
    'oneTap.optedOut',
    'oneTap.needsAge',
    'oneTap.done',
  ])
})

describe.each(['plain', 'strict'] as const)('§6 One-tap (%s)', (mode) => {
  it('loads nothing for whom it is not offered to', async () => {
    const { addScript, at, decideOffer, emitted } = start({ mode })
    await decideOffer.last().resolve(null)
    expect([at(), addScript.calls.length, emitted]).toEqual([
      'notOffered',
      0,
      [{ type: 'oneTap.notOffered', isScriptMissing: false }],
    ])
  })

  it('prompts, logs in with what came, once (D1), and is done', async () => {
    const { agreed, at, context, emitted, logIn, register } = start({ mode })
    await agreed()
    expect([at(), logIn.calls.length, logIn.last().input]).toEqual(['loggingIn', 1, { idToken: 'jwt' }])
    await logIn.last().resolve(wren)
    expect([at(), context().idToken, register.calls.length]).toEqual(['done', '', 0])
    expect(emitted).toEqual([{ type: 'oneTap.done', user: wren, isNew: false }])
  })

  it('the button flow draws the button instead of the prompt', async () => {
    const { at, logIn, offered, prompt, send } = start({ mode })
    await offered('buttonFlow')
    expect([at(), prompt.calls.length]).toEqual(['offeringButton', 0])
    send({ type: 'token.received', idToken: 'jwt' })
    send({ type: 'token.received', idToken: 'other' })
    expect([at(), logIn.calls.map(({ input }) => input)]).toEqual(['loggingIn', [{ idToken: 'jwt' }]])
  })

  it('§2 registers whoever has no account, and the bar runs 6 s to 95 percent and no further (I6)', async () => {
    const { at, clock, context, emitted, newcomer, register } = start({ mode })
    await newcomer()
    expect([at(), context().progress, register.last().input]).toEqual([
      'registering.filling',
      0,
      { idToken: 'jwt' },
    ])
    clock.advance(defaultPolicy.timing.loadingBar - 1)
    expect(at()).toBe('registering.filling')
    expect(context().progress).toBeLessThan(95)
    clock.advance(1)
    expect([at(), context().progress]).toEqual(['registering.waiting', 95])
    clock.advance(10_000)
    expect(context().progress).toBe(95)
    await register.last().resolve(wren)
    expect([at(), register.calls.length, clock.pending]).toEqual(['done', 1, 0])
    expect(emitted).toEqual([{ type: 'oneTap.done', user: wren, isNew: true }])
  })

  it('an answer before the bar is full is not held back', async () => {
    const { at, clock, newcomer, register } = start({ mode })
    await newcomer()
    clock.advance(1_000)
    await register.last().resolve(wren)
    expect([at(), clock.pending]).toEqual(['done', 0])
  })
})

describe('§6 "unless a local opt-out is set"', () => {
  it.each([
    ['a visitor who sends the prompt away is asked again another time', false, 'dismissed'],
    ['a member who does so is not', true, 'optedOut'],
  ] as const)('%s', async (_, isMember, state) => {
    const { at, emitted, offered, prompt } = start({ isMember })
    await offered()
    await prompt.last().resolve('dismissed')
    expect([at(), emitted]).toEqual([state, [{ type: `oneTap.${state}` }]])
  })

  it.each([
    [false, 'dismissed'],
    [true, 'optedOut'],
  ] as const)('the button can be sent away, too (member: %s)', async (isMember, state) => {
    const { at, offered, send } = start({ isMember })
    await offered('buttonFlow')
    send({ type: 'offer.dismissed' })
    expect(at()).toBe(state)
  })
})

describe('Nobody has asked for anything yet: what does not come is no error', () => {
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
    await broken.offered()
    await broken.prompt.last().reject(new Error('x'))
    expect(broken.at()).toBe('dismissed')
  })
})

describe('§8 what a refused log-in or registration means', () => {
  const rows = Object.entries<ErrorRow>(oneTapErrors).flatMap(([row, { code }]) =>
    code ? [[row, refused(code)] as const] : [],
  )
  const others = [
    ['failed', new ApiFailure('refused', { status: 400, serverMessage: 'No.' })],
    ['failed', new ApiFailure('server', { status: 503 })],
    ['failed', new ApiFailure('offline')],
    ['failed', new ApiFailure('malformed')],
    ['failed', new TypeError('x is undefined')],
  ] as const

  it.each([...rows, ...others])('%s %s', async (row, error) => {
    for (const way of ['logIn', 'register'] as const) {
      const running = start()
      await (way === 'logIn' ? running.agreed() : running.newcomer())
      await running[way].last().reject(error)
      expect([running.at(), running.context().error, running.context().idToken]).toEqual(['failed', row, ''])
      expect(running.emitted).toMatchObject([{ type: 'oneTap.failed', row: `oneTap.${row}` }])
    }
  })

  it('shows the server’s words where it has any', async () => {
    const { agreed, context, logIn } = start()
    await agreed()
    await logIn.last().reject(new ApiFailure('refused', { serverMessage: 'Closed for the night.' }))
    expect(context().serverMessage).toBe('Closed for the night.')
  })

  it('C1 tells what failed without the token', async () => {
    const { agreed, emitted, logIn } = start()
    await agreed()
    await logIn.last().reject(new ApiFailure('offline'))
    expect(JSON.stringify(emitted)).not.toContain('jwt')
  })

  it('§8 missing age ends with the token, for whoever asks for the birthday', async () => {
    const { at, context, emitted, newcomer, register } = start()
    await newcomer()
    await register.last().reject(refused('missingAge'))
    expect([at(), emitted, context().idToken]).toEqual([
      'needsAge',
      [{ type: 'oneTap.ageNeeded', idToken: 'jwt' }],
      '',
    ])
  })

  it('a missing age or account means that in its own call alone', async () => {
    const atLogIn = start()
    await atLogIn.agreed()
    await atLogIn.logIn.last().reject(refused('missingAge'))
    const atRegister = start()
    await atRegister.newcomer()
    await atRegister.register.last().reject(refused('noAccount'))
    expect([atLogIn.at(), atRegister.at()]).toEqual(['failed', 'failed'])
  })
})

describe('D13 an answer that never comes', () => {
  it.each(['loggingIn', 'registering'] as const)(
    '%s gives up after the time-out and aborts',
    async (state) => {
      const running = start()
      await (state === 'loggingIn' ? running.agreed() : running.newcomer())
      running.clock.advance(defaultPolicy.timing.requestTimeout)
      const call = state === 'loggingIn' ? running.logIn : running.register
      expect([
        running.at(),
        running.context().error,
        call.last().signal.aborted,
        running.clock.pending,
      ]).toEqual(['failed', 'failed', true, 0])
      expect(running.emitted).toEqual([{ type: 'oneTap.failed', row: 'oneTap.failed', failure: null }])
    },
  )
})

describe('H15 every failure leads on', () => {
  it.each([
    ['oneTap', 'prompting'],
    ['buttonFlow', 'offeringButton'],
  ] as const)('%s can be tried again as %s', async (offer, state) => {
    const { at, context, logIn, offered, prompt, send } = start()
    await offered(offer)
    if (offer === 'oneTap') await prompt.last().resolve({ idToken: 'jwt' })
    else send({ type: 'token.received', idToken: 'jwt' })
    await logIn.last().reject(new ApiFailure('offline'))
    send({ type: 'offer.retried' })
    expect([at(), context().error]).toEqual([state, null])
  })

  it('or be left', async () => {
    const { agreed, at, logIn, send } = start({ isMember: true })
    await agreed()
    await logIn.last().reject(new ApiFailure('offline'))
    send({ type: 'offer.dismissed' })
    expect(at()).toBe('dismissed')
  })
})

it('D6 I5 lets go of everything when it is stopped', async () => {
  const { actor, clock, newcomer, register } = start()
  await newcomer()
  actor.stop()
  expect([register.last().signal.aborted, clock.pending]).toEqual([true, 0])
})
