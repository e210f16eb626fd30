import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startAuth } from '../../../testing/machines/authFlow.ts'
import { startSignupOn } from '../../../testing/machines/signup.ts'
import { startSocialSignup } from '../../../testing/machines/socialSignup.ts'

const facebook = { facebook_id: '1', facebook_token: 't' }
const providers = ['facebook', 'google'] as const

describe('§8 signup-disabled codes switch to the account-recovery signup flow', () => {
  const start = () => startAuth(createManualClock(), { isSignupHere: true, email: 'new@example.com' })
  type Auth = ReturnType<typeof start>

  async function refuse({ login, logIn, openPopup }: Auth) {
    login()?.send({ type: 'provider.chosen', provider: 'facebook' })
    openPopup.last().send({ type: 'popup.answered', data: facebook })
    await logIn.last().reject(refused('facebookSignupDisabled'))
  }

  it('from the log-in call: the sign-up form opens, knows the provider, and keeps the email', async () => {
    const running = start()
    await refuse(running)
    expect(running.at()).toBe('openingSignup')
    await running.loadSignup.last().resolve()
    expect([running.at(), running.signup.last().input]).toMatchObject([
      'signup',
      { email: 'new@example.com', prevented: ['facebook'] },
    ])
  })

  it('from the register call: the sign-up form opens in place of the social sign-up', async () => {
    const running = start()
    running.login()?.send({ type: 'provider.chosen', provider: 'google' })
    await running.loadProvider.last().resolve()
    await running.askProvider.last().resolve({ google_open_id_token: 't' })
    await running.logIn.last().reject(refused('noAccount'))
    await running.loadSignup.last().resolve()
    await running.socialSignup.last().resolve({ outcome: 'prevented', provider: 'google' })
    expect([running.at(), running.signup.last().input]).toMatchObject(['signup', { prevented: ['google'] }])
    expect(running.context()).toMatchObject({ credentials: null, provider: null })
  })

  it('remembers each provider on the way to the log-in form and back', async () => {
    const running = start()
    await refuse(running)
    await running.loadSignup.last().resolve()
    for (const provider of ['facebook', 'google'] as const) {
      await running.signup.last().resolve({ outcome: 'connected', provider, credentials: facebook })
      await running.logIn.last().reject(refused(`${provider}SignupDisabled`))
      if (running.at() === 'openingSignup') await running.loadSignup.last().resolve()
    }
    expect(running.signup.last().input.prevented).toEqual(['facebook', 'google'])
  })
})

describe('§8 PREVENT_FACEBOOK_REGISTER and PREVENT_GOOGLE_REGISTER on the register call', () => {
  it.each(providers)('a social sign-up by %s ends without an account', async (provider) => {
    const running = startSocialSignup(createManualClock(), { type: provider })
    await running.toRegister()
    await running.register.last().reject(refused(`${provider}SignupDisabled`))
    expect(running.actor.getSnapshot()).toMatchObject({
      value: 'prevented',
      output: { outcome: 'prevented', provider },
    })
    expect(running.emitted).toMatchObject([
      { type: 'attempt.failed', provider, outcome: provider === 'facebook' ? 4 : 5 },
    ])
  })

  it.each(providers)('the sign-up form itself goes on without %s', async (provider) => {
    const running = startSignupOn(createManualClock())
    await running.submitUpTo('register')
    await running.register.last().reject(refused(`${provider}SignupDisabled`))
    expect([running.at(), running.context().errors, running.context().prevented]).toEqual([
      'editing.signup.typing',
      {},
      [provider],
    ])
    expect(running.emitted).toMatchObject([
      {
        type: 'attempt.failed',
        row: `signup.${provider}SignupDisabled`,
        outcome: provider === 'facebook' ? 4 : 5,
      },
    ])
  })
})

describe('§4 the sign-up form reports a popup that gave no token', () => {
  it.each([
    ['POPUP_DISABLED', 'social.popupBlocked', { type: 'popup.blocked' }],
    ['OTHER_ERROR', 'social.popupClosed', { type: 'popup.closed' }],
  ] as const)('as %s: %s', (reason, row, event) => {
    for (const isFormShown of [false, true]) {
      const { clock, emitted, openPopup, send } = startSignupOn(createManualClock(), { isFormShown })
      send({ type: 'provider.chosen', provider: 'facebook' })
      openPopup.last().send(event)
      clock.advance(3_000)
      expect(emitted).toEqual([{ type: 'attempt.failed', row, failure: null, provider: 'facebook', reason }])
    }
  })

  it('and a script that does not load', async () => {
    const { emitted, loadProvider, send } = startSignupOn(createManualClock())
    send({ type: 'provider.chosen', provider: 'google' })
    await loadProvider.last().reject(new Error('blocked'))
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: 'login.googleUnavailable', failure: null, provider: 'google' },
    ])
  })
})
