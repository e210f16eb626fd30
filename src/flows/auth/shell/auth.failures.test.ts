import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { loggedIn, runEffect } from '../testing/authEffect.ts'

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
        details: { row: 'login.wrongPassword', status: 400, code: 1009 },
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
        details: { row: 'signup.emailInvalid', status: 400, code: 1009 },
      },
    ])
  })

  it('a provider that fails is a failed log-in', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'social.popupBlocked', failure: null })
    expect(log).toEqual([
      {
        level: 'info',
        event: 'login.failed',
        details: { row: 'social.popupBlocked', status: null, code: null },
      },
    ])
  })

  it('D13 a time-out has no status to tell', () => {
    const { log } = runEffect({ type: 'attempt.failed', row: 'login.timedOut', failure: null })
    expect(log[0]?.details).toEqual({ row: 'login.timedOut', status: null, code: null })
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
