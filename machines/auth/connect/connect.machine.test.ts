import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../src/platform/platform.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { connectMachine } from './connect.machine.ts'

const token = { facebook_id: '1', facebook_token: 't' }

function start({
  provider = 'facebook' as SocialProvider,
  isRerequest = false,
  mode = 'plain' as Mode,
} = {}) {
  const fakes = {
    findOpener: deferred<boolean>(),
    loadProvider: deferred<void, { provider: SocialProvider }>(),
    askProvider: deferred<ProviderToken, { provider: SocialProvider; isRerequest: boolean }>(),
  }
  const machine = connectMachine.provide({
    actors: {
      findOpener: fakes.findOpener.logic,
      loadProvider: fakes.loadProvider.logic,
      askProvider: fakes.askProvider.logic,
    },
  })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, provider, isRerequest },
  })
  return {
    ...fakes,
    ...running,
    async toAsking() {
      await fakes.findOpener.last().resolve(true)
      await fakes.loadProvider.last().resolve()
      running.actor.send({ type: 'provider.opened' })
    },
  }
}

it('connects, is refused, or has nobody to tell', () => {
  expect(leavesOf(connectMachine).map(({ name }) => name)).toEqual([
    'connect.findingOpener',
    'connect.loading',
    'connect.offering',
    'connect.asking',
    'connect.unavailable',
    'connect.noOpener',
    'connect.connected',
    'connect.refused',
    'connect.left',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 the page under /connect/ (%s)', (mode) => {
  it('loads the provider, waits for a press, and tells its opener the token', async () => {
    const { actor, askProvider, at, emitted, findOpener, loadProvider } = start({ mode })
    await findOpener.last().resolve(true)
    expect([at(), loadProvider.last().input]).toEqual(['loading', { provider: 'facebook' }])
    await loadProvider.last().resolve()
    // Browsers open the provider's own window only for a press.
    expect([at(), askProvider.calls]).toEqual(['offering', []])
    actor.send({ type: 'provider.opened' })
    expect([at(), askProvider.last().input]).toEqual(['asking', { provider: 'facebook', isRerequest: false }])
    await askProvider.last().resolve(token)
    expect([at(), emitted]).toEqual(['connected', [{ type: 'connect.answered', answer: token }]])
  })
})

it('D6 the third provider is asked at once, because it opens no window', async () => {
  const { askProvider, at, emitted, findOpener, loadProvider } = start({ provider: 'line' })
  await findOpener.last().resolve(true)
  await loadProvider.last().resolve()
  expect([at(), askProvider.last().input]).toEqual(['asking', { provider: 'line', isRerequest: false }])
  await askProvider.last().resolve({ line_id_token: 'l' })
  expect([at(), emitted]).toEqual([
    'connected',
    [{ type: 'connect.answered', answer: { line_id_token: 'l' } }],
  ])
})

describe('P9 the second provider’s own button', () => {
  const offered = async () => {
    const running = start({ provider: 'google' })
    await running.findOpener.last().resolve(true)
    await running.loadProvider.last().resolve()
    return running
  }

  it('gives the token', async () => {
    const { actor, at, askProvider, emitted } = await offered()
    const answer = { google_open_id_token: 'g' }
    actor.send({ type: 'token.received', token: answer })
    expect([at(), askProvider.calls, emitted]).toEqual([
      'connected',
      [],
      [{ type: 'connect.answered', answer }],
    ])
  })

  it('can be tried again if it could not be drawn', async () => {
    const { actor, at } = await offered()
    actor.send({ type: 'button.failed' })
    expect(at()).toBe('unavailable')
    actor.send({ type: 'load.retried' })
    expect(at()).toBe('loading')
  })
})

it('§4 the email re-request asks for the email again', async () => {
  const { askProvider, toAsking } = start({ isRerequest: true })
  await toAsking()
  expect(askProvider.last().input.isRerequest).toBe(true)
})

it.each([
  ['not_authorized', 'refused'],
  ['unknown', 'unknown'],
  ['expired', 'failed'],
])('§8 provider status %s: the opener is told, and the page says %s', async (status, error) => {
  const { actor, askProvider, at, emitted, toAsking } = start()
  await toAsking()
  await askProvider.last().reject(new ProviderRefused(status))
  expect([at(), actor.getSnapshot().context.error]).toEqual(['refused', error])
  expect(emitted).toEqual([{ type: 'connect.answered', answer: { error: status } }])
})

it('without a status, the opener is told that it failed', async () => {
  const { askProvider, emitted, toAsking } = start()
  await toAsking()
  await askProvider.last().reject(new Error('lost'))
  expect(emitted).toEqual([{ type: 'connect.answered', answer: { error: 'failed' } }])
})

it('a second press opens the provider again, in case its window was lost', async () => {
  const { actor, askProvider, at, toAsking } = start()
  await toAsking()
  actor.send({ type: 'provider.opened' })
  expect([at(), askProvider.calls.length, askProvider.calls[0]?.signal.aborted]).toEqual(['asking', 2, true])
})

it('B10 a script that does not load can be tried again, or left, which the opener is told', async () => {
  const { actor, at, emitted, findOpener, loadProvider } = start()
  await findOpener.last().resolve(true)
  await loadProvider.last().reject(new ProviderUnavailable('facebook'))
  expect([at(), emitted]).toEqual(['unavailable', []])
  actor.send({ type: 'load.retried' })
  expect([at(), loadProvider.calls.length]).toEqual(['loading', 2])
  await loadProvider.last().reject(new ProviderUnavailable('facebook'))
  actor.send({ type: 'popup.dismissed' })
  expect([at(), emitted]).toEqual(['left', [{ type: 'connect.answered', answer: { error: 'unavailable' } }]])
})

it('without an opener, nothing is loaded and nobody is told', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const { at, emitted, findOpener, loadProvider } = start()
    await (settle === 'resolve' ? findOpener.last().resolve(false) : findOpener.last().reject(new Error('x')))
    expect([at(), loadProvider.calls, emitted]).toEqual(['noOpener', [], []])
  }
})

it('D6 I5 stopping aborts what is in flight', async () => {
  const { actor, askProvider, clock, emitted, toAsking } = start()
  await toAsking()
  actor.stop()
  expect([askProvider.last().signal.aborted, clock.pending, emitted]).toEqual([true, 0, []])
})
