import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../testing/auth.ts'
import { fields, fine, signupOn, type SignupGiven } from '../../testing/signup.ts'

const startSignup = (given?: SignupGiven) => signupOn(createManualClock(), given)

const { email } = fields
const member = 'wren@example.com'
const { emailValidityDebounce, requestTimeout, ssoDebounce } = defaultPolicy.timing
const team = 'team@acme.example'
const sso: SsoInfo = { ...notSso, isSso: true }

describe("§2 'Continue with email'", () => {
  it('reveals the form, and it stays', () => {
    const { at, choose, openPopup, send } = startSignup({ isFormShown: false })
    expect(at()).toBe('editing.choosing')
    send({ type: 'email.chosen' })
    expect(at()).toBe('editing.signup.typing')
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.signup.typing')
  })

  it('H8 J26 an e-mail that came along from the log-in form is there at once', () => {
    const { at, context } = startSignup({ isFormShown: false, email: member })
    expect([at(), context().email]).toEqual(['editing.signup.typing', member])
  })

  it('a popup that comes to nothing leads back to the choice', () => {
    const { at, choose, openPopup } = startSignup({ isFormShown: false })
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.choosing')
  })
})

describe('§4 Signup form mode', () => {
  it('J25 an e-mail that exists turns it into a log-in, with what was typed', async () => {
    const { at, context, judge, send } = startSignup()
    send({ type: 'password.changed', value: 'typed' })
    await judge(member, true)
    expect([at(), context().email, context().password]).toEqual(['editing.login.typing', member, 'typed'])
  })

  it('a free one stays a sign-up, and is validated after 300 ms of quiet', async () => {
    const { at, clock, judge, validateEmail } = startSignup()
    await judge(email, false)
    expect([at(), validateEmail.calls]).toEqual(['editing.signup.settling', []])
    clock.advance(emailValidityDebounce)
    expect([at(), validateEmail.last().input, emailValidityDebounce]).toEqual([
      'editing.signup.validatingEmail',
      { email },
      300,
    ])
  })

  it('a free one after a member is a sign-up again', async () => {
    const { at, judge } = startSignup()
    await judge(member, true)
    await judge(email, false)
    expect(at()).toBe('editing.signup.settling')
  })

  it('an e-mail that the server does not take has its error at the field', async () => {
    const { at, clock, context, emitted, judge, validateEmail } = startSignup()
    await judge(email, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().resolve({ isValid: false, message: null })
    expect([at(), context().errors, emitted]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailInvalid' },
      [],
    ])
  })

  it('an e-mail of a kind that is refused is told without asking', async () => {
    const { at, context, judge } = startSignup()
    await judge('robin@yahoo.con', false)
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { email: 'signup.emailRejected' }])
  })

  it.each([
    new ApiFailure('refused', { status: 400, serverMessage: 'Mail is down.' }),
    new ApiFailure('offline'),
  ])('D16 a validation that could not be asked is a toast', async (failure) => {
    const { at, clock, context, emitted, judge, validateEmail } = startSignup()
    await judge(email, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().reject(failure)
    expect([at(), context().errors]).toEqual(['editing.signup.typing', {}])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: 'signup.error.validationFailed',
        serverMessage: failure.serverMessage,
        duration: 'emailValidationToast',
        kind: 'alert',
      },
    ])
  })

  it('on error it stays a sign-up: a refusal at the field, a lost connection in silence', async () => {
    const { at, blur, checkEmailExists, context, type } = startSignup()
    blur(email)
    await checkEmailExists.last().reject(refused('emailCheckRefused', { serverMessage: 'Not that one.' }))
    expect([at(), context().errors, context().serverMessage]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailCheckRefused' },
      'Not that one.',
    ])
    type(member)
    blur(member)
    await checkEmailExists.last().reject(new ApiFailure('offline'))
    expect([at(), context().errors]).toEqual(['editing.signup.typing', {}])
  })

  it('from a log-in, too, an error leads to a sign-up', async () => {
    const { at, blur, checkEmailExists, judge, type } = startSignup()
    await judge(member, true)
    type(email)
    blur(email)
    expect(at()).toBe('editing.login.checkingEmail')
    await checkEmailExists.last().reject(new ApiFailure('offline'))
    expect(at()).toBe('editing.signup.typing')
  })

  it('with no e-mail it is a sign-up', async () => {
    const { at, blur, checkEmailExists, context, judge, type } = startSignup()
    await judge(member, true)
    type('')
    blur('')
    expect([at(), checkEmailExists.calls.length, context().errors]).toEqual(['editing.signup.typing', 1, {}])
  })

  it('one that is no e-mail is told as it is left, not while it is typed', () => {
    const { at, blur, checkEmailExists, context, type } = startSignup()
    type('robin@')
    expect(context().errors).toEqual({})
    blur('robin@')
    expect([at(), context().errors, checkEmailExists.calls]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailFormat' },
      [],
    ])
    type('robin@e')
    expect(context().errors).toEqual({})
  })

  it('does not ask twice about the same e-mail', async () => {
    const { blur, checkEmailExists, judge } = startSignup()
    await judge(member, true)
    blur(member)
    blur(` ${member} `)
    expect(checkEmailExists.calls).toHaveLength(1)
  })

  it('D4 an answer about a former e-mail is ignored', async () => {
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

  it('D4 H8 an answer after the toggle is ignored: the e-mail goes along', async () => {
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

  it('D5 blur and submit together: the submit supersedes, and there is one answer in the end', async () => {
    const { actor, blur, checkEmailExists, submit } = startSignup()
    blur(email)
    submit()
    expect(checkEmailExists.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await checkEmailExists.last().resolve(true)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'existing' })
  })

  it('D5 a submit that lacks something leaves the question open, and its answer decides', async () => {
    const { at, blur, checkEmailExists, context, submit, type } = startSignup()
    type(member)
    blur(member)
    submit({ email: member, birthday: '' })
    expect([at(), context().errors]).toEqual([
      'editing.signup.checkingEmail',
      { birthday: 'signup.birthdayRequired' },
    ])
    await checkEmailExists.last().resolve(true)
    expect([at(), context().errors]).toEqual(['editing.login.typing', {}])
  })

  it('D4 unless the field held another e-mail than the one being asked about', () => {
    const { at, blur, checkEmailExists, submit, type } = startSignup()
    type(member)
    blur(member)
    submit({ birthday: '' })
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['editing.signup.typing', true])
  })

  it.each(['plain', 'strict'] as const)(
    'D13 a question without an answer is given up in silence (%s)',
    (mode) => {
      const { at, blur, clock, context } = startSignup({ mode })
      blur(email)
      clock.advance(requestTimeout)
      expect([at(), context().errors]).toEqual(['editing.signup.typing', {}])
    },
  )

  it('D13 D16 a validation without an answer is a toast', async () => {
    const { at, clock, emitted, judge } = startSignup()
    await judge(email, false)
    clock.advance(emailValidityDebounce)
    clock.advance(requestTimeout)
    expect([at(), emitted]).toMatchObject([
      'editing.signup.typing',
      [{ message: 'signup.error.validationFailed', duration: 'emailValidationToast' }],
    ])
  })
})

describe('the form as a log-in', () => {
  it('ends with what was typed, without asking again', async () => {
    const { actor, checkEmailExists, judge, submit } = startSignup()
    await judge(member, true)
    submit({ email: member, birthday: '' })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'existing',
      email: member,
      password: fields.password,
    })
    expect(checkEmailExists.calls).toHaveLength(1)
  })

  it('asks for the password', async () => {
    const { at, context, judge, submit } = startSignup()
    await judge(member, true)
    submit({ email: member, password: '', birthday: '' })
    expect([at(), context().errors]).toEqual([
      'editing.login.typing',
      { password: 'signup.passwordRequired' },
    ])
  })

  it('asks about an e-mail that was changed; a free one is a sign-up with rules of its own', async () => {
    const { at, checkEmailExists, context, judge, submit, type } = startSignup()
    await judge(member, true)
    type(email)
    submit({ birthday: '' })
    expect(at()).toBe('submitting.checkingEmail.waiting')
    await checkEmailExists.last().resolve(false)
    expect([at(), context().errors]).toEqual([
      'editing.signup.typing',
      { birthday: 'signup.birthdayRequired' },
    ])
  })

  it('without an e-mail it is a sign-up again', async () => {
    const { at, context, judge, submit, type } = startSignup()
    await judge(member, true)
    type('')
    submit({ email: '' })
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { email: 'signup.emailRequired' }])
  })
})

describe("§5 'Did you mean {suggestion}?'", () => {
  it('shows as the e-mail is left, not while it is typed', () => {
    const { blur, context, type } = startSignup()
    type('robin@gmial.com')
    expect(context().suggestion).toBeNull()
    blur('robin@gmial.com')
    expect(context().suggestion).toBe('robin@gmail.com')
    type('robin@gmial.co')
    expect(context().suggestion).toBeNull()
  })

  it('taken, it is the e-mail, and is asked about', async () => {
    const { at, blur, checkEmailExists, context, send, type } = startSignup()
    type('wren@gmial.com')
    blur('wren@gmial.com')
    send({ type: 'suggestion.accepted' })
    expect([at(), context().email, context().suggestion, checkEmailExists.last().input]).toEqual([
      'editing.signup.checkingEmail',
      'wren@gmail.com',
      null,
      { email: 'wren@gmail.com' },
    ])
    await checkEmailExists.last().resolve(true)
    expect(at()).toBe('editing.login.typing')
  })
})

describe('§4 Single sign-on', () => {
  it('is asked 300 ms after the e-mail changed; without an account there the submit leads to its sign-up, with no secret', async () => {
    const { actor, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    submit({ email: team, password: '', birthday: '' })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'ssoSignup', email: team })
  })

  it('is asked once the e-mail has been judged, when it was left sooner than that', async () => {
    const { at, checkSso, clock, judge, validateEmail } = startSignup()
    await judge(team, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().resolve(fine)
    expect([at(), checkSso.calls]).toEqual(['editing.signup.checkingSso', []])
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    expect(at()).toBe('editing.signup.typing')
  })

  it('D2 the answer goes with the e-mail', async () => {
    const { checkSso, clock, context, submit, type, at } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    type(email)
    expect(context().sso).toBeNull()
    submit()
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })

  it('an existing account there is no sign-up', async () => {
    const { at, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve({ ...sso, existingUser: true })
    submit({ email: team })
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })
})
