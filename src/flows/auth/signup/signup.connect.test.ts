import { describe, expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/machines/auth.ts'
import { fields, startSignupOn, today, type SignupOptions } from '../../../../testing/machines/signup.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectFormTitle, connectSignup, signupCallbacks } from './signup.connect.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

function start(input?: SignupOptions) {
  const running = startSignup(input)
  return {
    ...running,
    shown: () => connectSignup(running.actor.getSnapshot()),
    title: () => connectFormTitle(running.actor.getSnapshot()),
  }
}

describe('what the sign-up form shows', () => {
  it("'Continue with email' first, then the form", () => {
    const { send, shown } = start({ isFormShown: false })
    expect(shown()).toMatchObject({
      mode: 'choosing',
      email: '',
      blocked: 'nothing',
      isPending: false,
      errors: {},
      passwordMinimum: 6,
    })
    send({ type: 'email.chosen' })
    expect(shown().mode).toBe('signup')
  })

  it('J25 a log-in once the email is known, and while it is asked about another', async () => {
    const { blur, checkEmail, shown, title, type } = start()
    expect(title()).toEqual({ isMember: false })
    await checkEmail(fields.email, true)
    expect([shown().mode, title()]).toEqual(['login', { isMember: true }])
    type('other@example.com')
    blur('other@example.com')
    expect([shown().mode, shown().isPending]).toEqual(['login', false])
  })

  it('no password for a member of single sign-on, also while a provider is waited for', async () => {
    const { checkSso, choose, clock, shown, type } = start()
    type('team@acme.example')
    clock.advance(300)
    await checkSso.last().resolve({
      isSso: true,
      existingUser: true,
      existingUserIsSso: true,
      authorizationUri: 'https://sso.example/',
      exchangeCodeToTokenUrl: null,
    })
    expect(shown().mode).toBe('sso')
    choose('facebook')
    expect(shown()).toMatchObject({ mode: 'sso', pendingProvider: 'facebook' })
  })

  it('the choice while a provider is waited for, or a device was refused, before the form is revealed', async () => {
    const connecting = start({ isFormShown: false })
    connecting.choose('facebook')
    expect(connecting.shown()).toMatchObject({ mode: 'choosing', pendingProvider: 'facebook' })
    const refusedBefore = start({ isFormShown: false })
    await refusedBefore.readUnderageFlag.last().resolve(true)
    expect(refusedBefore.shown()).toMatchObject({
      mode: 'choosing',
      blocked: 'form',
      errors: { notice: 'signup.ineligible' },
    })
  })

  it('how many characters a password needs here', () => {
    expect(start({ passwordMinimum: 8 }).shown().passwordMinimum).toBe(8)
  })

  it('the mode it had while a call or a provider is waited for', async () => {
    const { choose, checkEmail, shown, submitUpTo } = start()
    await submitUpTo('validateEmail')
    expect([shown().mode, shown().isPending, shown().isSlow]).toEqual(['signup', true, false])
    const other = start()
    await other.checkEmail(fields.email, true)
    other.choose('facebook')
    expect(other.shown()).toMatchObject({ mode: 'login', pendingProvider: 'facebook', isPopupOpen: true })
    choose('facebook')
    await checkEmail(fields.email, true)
    expect(shown().pendingProvider).toBeNull()
  })

  it('that a provider with its own script has no popup of ours', () => {
    const { choose, shown } = start()
    choose('google')
    expect(shown()).toMatchObject({ pendingProvider: 'google', isPopupOpen: false })
  })

  it.each(['checkEmailExists', 'validateEmail', 'validatePassword', 'validateBirthday', 'register'] as const)(
    'that %s takes long',
    async (call) => {
      const { clock, context, shown, submitUpTo } = start()
      await submitUpTo(call)
      clock.advance(context().policy.timing.slowAnswer)
      expect(shown()).toMatchObject({ isPending: true, isSlow: true })
    },
  )

  it("the server's message where the row says so, and nowhere else", async () => {
    const { register, shown, submitUpTo } = start()
    await submitUpTo('register')
    await register.last().reject(refused('overage', { serverMessage: 'Too old.' }))
    expect(shown()).toMatchObject({ errors: { birthday: 'signup.overage' }, serverMessage: 'Too old.' })
    const other = start()
    await other.submitUpTo('register')
    await other.register.last().reject(refused('emailInvalid', { serverMessage: 'Not shown.' }))
    expect(other.shown()).toMatchObject({ errors: { email: 'signup.emailInvalid' }, serverMessage: null })
  })

  it('whether a toast says the notice, so that it is not announced twice', async () => {
    const { shown, submitUpTo, validateEmail } = start()
    await submitUpTo('validateEmail')
    await validateEmail.last().reject(refused('tooQuick', { serverMessage: 'Later.' }))
    expect(shown()).toMatchObject({
      errors: { notice: 'signup.validationFailed' },
      isNoticeSaid: true,
      serverMessage: 'Later.',
    })
    const other = start()
    await other.submitUpTo('register')
    await other.register.last().reject(refused('tooQuick'))
    expect(other.shown()).toMatchObject({ errors: { notice: 'signup.other' }, isNoticeSaid: false })
  })

  it('C9 everything blocked by a flag from before; C10 the submit alone after the server’s refusal and Edit', async () => {
    const { readUnderageFlag, shown } = start()
    await readUnderageFlag.last().resolve(true)
    expect(shown()).toMatchObject({ blocked: 'form', errors: { notice: 'signup.ineligible' } })
    const other = start()
    await other.submitUpTo('register')
    await other.register.last().reject(refused('underage'))
    other.children().underage?.send({ type: 'edit.requested' })
    expect(other.shown()).toMatchObject({
      blocked: 'submit',
      birthday: fields.birthday,
      errors: { notice: 'signup.ineligible' },
    })
  })

  it('the result of a popup', () => {
    const { choose, openPopup, shown } = start()
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(shown()).toMatchObject({ errors: { notice: 'social.popupBlocked' }, serverMessage: null })
  })
})

it.each([
  ['onEmailChosen', [], { type: 'email.chosen' }],
  ['onEmailChange', ['a'], { type: 'email.changed', value: 'a' }],
  ['onEmailBlur', ['a'], { type: 'email.blurred', value: 'a' }],
  ['onSuggestion', [], { type: 'suggestion.accepted' }],
  ['onPasswordChange', ['a'], { type: 'password.changed', value: 'a' }],
  ['onBirthdayChange', ['a'], { type: 'birthday.changed', value: 'a' }],
  ['onSubmit', [fields], { type: 'form.submitted', ...fields, today }],
  ['onProvider', ['line'], { type: 'provider.chosen', provider: 'line' }],
  ['onCancel', [], { type: 'submit.cancelled' }],
  ['onLogIn', [], { type: 'login.requested' }],
] as const)('what the sign-up form tells: %s', (name, args, event) => {
  const told = vi.fn<(event: unknown) => void>()
  const callbacks = signupCallbacks(told, { today: () => today, onLeft: () => undefined })
  // SAFETY: the arguments above are the callback's own.
  ;(callbacks[name] as (...options: readonly unknown[]) => void)(...args)
  expect(told).toHaveBeenCalledExactlyOnceWith(event)
})
