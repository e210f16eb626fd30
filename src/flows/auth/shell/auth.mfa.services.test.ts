import { beforeAll, describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { loginMfaPart } from './auth.parts.ts'
import { email, password, until, startAuthOn, type StartOptions } from '../testing/authServices.ts'

const network = mockNetwork()
const start = startAuthOn(network)
beforeAll(loginMfaPart.load)

describe('§4 Two-factor', () => {
  async function startMfa(given: StartOptions = {}) {
    const running = start({ scenario: 'loginMfa.succeeds', ...given })
    running.submit()
    await until(() => running.isAt('loginMfa', 'entering'))
    return running
  }

  it('D18 a new code is requested once and reported once', async () => {
    const { calls, emitted, isAt, loginMfa } = await startMfa()
    for (let n = 0; n < 5; n += 1) loginMfa()?.send({ type: 'resend.requested' })
    await until(() => isAt('loginMfa', 'entering'))
    expect(calls.slice(1).map(({ body }) => body['mfa_resend'])).toEqual([true])
    expect(emitted.filter(({ type }) => type === 'toast.shown')).toHaveLength(1)
  })

  it.each(['ok', 'absent', 'rejects', 'hangs'] as const)(
    'C13 a credential store that is %s: the log-in continues',
    async (credentials) => {
      const { at, clock, isDone, loginMfa, platform } = await startMfa({ credentials })
      loginMfa()?.send({ type: 'form.submitted', code: '123456' })
      await until(() => at() !== 'loginMfa')
      if (credentials === 'hangs') clock.advance(1_000)
      await until(isDone)
      expect(platform.credentials.stored).toEqual(credentials === 'ok' ? [{ id: email, password }] : [])
      expect(clock.pending).toBe(0)
    },
  )

  it('C1 C14 no secret in emitted events, logs, storage or URLs, and none in the machine', async () => {
    const { actor, calls, emitted, isDone, log, loginMfa, platform, send, settle } = await startMfa()
    send({ type: 'form.touched' })
    loginMfa()?.send({ type: 'form.submitted', code: '987654' })
    await until(isDone)
    const visited = settle()
    expect(JSON.stringify(calls)).toMatch(/correct horse battery.*987654/)
    const places = {
      emitted,
      log,
      visited,
      replaced: platform.navigation.replaced,
      stored: [...platform.storage.texts],
    }
    expect(log.map(({ event }) => event)).toContain('login.succeeded')
    expect(JSON.stringify(places)).not.toMatch(/correct horse|987654|v3-token/)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/correct horse|987654/)
  })
})
