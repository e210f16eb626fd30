import { describe, expect, it, vi } from 'vitest'
import { startSocialSignup, type StartOptions } from '../../../../testing/machines/socialSignup.ts'
import { refused } from '../../../../testing/machines/auth.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import * as social from './socialSignup.connect.ts'

const noon = Date.UTC(2026, 0, 15, 12)

function start(options?: StartOptions) {
  const running = startSocialSignup(createManualClock(noon), options)
  const told = vi.fn<(event: unknown) => void>()
  const snapshot = () => running.actor.getSnapshot()
  return {
    ...running,
    told,
    asks: () => social.connectRequestEmail(snapshot()),
    email: () => social.connectEmailCollection(snapshot()),
    exists: () => social.connectEmailAlreadyExist(snapshot()),
    age: () => social.connectSocialSignupWithAge(snapshot()),
    callbacks: {
      asks: social.requestEmailCallbacks(told),
      email: social.emailCollectionCallbacks(told),
      exists: social.emailAlreadyExistCallbacks(told),
      age: social.socialSignupWithAgeCallbacks(told, () => running.clock.now()),
    },
  }
}

describe('what EmailCollection shows', () => {
  const idle = { email: '', isPending: false, isSlow: false, errors: {}, serverMessage: null }

  it('nothing at first, and J26 what is known of the email', async () => {
    const { email, toEmail } = start({ type: 'line' })
    await toEmail()
    expect(email()).toMatchObject(idle)
    const sso = start({
      type: 'sso',
      profile: { email: 'team@acme.example' },
    })
    await sso.toRegister()
    await sso.fail(refused('emailInvalid'))
    expect(sso.email()).toMatchObject({
      ...idle,
      email: 'team@acme.example',
      errors: { email: 'signup.emailInvalid' },
    })
  })

  it('that it is busy, and after a while that it takes long', async () => {
    const { clock, email, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail()
    expect(email()).toMatchObject({ isPending: true, isSlow: false })
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(email()).toMatchObject({ isPending: true, isSlow: true })
  })

  it.each([
    [
      'the server’s message where the row shows it',
      refused('emailCheckRefused', { serverMessage: 'No.' }),
      'No.',
    ],
    ['and never where it has its own text', new ApiFailure('server', { serverMessage: 'No.' }), null],
  ])('%s', async (_, failure, serverMessage) => {
    const { checkEmailExists, email, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail()
    await checkEmailExists.last().reject(failure)
    expect(email().serverMessage).toBe(serverMessage)
  })

  it('the registration that went out from it', async () => {
    const { clock, email, toRegisterWithEmail } = start()
    await toRegisterWithEmail()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(email()).toMatchObject({ isPending: true, isSlow: true })
  })
})

describe('what the other steps show', () => {
  it('the provider asked once more', async () => {
    const { asks, begin, openPopup, send } = start()
    await begin()
    expect(asks()).toEqual({ isPending: false, isPopupOpen: false, isPopupBlocked: false })
    send({ type: 'sharing.chosen' })
    expect(asks()).toMatchObject({ isPending: true, isPopupOpen: true })
    openPopup.last().send({ type: 'popup.blocked' })
    expect(asks()).toEqual({ isPending: false, isPopupOpen: false, isPopupBlocked: true })
    send({ type: 'sharing.chosen' })
    openPopup
      .last()
      .send({ type: 'popup.answered', data: { facebook_id: '2001', facebook_token: 'wider-token' } })
    expect(asks()).toMatchObject({ isPending: true, isPopupOpen: false })
  })

  it('the email that has an account, trimmed', async () => {
    const { checkEmailExists, exists, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail(' wren@example.com ')
    await checkEmailExists.last().resolve(true)
    expect(exists().email).toBe('wren@example.com')
  })

  it('the birthday, blocked after a refusal, busy and slow', async () => {
    const running = start({ type: 'google' })
    await running.toRegister()
    expect(running.age()).toMatchObject({
      birthday: '1990-05-17',
      isBlocked: false,
      isPending: true,
      isSlow: false,
    })
    running.clock.advance(defaultPolicy.timing.slowAnswer)
    expect(running.age().isSlow).toBe(true)
    const blocked = start()
    await blocked.readUnderageFlag.last().resolve(true)
    expect(blocked.age()).toMatchObject({ isBlocked: true, errors: { notice: 'signup.ineligible' } })
  })
})

describe('what the steps tell', () => {
  const today = { year: 2026, month: 1, day: 15 }

  it.each([
    ['asks', 'onShare', [], { type: 'sharing.chosen' }],
    ['asks', 'onType', [], { type: 'typing.chosen' }],
    ['asks', 'onDecline', [], { type: 'signup.declined' }],
    ['email', 'onEmailChange', [], { type: 'email.changed' }],
    ['email', 'onSubmit', [{ email: ' a ' }], { type: 'email.submitted', email: ' a ' }],
    ['email', 'onCancel', [], { type: 'submit.cancelled' }],
    ['email', 'onDecline', [], { type: 'signup.declined' }],
    ['exists', 'onLogIn', [], { type: 'login.chosen' }],
    ['exists', 'onOtherEmail', [], { type: 'typing.chosen' }],
    ['age', 'onBirthdayChange', [], { type: 'birthday.changed' }],
    [
      'age',
      'onSubmit',
      [{ birthday: '1990-05-17' }],
      { type: 'birthday.submitted', birthday: '1990-05-17', today },
    ],
    ['age', 'onCancel', [], { type: 'submit.cancelled' }],
    ['age', 'onDecline', [], { type: 'signup.declined' }],
  ] as const)('%s.%s', (step, name, args, event) => {
    const running = start()
    // SAFETY: the names above are callbacks of their step, and the arguments their own.
    const callbacks = running.callbacks[step] as unknown as Record<
      string,
      (...given: readonly unknown[]) => void
    >
    callbacks[name]?.(...args)
    expect(running.told).toHaveBeenCalledExactlyOnceWith(event)
  })
})
