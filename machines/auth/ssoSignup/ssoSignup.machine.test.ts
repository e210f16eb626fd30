import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { newcomer, startSsoSignup } from '../../../testing/machines/ssoSignup.ts'
import { ssoSignupMachine } from './ssoSignup.machine.ts'

type Options = Parameters<typeof startSsoSignup>[1]
const start = (options?: Options) => startSsoSignup(createManualClock(), options)
const { requestTimeout, slowAnswer } = defaultPolicy.timing

it('asks about the email, then the company, and ends with one outcome', () => {
  expect(leavesOf(ssoSignupMachine).map(({ name }) => name.slice('ssoSignup.'.length))).toEqual([
    'deciding',
    'collectingEmail',
    'checking.waiting',
    'checking.slow',
    'checkFailed',
    'notFound',
    'accountFound',
    'offering',
    'authorizing',
    'checkingAccount',
    'identified',
    'existing',
    'ssoLogin',
    'loginRequested',
    'signupRequested',
  ])
})

describe.each(['plain', 'strict'] as const)('§2, §7 the email is asked about (%s)', (mode) => {
  it.each([
    ['a newcomer of a company with SSO', newcomer, 'offering'],
    ['SSO without a page to authorize on', { ...newcomer, authorizationUri: null }, 'notFound'],
    ['no SSO and no account', notSso, 'notFound'],
    ['an account with SSO', { ...newcomer, existingUser: true, existingUserIsSso: true }, 'accountFound'],
    ['an account of the company without SSO', { ...newcomer, existingUser: true }, 'accountFound'],
    ['an account elsewhere', { ...notSso, existingUser: true }, 'accountFound'],
  ])('%s', async (_, info, state) => {
    const { at, checkSso, clock } = start({ mode, email: ' robin@acme.example ' })
    expect([at(), checkSso.last().input]).toEqual(['checking.waiting', { email: 'robin@acme.example' }])
    await checkSso.last().resolve(info)
    expect([at(), clock.pending]).toEqual([state, 0])
  })

  it.each(['', 'robin', 'robin@acme'])('J26 %j in the address: the email is asked for', (email) => {
    const { at, checkSso, context } = start({ mode, email })
    expect([at(), checkSso.calls, context().email]).toEqual(['collectingEmail', [], email])
  })

  it('opens no popup before it is asked to: B9', async () => {
    const { checkSso, openPopup } = start({ mode })
    await checkSso.last().resolve(newcomer)
    expect(openPopup.runs).toEqual([])
  })

  it('D13 becomes slow, can be cancelled, and times out', () => {
    const { at, checkSso, clock, send } = start({ mode })
    clock.advance(slowAnswer)
    expect(at()).toBe('checking.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), checkSso.last().signal.aborted, clock.pending]).toEqual(['collectingEmail', true, 0])
    const again = start({ mode })
    again.clock.advance(requestTimeout)
    expect([again.at(), again.context().errors]).toEqual(['checkFailed', { notice: 'signup.timedOut' }])
  })

  it.each([
    ['D8 no connection', new ApiFailure('offline'), 'signup.offline'],
    ['D9 a server error', new ApiFailure('server', { status: 503 }), 'signup.serverFailed'],
    ['a wrong shape', new ApiFailure('malformed'), 'signup.malformed'],
    ['a refusal', new ApiFailure('refused', { status: 400 }), 'signup.other'],
  ])('%s is said and logged, and can be tried again', async (_, failure, row) => {
    const { at, checkSso, context, emitted, send } = start({ mode })
    await checkSso.last().reject(failure)
    expect([at(), context().errors]).toEqual(['checkFailed', { notice: row }])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row, provider: 'sso' }])
    send({ type: 'check.retried' })
    expect([at(), context().errors, checkSso.calls.length]).toEqual([
      'checking.waiting',
      {},
      mode === 'strict' ? 3 : 2,
    ])
  })
})

describe('§5 Email collection', () => {
  it.each([
    ['', 'emailCollection.emailRequired'],
    ['robin', 'emailCollection.emailFormat'],
  ])('%j is an error at the field, kept, and shown as a toast', (email, row) => {
    const { at, context, emitted, send } = start({ email: '' })
    send({ type: 'email.submitted', email })
    expect([at(), context().errors, context().email]).toEqual(['collectingEmail', { email: row }, email])
    expect(emitted).toMatchObject([
      { type: 'toast.shown', message: row.replace('.', '.error.'), duration: 'validationToast' },
    ])
    send({ type: 'email.changed' })
    expect(context().errors).toEqual({})
  })

  it.each(['checkFailed', 'notFound', 'accountFound', 'offering'])(
    'another email can be typed at %s',
    async (state) => {
      const { at, checkSso, context, send } = start()
      const { last } = checkSso
      if (state === 'checkFailed') await last().reject(new ApiFailure('offline'))
      if (state === 'notFound') await last().resolve(notSso)
      if (state === 'accountFound') await last().resolve({ ...newcomer, existingUser: true })
      if (state === 'offering') await last().resolve(newcomer)
      expect(at()).toBe(state)
      send({ type: 'typing.chosen' })
      expect([at(), context()]).toMatchObject([
        'collectingEmail',
        { email: 'robin@acme.example', errors: {} },
      ])
      send({ type: 'email.submitted', email: 'wren@acme.example' })
      expect([at(), last().input]).toEqual(['checking.waiting', { email: 'wren@acme.example' }])
    },
  )
})

describe('the other ways out', () => {
  const reach = async (info = notSso) => {
    const running = start()
    await running.checkSso.last().resolve(info)
    return running
  }

  it('an account with SSO: its popup is opened by the log-in', async () => {
    const sso = { ...newcomer, existingUser: true, existingUserIsSso: true }
    const { output, send } = await reach(sso)
    send({ type: 'login.chosen' })
    expect(output()).toEqual({ outcome: 'ssoLogin', email: 'robin@acme.example', sso })
  })

  it('an account with a password: the log-in form', async () => {
    const { output, send } = await reach({ ...newcomer, existingUser: true })
    send({ type: 'login.chosen' })
    expect(output()).toEqual({ outcome: 'loginRequested', email: 'robin@acme.example' })
  })

  it.each(['notFound', 'collectingEmail'])('%s: the sign-up without single sign-on', async (state) => {
    const { output, send } = await reach()
    if (state === 'collectingEmail') send({ type: 'typing.chosen' })
    send({ type: 'signup.declined' })
    expect(output()).toEqual({ outcome: 'signupRequested', email: 'robin@acme.example' })
  })
})
