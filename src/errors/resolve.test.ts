import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../domain/policy/policy.ts'
import { resolveLoginError, resolveLoginMfaError, resolveTokenLoginError } from './resolve.ts'

describe('resolving a failure', () => {
  const failure = {
    kind: 'refused',
    status: 400,
    code: null,
    serverMessage: null,
    messageDetail: null,
    phoneEnd: null,
  } as const
  const login = (over: object) => resolveLoginError({ ...failure, ...over }, defaultPolicy)

  it('uses the code first, then the kind, then the server’s message, then no message', () => {
    expect(login({ kind: 'server', code: 1009, serverMessage: 'x' })).toBe('wrongPassword')
    expect(login({ kind: 'server', code: 9999, serverMessage: 'x' })).toBe('serverFailed')
    expect(login({ code: 9999, serverMessage: 'x' })).toBe('serverMessage')
    expect(login({ code: 9999 })).toBe('unexplained')
    expect(login({ kind: 'aborted' })).toBe('unexplained')
  })

  it('with a token always shows a message, unless the call was aborted', () => {
    const withToken = (over: object) => resolveTokenLoginError({ ...failure, ...over }, defaultPolicy)
    expect(withToken({ code: 1009, serverMessage: 'x' })).toBe('login.wrongPassword')
    expect(withToken({ kind: 'server' })).toBe('login.serverFailed')
    expect(withToken({ code: 9999, serverMessage: 'x' })).toBe('social.serverMessage')
    expect(withToken({ code: 9999 })).toBe('social.failed')
    expect(withToken({ kind: 'aborted' })).toBe('login.unexplained')
  })

  it('uses the numbers of the app’s policy', () => {
    const policy = { ...defaultPolicy, codes: { ...defaultPolicy.codes, softBanned: [77] } }
    expect(resolveLoginError({ ...failure, code: 77 }, policy)).toBe('softBanned')
    expect(resolveLoginError({ ...failure, code: 1004 }, policy)).toBe('unexplained')
  })

  it('at the two-factor step shows the server’s message or the generic error', () => {
    expect(resolveLoginMfaError({ ...failure, code: 9999 }, defaultPolicy)).toBe('mfaFailed')
    const [suspended = null] = defaultPolicy.codes.suspended
    expect(resolveLoginMfaError({ ...failure, code: suspended }, defaultPolicy)).toBe('suspended')
    expect(resolveLoginMfaError({ ...failure, kind: 'aborted' }, defaultPolicy)).toBe('serverFailed')
  })
})
