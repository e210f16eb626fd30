import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { loggedIn, runEffect } from '../testing/authEffect.ts'

const byEmail = { method: 1, provider: 'email', providerCode: 'p', device: 0 } as const

describe('§7 a success is logged', () => {
  it.each([
    [{}, 'login.succeeded', byEmail],
    [{ isNew: true }, 'signup.succeeded', byEmail],
    [{ provider: 'sso' }, 'login.succeeded', { method: 9, provider: 'sso', providerCode: 'sso', device: 0 }],
    [
      { provider: 'facebook', isMultiStep: true },
      'login.succeeded',
      { method: 6, provider: 'facebook', providerCode: 'fb', device: 0 },
    ],
    [
      { provider: 'line', isNew: true },
      'signup.succeeded',
      { method: 8, provider: 'line', providerCode: 'ln', device: 0 },
    ],
  ] as const)('%j is %s', (over, event, details) => {
    const { log } = runEffect(loggedIn(over), { props: { onLoggedIn: () => undefined } })
    expect(log).toEqual([{ level: 'info', event, details }])
  })
})

describe('what a failed attempt leaves behind', () => {
  const failure = new ApiFailure('refused', {
    status: 400,
    code: 1009,
    serverMessage: 'for wren@example.com',
    phoneEnd: '42',
  })

  it('a spent bot token and one line in the log', () => {
    const { log, spendBotToken } = runEffect({ type: 'attempt.failed', row: 'login.wrongPassword', failure })
    expect(spendBotToken).toHaveBeenCalledOnce()
    expect(log).toEqual([
      {
        level: 'info',
        event: 'login.failed',
        details: {
          ...byEmail,
          row: 'login.wrongPassword',
          status: 400,
          code: 1009,
        },
      },
    ])
  })

  it('C1 nothing of the person: no message, no phone number', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'login.wrongPassword', failure })
    expect(JSON.stringify(log)).not.toMatch(/wren|42/)
    expect(JSON.stringify(runEffect(loggedIn()).log)).not.toMatch(/wren/i)
  })

  it('a failed sign-up has its own event', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'signup.emailInvalid', failure })
    expect(log).toEqual([
      {
        level: 'info',
        event: 'signup.failed',
        details: { ...byEmail, row: 'signup.emailInvalid', status: 400, code: 1009 },
      },
    ])
  })

  it('a popup that is blocked is a failed log-in by its provider, with its reason', () => {
    const { log } = runEffect({
      type: 'attempt.failed',
      row: 'social.popupBlocked',
      failure: null,
      provider: 'facebook',
      reason: 'POPUP_DISABLED',
    })
    expect(log).toEqual([
      {
        level: 'info',
        event: 'login.failed',
        details: {
          method: 2,
          provider: 'facebook',
          providerCode: 'fb',
          device: 0,
          row: 'social.popupBlocked',
          status: null,
          code: null,
          reason: 'POPUP_DISABLED',
        },
      },
    ])
  })

  it('§4 the code of its outcome, if it has one, 0 included', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'login.softBanned', failure, outcome: 0 })
    expect(log[0]?.details).toMatchObject({ outcome: 0 })
  })

  it('§3 two-factor is a method of its own, whoever vouches for the person', () => {
    const { log } = runEffect({
      type: 'attempt.failed',
      row: 'loginMfa.codeFormat',
      failure: null,
      provider: 'google',
    })
    expect(log[0]?.details).toMatchObject({ method: 6, provider: 'google', providerCode: 'g' })
  })

  it('a sign-up with a provider names it', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'signup.other', failure, provider: 'line' })
    expect(log[0]).toMatchObject({ event: 'signup.failed', details: { method: 8, provider: 'line' } })
  })

  it('D13 a time-out has no status to tell', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'login.timedOut', failure: null })
    expect(log[0]?.details).toEqual({ ...byEmail, row: 'login.timedOut', status: null, code: null })
  })
})

it('a toast is shown as it is, once', () => {
  const toast = {
    type: 'toast.shown',
    message: 'loginMfa.codeResent',
    duration: 'resendCodeToast',
    kind: 'status',
  } as const
  expect(runEffect(toast).showToast).toHaveBeenCalledExactlyOnceWith(toast)
})
