import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { CONNECT_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ProviderUnavailable } from '../../../src/platform/platform.ts'
import { refused } from '../../testing/auth.ts'
import { startLogin } from '../../testing/login.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)

describe('§4, §8 Social login', () => {
  it.each([
    ['facebook', { facebook_id: '1', facebook_token: 't' }],
    ['line', { line_id_token: 't' }],
  ] as const)('%s in a popup of 580x400 on /connect/, then a log-in with its token', (provider, token) => {
    const { at, choose, logIn, openPopup } = start()
    choose(provider)
    expect(openPopup.last().input).toEqual({
      url: `/connect/${provider}/`,
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

describe.each([
  ['facebook', { facebook_id: '1', facebook_token: 't' }],
  ['google', { google_open_id_token: 't' }],
  ['line', { line_id_token: 't' }],
  ['sso', { sso_user_email: 'team@acme.example', sso_auth_code: 'c' }],
] as const)('§8 Social login: a log-in with a %s token is refused', (_, credentials) => {
  const refuse = async (failure: ApiFailure) => {
    const running = start({ credentials })
    await running.logIn.last().reject(failure)
    return running
  }

  it.each([9999, null])('without a message: the generic message (code %j)', async (code) => {
    const { at, context, emitted } = await refuse(new ApiFailure('refused', { status: 400, code }))
    expect([at(), context().errors]).toEqual(['editing.typing', { notice: 'social.failed' }])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: 'social.failed', failure: { code } }])
  })

  it.each([9999, null])('with a message: the message (code %j)', async (code) => {
    const { at, context } = await refuse(
      new ApiFailure('refused', { status: 400, code, serverMessage: 'Paused until noon.' }),
    )
    expect([at(), context()]).toMatchObject([
      'editing.typing',
      { errors: { notice: 'social.serverMessage' }, serverMessage: 'Paused until noon.' },
    ])
  })

  it('with a known code: what the code means', async () => {
    const { at } = await refuse(refused('softBanned', { serverMessage: 'No.' }))
    expect(at()).toBe('notice.softBanned')
  })

  it('D19 an aborted call shows nothing', async () => {
    const { context } = await refuse(new ApiFailure('aborted'))
    expect(context().errors).toEqual({})
  })
})
