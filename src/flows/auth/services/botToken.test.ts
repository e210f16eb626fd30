import { describe, expect, it, vi } from 'vitest'
import { flush } from '../../../../testing/machines/run.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { requestBotToken } from './botToken.ts'
import { defaultConfig } from '../../runtime/config.ts'

function start(mode: 'ok' | 'fails' | 'hangs') {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, botCheck: mode })
  const abort = new AbortController()
  return {
    abort,
    clock,
    platform,
    token: requestBotToken({ ...defaultConfig, platform }, 'web_auth', abort.signal),
  }
}

describe('§7 a bot token for one call', () => {
  it('is asked for by its action', async () => {
    const { clock, platform, token } = start('ok')
    expect([await token, platform.botCheck.executed, clock.pending]).toEqual(['v3-token-1', ['web_auth'], 0])
  })

  it('§9 the script is polled for as the policy says', async () => {
    const platform = createMemoryPlatform({ clock: createManualClock() })
    const execute = vi.spyOn(platform.botCheck, 'execute')
    const policy = resolvePolicy({ scriptTries: 2, timing: { scriptPoll: 7, scriptTimeout: 9 } })
    const { signal } = new AbortController()
    await requestBotToken({ ...defaultConfig, platform, policy }, 'web_auth', signal)
    expect(execute).toHaveBeenCalledExactlyOnceWith('web_auth', signal, { timeoutMs: 9, tries: 2, pollMs: 7 })
  })

  it("D14 is 'default' when it fails", async () => {
    const { clock, token } = start('fails')
    expect([await token, clock.pending]).toEqual(['default', 0])
  })

  it("D13 is 'default' after 8,000 ms", async () => {
    const { clock, token } = start('hangs')
    let told: string | undefined
    void token.then((value) => (told = value))
    clock.advance(7_999)
    await flush()
    expect(told).toBeUndefined()
    clock.advance(1)
    await expect(token).resolves.toBe('default')
  })

  it('I5 leaves no timer behind when it is no longer wanted', async () => {
    const { abort, clock, token } = start('hangs')
    abort.abort()
    expect([await token, clock.pending]).toEqual(['default', 0])
  })
})
