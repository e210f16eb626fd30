import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { email, startLogin } from '../../../testing/machines/login.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)

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

it('§4 Single sign-on: an SSO token without an account ends in the SSO sign-up', async () => {
  const { actor, logIn } = start({ email, credentials: { sso_id_token: 't' } })
  await logIn.last().reject(refused('noAccount'))
  expect(actor.getSnapshot().output).toEqual({ outcome: 'ssoSignup', email })
})
