import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const { email } = fields
const member = 'wren@example.com'
const { emailValidityDebounce, requestTimeout } = defaultPolicy.timing

describe('§4 Signup form mode: the email check in flight', () => {
  it('does not check the same email twice', async () => {
    const { blur, checkEmailExists, checkEmail } = startSignup()
    await checkEmail(member, true)
    blur(member)
    blur(` ${member} `)
    expect(checkEmailExists.calls).toHaveLength(1)
  })

  it('D4 a response about an earlier email is ignored', async () => {
    const { at, blur, checkEmailExists, type } = startSignup()
    type(member)
    blur(member)
    const former = checkEmailExists.last()
    type(email)
    await former.resolve(true)
    expect([at().startsWith('editing.signup'), former.signal.aborted]).toEqual([true, true])
    blur(email)
    await checkEmailExists.last().resolve(false)
    expect(at()).toBe('editing.signup.settling')
  })

  it('D4 H8 a response after the toggle is ignored; the email is kept', async () => {
    const { actor, checkEmailExists, blur, send, type } = startSignup()
    type(member)
    blur(member)
    send({ type: 'login.requested' })
    await checkEmailExists.last().resolve(true)
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'loginRequested', email: member },
    })
  })

  it('D5 blur and submit together: the submit replaces the check, and there is one result', async () => {
    const { actor, blur, checkEmailExists, submit } = startSignup()
    blur(email)
    submit()
    expect(checkEmailExists.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await checkEmailExists.last().resolve(true)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'existing' })
  })

  it('D5 an incomplete submit does not abort the check, and its result decides', async () => {
    const { at, blur, checkEmailExists, context, submit, type } = startSignup()
    type(member)
    blur(member)
    submit({ email: member, birthday: '' })
    expect([at(), context().errors]).toEqual([
      'editing.signup.checkingEmail',
      { birthday: 'signup.birthdayRequired' },
    ])
    await checkEmailExists.last().resolve(true)
    expect([at(), context().errors]).toEqual(['editing.login.checkingSso', {}])
  })

  it('D4 unless the field holds another email than the one being checked', () => {
    const { at, blur, checkEmailExists, submit, type } = startSignup()
    type(member)
    blur(member)
    submit({ birthday: '' })
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['editing.signup.typing', true])
  })

  it.each(['plain', 'strict'] as const)('D13 a check without a response ends silently (%s)', (mode) => {
    const { at, blur, clock, context } = startSignup({ mode })
    blur(email)
    clock.advance(requestTimeout)
    expect([at(), context().errors]).toEqual(['editing.signup.typing', {}])
  })

  it('D13 D16 a validation without a response is a toast', async () => {
    const { at, clock, emitted, checkEmail } = startSignup()
    await checkEmail(email, false)
    clock.advance(emailValidityDebounce)
    clock.advance(requestTimeout)
    expect([at(), emitted]).toMatchObject([
      'editing.signup.typing',
      [{ message: 'signup.error.validationFailed', duration: 'emailValidationToast' }],
    ])
  })
})
