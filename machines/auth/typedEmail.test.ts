import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { refused } from '../../testing/machines/auth.ts'
import { startLogin } from '../../testing/machines/login.ts'
import { registered, startSignupOn, valid } from '../../testing/machines/signup.ts'
import { startSocialSignup } from '../../testing/machines/socialSignup.ts'
import { newcomer, startSsoSignup } from '../../testing/machines/ssoSignup.ts'

const email = 'team@acme.example'
/** As a phone's keyboard and a copied table leave it. */
const typed = ` ${email}\u00a0`
const { emailValidityDebounce, ssoDebounce } = defaultPolicy.timing
const sent = { email }
const member = { ...newcomer, existingUser: true, existingUserIsSso: true }

describe('an email with blanks around it is sent without them by the log-in', () => {
  const start = () => startLogin(createManualClock())

  it('with a password', () => {
    const { logIn, submit } = start()
    submit(typed)
    expect(logIn.last().input.credentials).toMatchObject({ username_or_email: email })
  })

  it('to the company, and after its popup', async () => {
    const { checkSso, clock, exchangeCode, logIn, openPopup, submit, type } = start()
    type(typed)
    clock.advance(ssoDebounce)
    expect(checkSso.last().input).toEqual(sent)
    await checkSso.last().resolve(member)
    submit(typed, '')
    const state = new URL(openPopup.last().input.url).searchParams.get('state')
    openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state } })
    await exchangeCode.last().resolve('auth-code')
    expect(logIn.last().input.credentials).toEqual({ sso_user_email: email, sso_auth_code: 'auth-code' })
  })

  it('to reset the password; blanks alone reset nothing', async () => {
    const { logIn, requestReset, send, submit } = start()
    submit(typed)
    await logIn.last().reject(refused('softBanned'))
    send({ type: 'reset.requested' })
    expect(JSON.stringify(requestReset.last().input)).toContain(`"${email}"`)
    const empty = start()
    empty.type(' \u00a0')
    empty.send({ type: 'notice.opened', notice: 'softBanned' })
    expect(empty.actor.getSnapshot().can({ type: 'reset.requested' })).toBe(false)
  })
})

describe('an email with blanks around it is sent without them by the sign-up', () => {
  const start = () => startSignupOn(createManualClock())

  it('as soon as the field is left, for the account, its address and its company', async () => {
    const { blur, checkEmailExists, checkSso, clock, type, validateEmail } = start()
    type(typed)
    blur(typed)
    expect(checkEmailExists.last().input).toEqual(sent)
    await checkEmailExists.last().resolve(false)
    clock.advance(emailValidityDebounce)
    expect(validateEmail.last().input).toEqual(sent)
    await validateEmail.last().resolve(valid)
    clock.advance(ssoDebounce)
    expect(checkSso.last().input).toEqual(sent)
  })

  it('to each call of a submit, and with the account that it leads to', async () => {
    const { actor, checkEmailExists, register, submit, validateBirthday, validateEmail, validatePassword } =
      start()
    submit({ email: typed })
    expect(checkEmailExists.last().input).toEqual(sent)
    await checkEmailExists.last().resolve(false)
    expect(validateEmail.last().input).toEqual(sent)
    await validateEmail.last().resolve(valid)
    expect(validatePassword.last().input).toMatchObject(sent)
    await validatePassword.last().resolve(valid)
    await validateBirthday.last().resolve(valid)
    expect(register.last().input).toMatchObject(sent)
    await register.last().resolve(registered)
    expect(actor.getSnapshot().output).toMatchObject({ credentials: { username_or_email: email } })
  })

  it.each(['blurred', 'submitted'])(
    'to the log-in of an account that exists, found when it was %s',
    async (how) => {
      const { actor, blur, checkEmailExists, submit, type } = start()
      if (how === 'blurred') {
        type(typed)
        blur(typed)
        await checkEmailExists.last().resolve(true)
      }
      submit({ email: typed })
      if (how === 'submitted') await checkEmailExists.last().resolve(true)
      expect(actor.getSnapshot().output).toMatchObject({ outcome: 'existing', ...sent })
      expect(checkEmailExists.calls).toHaveLength(1)
    },
  )

  it.each([
    ['ssoSignup', newcomer],
    ['ssoLogin', member],
  ])('to the company: %s', async (outcome, info) => {
    const { actor, checkSso, clock, submit, type } = start()
    type(typed)
    clock.advance(ssoDebounce)
    expect(checkSso.last().input).toEqual(sent)
    await checkSso.last().resolve(info)
    submit({ email: typed })
    expect(actor.getSnapshot().output).toMatchObject({ outcome, ...sent })
  })
})

describe('an email with blanks around it is sent without them by a sign-up with a company or a provider', () => {
  const start = (address = typed) => startSsoSignup(createManualClock(), { email: address })

  it.each([
    ['ssoLogin', member, 'login.chosen'],
    ['loginRequested', { ...newcomer, existingUser: true }, 'login.chosen'],
    ['signupRequested', { ...newcomer, isSso: false }, 'signup.declined'],
  ] as const)('%s', async (outcome, info, type) => {
    const { checkSso, output, send } = start()
    expect(checkSso.last().input).toEqual(sent)
    await checkSso.last().resolve(info)
    send({ type })
    expect(output()).toMatchObject({ outcome, ...sent })
  })

  it('also where the company names none, or another one with blanks', async () => {
    const person = { idToken: 'token', email: null, userName: null }
    const nameless = start()
    await nameless.toIdentify()
    await nameless.identify.last().resolve(person)
    expect(nameless.output()).toMatchObject({ outcome: 'identified', ...sent })
    const other = start('robin@acme.example')
    await other.toIdentify()
    await other.identify.last().resolve({ ...person, email: typed })
    expect(other.checkEmailExists.last().input).toEqual(sent)
  })

  it('blanks alone are no email', () => {
    const { context, send } = start('')
    send({ type: 'email.submitted', email: ' \u00a0' })
    expect(context().errors).toEqual({ email: 'emailCollection.emailRequired' })
  })

  it('to the provider’s sign-up', async () => {
    const { actor, checkEmailExists, send, submitEmail, toEmail } = startSocialSignup(createManualClock())
    await toEmail()
    submitEmail(typed)
    expect(checkEmailExists.last().input).toEqual(sent)
    await checkEmailExists.last().resolve(true)
    send({ type: 'login.chosen' })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'existing', ...sent })
  })
})
