import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../src/platform/platform.ts'
import { startSocialPopup } from '../../../testing/machines/socialPopup.ts'

const start = (options?: Parameters<typeof startSocialPopup>[1]) =>
  startSocialPopup(createManualClock(), options)

describe('§7 Provider scripts', () => {
  it('loads the script, then asks it', async () => {
    const { at, askProvider, loadProvider, openPopup, output } = start({
      transport: 'sdk',
      provider: 'google',
    })
    expect([at(), loadProvider.last().input]).toEqual(['loadingScript', { provider: 'google' }])
    await loadProvider.last().resolve()
    expect([at(), askProvider.last().input]).toEqual(['authorizing', { provider: 'google' }])
    await askProvider.last().resolve({ google_open_id_token: 'g' })
    expect(output()).toEqual({ outcome: 'connected', token: { google_open_id_token: 'g' } })
    expect(openPopup.runs).toEqual([])
  })

  it('B10 a script that never becomes ready makes the service unavailable', async () => {
    const { askProvider, loadProvider, output } = start({ transport: 'sdk' })
    await loadProvider.last().reject(new ProviderUnavailable('facebook'))
    expect([output(), askProvider.calls]).toEqual([{ outcome: 'unavailable' }, []])
  })

  it.each([
    ['not_authorized', new ProviderRefused('not_authorized'), 'refused'],
    ['prompt_not_shown', new ProviderRefused('prompt_not_shown'), 'promptNotShown'],
    ['unknown', new ProviderRefused('unknown'), 'unknown'],
    ['any other status', new ProviderRefused('expired'), 'failed'],
    ['no status', new Error('The script broke.'), 'failed'],
    ['nothing at all', undefined, 'failed'],
  ])('B11 rejects with %s', async (_, error, outcome) => {
    const { askProvider, loadProvider, output } = start({ transport: 'sdk' })
    await loadProvider.last().resolve()
    await askProvider.last().reject(error)
    expect(output()).toEqual({ outcome })
  })

  it.each([
    ['google', 'promptNotShown'],
    ['facebook', undefined],
  ] as const)('P9 that say nothing for 5 s: a prompt of %s ends with %s', async (provider, outcome) => {
    const { clock, loadProvider, output } = start({ transport: 'sdk', provider })
    await loadProvider.last().resolve()
    clock.advance(4_999)
    expect(output()).toBeUndefined()
    clock.advance(1)
    expect(output()?.outcome).toBe(outcome)
  })

  it('D6 stopping aborts the call', async () => {
    const { actor, askProvider, clock, loadProvider } = start({ transport: 'sdk' })
    await loadProvider.last().resolve()
    actor.stop()
    expect([askProvider.last().signal.aborted, clock.pending]).toEqual([true, 0])
    const loading = start({ transport: 'sdk' })
    loading.actor.stop()
    expect(loading.loadProvider.last().signal.aborted).toBe(true)
  })
})
