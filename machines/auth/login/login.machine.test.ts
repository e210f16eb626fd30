import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { email, password, startLogin } from '../../../testing/machines/login.ts'
import { loginMachine } from './login.machine.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)

it('ends logged in, with a second factor, without an account, or on the way to a sign-up', () => {
  expect(leavesOf(loginMachine).map(({ name }) => name)).toEqual([
    'login.starting',
    'login.editing.typing',
    'login.editing.checkingSso',
    'login.submitting.waiting',
    'login.submitting.slow',
    'login.judging',
    'login.checkingLimit',
    'login.verifyingHuman.loadingWidget',
    'login.verifyingHuman.solving',
    'login.connecting',
    'login.authorizingSso',
    'login.notice.softBanned',
    'login.notice.tooManyAttempts',
    'login.notice.deactivated',
    'login.notice.loginAssistance',
    'login.notice.facebookNoMatch',
    'login.notice.googleNoMatch',
    'login.notice.lineNoMatch',
    'login.notice.facebookUnavailable',
    'login.notice.googleUnavailable',
    'login.notice.lineUnavailable',
    'login.resettingPassword',
    'login.loggedIn',
    'login.mfaRequired',
    'login.noAccount',
    'login.ssoSignup',
    'login.signupRequested',
    'login.signupPrevented',
  ])
})

describe.each(['plain', 'strict'] as const)(
  '§4 Login form: idle, loading, success or back to idle (%s)',
  (mode) => {
    it('sends the credentials as typed, and ends with the user', async () => {
      const { actor, at, logIn, submit } = start({ mode })
      expect(at()).toBe('editing.typing')
      submit()
      expect([at(), logIn.last().input]).toEqual([
        'submitting.waiting',
        { credentials: { username_or_email: email, password }, botToken: null },
      ])
      await logIn.last().resolve(wren)
      expect(actor.getSnapshot()).toMatchObject({
        status: 'done',
        output: { outcome: 'loggedIn', user: wren, credentials: { username_or_email: email, password } },
      })
    })

    it('D1 sends one call however often the form is submitted', () => {
      const { logIn, submit } = start({ mode })
      for (let n = 0; n < 5; n += 1) submit()
      expect(logIn.calls).toHaveLength(1)
    })

    it('D7 starts no call and no timer on its own', () => {
      const { clock, emitted, fakes } = start({ mode })
      expect(Object.values(fakes).filter(({ calls }) => calls.length > 0)).toEqual([])
      expect([clock.pending, emitted]).toEqual([0, []])
    })

    it('returns to the form with an inline error, and keeps what was typed', async () => {
      const { at, context, fail } = start({ mode })
      await fail(defaultPolicy.codes.wrongPassword[0] ?? null)
      expect(at()).toBe('editing.typing')
      expect(context()).toMatchObject({ email, password, errors: { password: 'login.wrongPassword' } })
    })
  },
)

describe('what is missing', () => {
  it.each([
    ['', '', { email: 'login.emailRequired', password: 'login.passwordRequired' }],
    ['  ', 'secret', { email: 'login.emailRequired' }],
    ['\u200b \ufeff', 'secret', { email: 'login.emailRequired' }],
    [email, '', { password: 'login.passwordRequired' }],
  ])('%j and %j send nothing', (typed, secret, errors) => {
    const { at, context, logIn, submit } = start()
    submit(typed, secret)
    expect([at(), context().errors, logIn.calls]).toEqual(['editing.typing', errors, []])
  })

  it('E14 the password is sent unmodified', () => {
    const { logIn, submit } = start()
    const secret = ` ${'pä ss'.repeat(40)} `
    submit(email, secret)
    expect(logIn.last().input.credentials).toEqual({ username_or_email: email, password: secret })
  })

  it('E12 the email is sent without what is invisible around it, as on sign-up', () => {
    const { logIn, submit } = start()
    submit(` \u200b${email}\ufeff `)
    expect(logIn.last().input.credentials).toEqual({ username_or_email: email, password })
  })

  it('editing a field clears its own error and the notice, not the other field’s', () => {
    const { context, send, submit, type } = start()
    submit('', '')
    type('w')
    expect(context().errors).toEqual({ password: 'login.passwordRequired' })
    send({ type: 'password.changed', value: 'x' })
    expect(context().errors).toEqual({})
  })
})

describe('§4 The link to the sign-up form', () => {
  it('ends the form with what was typed where a sign-up form can follow', () => {
    const { actor, send, submit } = start({ isSignupHere: true })
    submit(email, '')
    send({ type: 'password.changed', value: 'typed' })
    send({ type: 'signup.requested' })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'signupRequested',
      email,
      password: 'typed',
      provider: null,
    })
  })

  it('otherwise leaves the form as it is and emits the email', () => {
    const { at, context, emitted, send, type } = start()
    type('new@')
    send({ type: 'signup.requested' })
    expect([at(), context().email, emitted]).toEqual([
      'editing.typing',
      'new@',
      [{ type: 'auth.signupRequested', email: 'new@' }],
    ])
  })
})
