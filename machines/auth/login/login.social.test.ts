import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { CONNECT_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../src/platform/platform.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startLogin } from '../../../testing/machines/login.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)

describe('§4, §8 Social login', () => {
  it.each([
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['line', { line_id_token: 't' }],
  ] as const)('%s in a popup of 580x400 on /connect/, then a log-in with its token', (provider, token) => {
    const { at, choose, logIn, openPopup } = start()
    choose(provider)
    expect(openPopup.last().input).toEqual({
      url: `/connect/${provider}/${provider === 'facebook' ? '?scope=public_profile,email,user_friends&version=v2.7' : ''}`,
      name: `tackboard-${provider}`,
      ...CONNECT_POPUP,
    })
    openPopup.last().send({ type: 'popup.answered', data: token })
    expect([at(), logIn.last().input]).toEqual(['submitting.waiting', { credentials: token, botToken: null }])
  })

  it('google: loads its script, then logs in with its token', async () => {
    const { askProvider, choose, loadProvider, logIn } = start()
    choose('google')
    await loadProvider.last().resolve()
    await askProvider.last().resolve({ google_open_id_token: 'g' })
    expect(logIn.last().input.credentials).toEqual({ google_open_id_token: 'g' })
  })

  it.each([
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['google', { google_open_id_token: 't' }],
    ['line', { line_id_token: 't' }],
  ] as const)(
    '§4 %s without an account ends in a social sign-up with its own token',
    async (provider, credentials) => {
      const { actor, logIn } = start({ credentials })
      await logIn.last().reject(refused('noAccount'))
      expect(actor.getSnapshot()).toMatchObject({
        value: 'noAccount',
        output: { outcome: 'noAccount', provider, credentials },
      })
    },
  )

  it('B5 the same valid message twice is one log-in', () => {
    const { choose, logIn, openPopup } = start()
    choose('facebook')
    const data = { facebook_id: '1', facebook_token: 't' }
    for (let n = 0; n < 2; n += 1) openPopup.last().send({ type: 'popup.answered', data })
    expect(logIn.calls).toHaveLength(1)
  })

  it.each([
    ['B6 popup.blocked', { type: 'popup.blocked' }, 'social.popupBlocked'],
    ['B15 popup.windowUndefined', { type: 'popup.windowUndefined' }, 'social.windowUndefined'],
    [
      'popup.answered with a refusal',
      { type: 'popup.answered', data: { error: 'not_authorized' } },
      'social.refused',
    ],
  ] as const)('%s comes back to a usable form', (_, event, row) => {
    const { at, choose, context, openPopup } = start()
    choose('facebook')
    openPopup.last().send(event)
    expect([at(), context().errors]).toEqual(['editing.typing', { notice: row }])
    choose('facebook')
    expect([at(), context().errors]).toEqual(['connecting', {}])
  })

  it('B7 a popup closed by the user is reported after the grace period', () => {
    const { at, choose, clock, context, openPopup } = start()
    choose('facebook')
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect([at(), context().errors, clock.pending]).toEqual([
      'editing.typing',
      { notice: 'social.popupClosed' },
      0,
    ])
  })

  it.each([
    ['POPUP_DISABLED', 'popups blocked', 'social.popupBlocked', { type: 'popup.blocked' }],
    ['OTHER_ERROR', 'popup closed early', 'social.popupClosed', { type: 'popup.closed' }],
  ] as const)('§4 reports %s: %s', (reason, _, row, event) => {
    const { choose, clock, emitted, openPopup } = start()
    choose('facebook')
    openPopup.last().send(event)
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect(emitted).toEqual([{ type: 'attempt.failed', row, failure: null, provider: 'facebook', reason }])
  })

  it.each([
    ['not_authorized', 'social.refused'],
    ['unknown', 'social.unknown'],
    ['other', 'social.failed'],
  ])('reports a provider that answers %s as %s', (error, row) => {
    const { choose, emitted, openPopup } = start()
    choose('line')
    openPopup.last().send({ type: 'popup.answered', data: { error } })
    expect(emitted).toEqual([{ type: 'attempt.failed', row, failure: null, provider: 'line' }])
  })

  it('P9 a prompt that is not shown leaves the form usable, and the provider’s own button logs in', async () => {
    const { askProvider, at, choose, context, loadProvider, logIn, send } = start()
    choose('google')
    await loadProvider.last().resolve()
    await askProvider.last().reject(new ProviderRefused('prompt_not_shown'))
    expect([at(), context().errors]).toEqual(['editing.typing', { google: 'social.promptNotShown' }])
    send({ type: 'token.received', token: { google_open_id_token: 'g' } })
    expect([at(), logIn.last().input.credentials, context().errors]).toEqual([
      'submitting.waiting',
      { google_open_id_token: 'g' },
      {},
    ])
  })

  it('P9 a button that cannot be drawn gives way to ours', () => {
    const { context, send } = start()
    send({ type: 'button.failed' })
    expect(context().errors).toEqual({ notice: 'social.failed' })
  })

  it('reports a script that is blocked, and nothing when the user cancels', async () => {
    const { choose, emitted, loadProvider, send } = start()
    choose('google')
    send({ type: 'submit.cancelled' })
    expect(emitted).toEqual([])
    choose('google')
    await loadProvider.last().reject(new ProviderUnavailable('google'))
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: 'login.googleUnavailable', failure: null, provider: 'google' },
    ])
  })

  it('B12 a second click focuses the open popup', () => {
    const { choose, openPopup } = start()
    choose('facebook')
    choose('facebook')
    choose('line')
    expect([openPopup.runs.length, openPopup.last().received.length]).toEqual([1, 2])
  })

  it.each(['facebook', 'google', 'line'] as const)(
    "B10 a script of %s that is blocked opens the dialog that it isn't available",
    async (provider) => {
      const { at, choose, loadProvider, send } = start({
        policy: resolvePolicy({ transports: { facebook: 'sdk', google: 'sdk', line: 'sdk' } }),
      })
      choose(provider)
      await loadProvider.last().reject(new ProviderUnavailable(provider))
      expect(at()).toBe(`notice.${provider}Unavailable`)
      send({ type: 'notice.closed' })
      expect(at()).toBe('editing.typing')
    },
  )

  it('D13 a provider that never answers can be cancelled', async () => {
    const { askProvider, at, choose, loadProvider, send } = start()
    choose('google')
    await loadProvider.last().resolve()
    send({ type: 'submit.cancelled' })
    expect([at(), askProvider.last().signal.aborted]).toEqual(['editing.typing', true])
  })
})

describe('§8 signup-disabled codes switch to the account-recovery signup flow', () => {
  it.each([
    ['facebook', { facebook_id: '1', facebook_token: 't' }, 4],
    ['google', { google_open_id_token: 't' }, 5],
  ] as const)(
    '%s: the sign-up form follows, without that provider',
    async (prevented, credentials, outcome) => {
      const { actor, emitted, logIn } = start({ credentials, isSignupHere: true, email: 'new@example.com' })
      await logIn.last().reject(refused(`${prevented}SignupDisabled`))
      expect(actor.getSnapshot()).toMatchObject({
        value: 'signupPrevented',
        output: { outcome: 'signupPrevented', email: 'new@example.com', provider: null, prevented },
      })
      expect(emitted).toMatchObject([
        { type: 'attempt.failed', row: `login.${prevented}SignupDisabled`, outcome, provider: prevented },
      ])
    },
  )
})
