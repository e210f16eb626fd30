import { describe, expect, it, vi } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { notices } from '../../../views/auth/recovery/notices.ts'
import { startAccountsOn } from '../testing/accountFlow.ts'

const start = startAccountsOn(mockNetwork())

describe('§4 two-factor', () => {
  it('sends the code with the switch, a resend as mfa_resend, and is logged as two-factor', async () => {
    const { callbacks, calls, log, platform, props, settle, steps, until } = start({
      given: 'accountSwitcher.mfaRequired',
    })
    callbacks.onChoose('4')
    await until(() => steps().loginMfa !== null)
    const { loginMfa } = steps()
    loginMfa?.send({ type: 'resend.requested' })
    await vi.waitFor(() => {
      loginMfa?.send({ type: 'form.submitted', code: '123456' })
      expect(loginMfa?.getSnapshot().value).toBe('verifying')
    }, 20_000)
    await until(() => props() === null)
    expect(calls.map(({ body }) => body)).toMatchObject([
      { user_id: '4', group_id: 'group-1', switch_account: true },
      { user_id: '4', switch_account: true, mfa_resend: true },
      { user_id: '4', switch_account: true, mfa_token: '123456' },
    ])
    settle()
    expect(platform.navigation.visited).toEqual(['/sagedogwood'])
    expect(
      log.filter(({ event }) => event === 'accountSwitch.attempted').map(({ details }) => details['method']),
    ).toEqual([7, 6])
  })
})

it('§4 "When solved the login is retried with the v2 token"', async () => {
  const { callbacks, calls, props, send, steps, until } = start({ given: 'accountSwitcher.tooQuick' })
  callbacks.onChoose('4')
  await until(() => steps().widget !== null)
  expect(props()).toMatchObject({ error: 'tooQuick', switchingId: '4' })
  send({ type: 'bot.solved', token: 'v2' })
  await until(() => props() === null)
  expect(calls.map(({ body }) => body)).toMatchObject([{ user_id: '4' }, { recaptchaV2Token: 'v2' }])
})

describe('a switch that fails', () => {
  it.each([
    ['accountSwitcher.expired', 'expired', null],
    ['accountSwitcher.failed', 'failed', 'We can’t switch to this account right now. Try again in an hour.'],
    ['offline', 'failed', null],
  ] as const)('%s is said above the list', async (given, error, serverMessage) => {
    const { log, callbacks, props, settle, until } = start({ given })
    callbacks.onChoose('4')
    await until(() => props()?.error !== null)
    expect(props()).toMatchObject({ error, serverMessage, switchingId: null })
    settle()
    expect(log.map(({ details }) => details['row']).at(-1)).toBe(`accountSwitcher.${error}`)
  })

  it.each([
    ['softBanned', 'softBanned'],
    ['rateLimited', 'tooManyAttempts'],
    ['suspended', 'deactivated'],
    ['loginAssistance', 'loginAssistance'],
    ['passwordResetSent', 'passwordResetSent'],
  ] as const)('%s opens the dialog of the log-in', async (row, notice) => {
    const { log, callbacks, props, settle, steps, until } = start({ given: `accountSwitcher.${row}` })
    callbacks.onChoose('4')
    await until(() => steps().notice !== null)
    expect([steps().notice, props()]).toMatchObject([notice, { error: null, switchingId: null }])
    expect(notice in notices).toBe(true)
    settle()
    expect(log.map(({ details }) => details['row']).at(-1)).toBe(`accountSwitcher.${row}`)
  })
})
