import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { email, startLogin } from '../../../testing/machines/login.ts'

const start = () => startLogin(createManualClock())

describe('§2, §8 dialogs', () => {
  it.each([
    ['softBanned', 'softBanned'],
    ['rateLimited', 'tooManyAttempts'],
    ['suspended', 'deactivated'],
    ['loginAssistance', 'loginAssistance'],
    ['facebookUnavailable', 'facebookUnavailable'],
    ['googleUnavailable', 'googleUnavailable'],
  ] as const)('%s opens %s, and closing it leads back to a clean form', async (slot, notice) => {
    for (const number of defaultPolicy.codes[slot]) {
      const { at, context, fail, send } = start()
      await fail(number)
      expect([at(), context().errors]).toEqual([`notice.${notice}`, {}])
      send({ type: 'notice.closed' })
      expect([at(), context()]).toMatchObject(['editing.typing', { failure: null, email }])
    }
  })

  it('§2 the URL can open softBanned', () => {
    const { at, context, send } = start()
    send({ type: 'notice.opened', notice: 'softBanned' })
    expect([at(), context().failure]).toEqual(['notice.softBanned', 'login.softBanned'])
  })

  it('§4 a first-provider token without a match is stored for the recovery banner until the next log-in', async () => {
    const { at, choose, context, logIn, openPopup, send } = start()
    const token = { facebook_id: '1', facebook_token: 't' }
    choose('facebook')
    openPopup.last().send({ type: 'popup.answered', data: token })
    await logIn.last().reject(refused('facebookSignupDisabled'))
    send({ type: 'notice.closed' })
    expect([at(), context().unmatched]).toEqual(['editing.typing', token])
    send({ type: 'form.submitted', email, password: 'secret' })
    expect([at(), context().unmatched]).toEqual(['submitting.waiting', null])
  })

  it('§4 another provider’s token without a match brings no recovery banner', async () => {
    const { at, context, logIn } = startLogin(createManualClock(), {
      credentials: { google_open_id_token: 't' },
    })
    await logIn.last().reject(refused('googleSignupDisabled'))
    expect([at(), context().unmatched]).toEqual(['notice.googleNoMatch', null])
  })

  it.each([
    ['google', { google_open_id_token: 't' }],
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['line', { line_id_token: 't' }],
  ] as const)(
    '§4 ACCOUNT_RECOVERY: %s without an account says so of itself',
    async (provider, credentials) => {
      for (const isSignupHere of [false, true]) {
        const { at, context, logIn } = startLogin(createManualClock(), {
          isRecovering: true,
          isSignupHere,
          credentials,
        })
        await logIn.last().reject(refused('noAccount'))
        expect([at(), context().failure]).toEqual([`notice.${provider}NoMatch`, `login.${provider}NoMatch`])
      }
    },
  )

  it.each([
    ['google', { google_open_id_token: 't' }],
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['line', { line_id_token: 't' }],
  ] as const)(
    '§6 a business page starts no social sign-up: no account found with %s',
    async (provider, credentials) => {
      const { at, logIn } = startLogin(createManualClock(), { isBusiness: true, credentials })
      await logIn.last().reject(refused('noAccount'))
      expect(at()).toBe(`notice.${provider}NoMatch`)
    },
  )

  it.each([
    ['somebody who looks for a lost account', { isRecovering: true, isSignupHere: true }],
    ['somebody who cannot sign up here', { isSignupHere: false }],
  ])('§8 a provider that creates no accounts has no match for %s', async (_, input) => {
    for (const provider of ['facebook', 'google'] as const) {
      const { at, fail } = startLogin(createManualClock(), input)
      await fail(defaultPolicy.codes[`${provider}SignupDisabled`][0] ?? null)
      expect(at()).toBe(`notice.${provider}NoMatch`)
    }
  })

  it('§4 an unknown email and password lead to no social sign-up', async () => {
    const { at, context, fail } = start()
    await fail(defaultPolicy.codes.noAccount[0] ?? null, { serverMessage: 'We do not know that email.' })
    expect([at(), context().errors]).toEqual(['editing.typing', { email: 'login.serverMessage' }])
  })

  it('an unknown email gets a sentence of ours where the server has none', async () => {
    const { at, context, fail } = start()
    await fail(defaultPolicy.codes.noAccount[0] ?? null)
    expect([at(), context().errors]).toEqual(['editing.typing', { email: 'login.unknownEmail' }])
  })

  it('PASSWORD_RESET_SENT opens the password-reset-sent dialog without another call', async () => {
    const { at, childAt, fail, requestReset } = start()
    await fail(defaultPolicy.codes.passwordResetSent[0] ?? null)
    expect([at(), childAt('forgotPassword'), requestReset.calls]).toEqual([
      'resettingPassword',
      'sent.shown',
      [],
    ])
  })

  it('a dialog that offers a reset requests it for the form’s email', async () => {
    const { actor, at, childAt, fail, requestReset, send } = start()
    await fail(defaultPolicy.codes.softBanned[0] ?? null)
    send({ type: 'reset.requested' })
    expect([at(), requestReset.last().input.identifier]).toEqual(['resettingPassword', email])
    await requestReset.last().resolve()
    expect(childAt('forgotPassword')).toBe('sent.shown')
    actor.getSnapshot().children.forgotPassword?.send({ type: 'notice.closed' })
    expect(at()).toBe('editing.typing')
  })

  it('a dialog over an empty form offers no reset', () => {
    const { actor, at, send } = start()
    send({ type: 'notice.opened', notice: 'softBanned' })
    expect(actor.getSnapshot().can({ type: 'reset.requested' })).toBe(false)
    send({ type: 'reset.requested' })
    expect(at()).toBe('notice.softBanned')
  })
})
