import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { SignupCall } from '../../../src/errors/auth/resolveSignup.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

const calls = [
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'register',
] as const

const states: Readonly<Record<SignupCall, string>> = {
  checkEmailExists: 'checkingEmail',
  validateEmail: 'validatingEmail',
  validatePassword: 'validatingPassword',
  validateBirthday: 'validatingBirthday',
  register: 'registering',
}

describe('D13 a call that is never answered', () => {
  it.each(calls)('%s becomes slow, and times out back to the form', async (call) => {
    const running = startSignup()
    await running.submitUpTo(call)
    running.clock.advance(defaultPolicy.timing.slowAnswer)
    expect(running.at()).toBe(`submitting.${states[call]}.slow`)
    running.clock.advance(defaultPolicy.timing.requestTimeout)
    expect([running.at(), running.context().errors, running[call].last().signal.aborted]).toEqual([
      'editing.signup.typing',
      { notice: 'signup.timedOut' },
      true,
    ])
    expect(running.emitted).toEqual([{ type: 'attempt.failed', row: 'signup.timedOut', failure: null }])
  })

  it.each(calls)(
    '%s can be cancelled: it is aborted, and everything is kept; D6 I5 nothing is left',
    async (call) => {
      const running = startSignup()
      await running.submitUpTo(call)
      running.send({ type: 'submit.cancelled' })
      expect([
        running.at(),
        running[call].last().signal.aborted,
        running.emitted,
        running.clock.pending,
      ]).toEqual(['editing.signup.typing', true, [], 0])
      expect(running.context()).toMatchObject(fields)
    },
  )
})
