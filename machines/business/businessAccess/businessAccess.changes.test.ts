import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  businessOf,
  startBusinessAccessOn,
  startReadyBusinessAccessOn,
  threeProfiles,
  type BusinessAccessOptions,
} from '../../../testing/machines/businessAccess.ts'

const start = (options?: BusinessAccessOptions) => startBusinessAccessOn(createManualClock(), options)

const startReady = (options?: BusinessAccessOptions) =>
  startReadyBusinessAccessOn(createManualClock(), options)

describe('profiles that cannot be read', () => {
  it.each(['fails', 'hangs'] as const)('L1 D13 at first, a request that %s', async (how) => {
    const { value, readProfiles, clock, of, send } = start({ profileId: '7' })
    if (how === 'fails') await readProfiles.last().reject(new ApiFailure('server'))
    else clock.advance(30_000)
    expect([value(), of('attempt.failed')]).toMatchObject(['failed', [{ row: 'businessAccess.unread' }]])
    send({ type: 'retry.requested' })
    await readProfiles.last().resolve(threeProfiles)
    expect(value()).toMatchObject({ ready: { profile: 'acting' } })
  })

  it.each(['fails', 'hangs'] as const)('L1 D13 later, a request that %s keeps the list', async (how) => {
    const { region, readProfiles, clock, of, send } = await startReady({ profileId: '7' })
    send({ type: 'menu.opened' })
    if (how === 'fails') await readProfiles.last().reject(new ApiFailure('server'))
    else clock.advance(30_000)
    expect([region('list'), region('profile'), of('attempt.failed')]).toMatchObject([
      'outdated',
      'acting',
      [{ row: 'businessAccess.outdated' }],
    ])
    send({ type: 'retry.requested' })
    expect(region('list')).toBe('refreshing')
  })
})

it('L1 lists each profile once, and not the member’s own', async () => {
  const { readProfiles, actor } = start()
  await readProfiles.last().resolve([businessOf('1'), businessOf('7'), businessOf('7')])
  expect(actor.getSnapshot().context.profiles.map(({ id }) => id)).toEqual(['7'])
})

describe('L2 what changes meanwhile', () => {
  it('two-factor is revoked, and later set up again', async () => {
    const { region, readProfiles, clock } = await startReady({ profileId: '7' })
    clock.advance(300_000)
    await readProfiles.last().resolve([businessOf('7', false)])
    expect(region('profile')).toBe('mfaRequired')
    clock.advance(300_000)
    await readProfiles.last().resolve(threeProfiles)
    expect(region('profile')).toBe('acting')
  })

  it('access is lost', async () => {
    const { region, readProfiles, send } = await startReady({ profileId: '7' })
    send({ type: 'menu.opened' })
    await readProfiles.last().resolve([])
    expect(region('profile')).toBe('gone')
  })

  it('access is lost and comes back: the member is not switched silently', async () => {
    const { region, readProfiles, chosen, send } = await startReady({ profileId: '99' })
    send({ type: 'menu.opened' })
    await readProfiles.last().resolve([...threeProfiles, businessOf('99')])
    expect([region('profile'), chosen()]).toEqual(['gone', null])
    send({ type: 'profile.chosen', id: '99' })
    expect(region('profile')).toBe('acting')
  })

  it('access is lost in two tabs: the other tab’s return to the own profile is no news', async () => {
    const { region, elsewhere } = await startReady({ profileId: '99' })
    elsewhere(null)
    expect(region('otherTab')).toBe('unchanged')
  })

  it.each([
    ['followed', '8'],
    ['ignored', '7'],
  ] as const)('another tab switches: announced, and %s', async (answer, expected) => {
    const { region, send, elsewhere, chosen } = await startReady({ profileId: '7' })
    elsewhere('8')
    expect([region('otherTab'), chosen()]).toEqual(['changed', '7'])
    send({ type: `otherTab.${answer}` })
    expect([region('otherTab'), chosen()]).toEqual(['unchanged', expected])
  })

  it.each(['7', '9', '99'])('another tab switches to %j: nothing to announce', async (id) => {
    const { region, elsewhere } = await startReady({ profileId: '7' })
    elsewhere(id)
    expect(region('otherTab')).toBe('unchanged')
  })

  it('another tab goes back to the member’s own, or comes round', async () => {
    const { region, elsewhere } = await startReady({ profileId: '7' })
    elsewhere(null)
    expect(region('otherTab')).toBe('changed')
    elsewhere('7')
    expect(region('otherTab')).toBe('unchanged')
  })

  it('another tab switches, and then this one: the later choice counts', async () => {
    const { region, send, elsewhere } = await startReady({ profileId: '7' })
    elsewhere('8')
    send({ type: 'profile.chosen', id: '1' })
    expect([region('otherTab'), region('profile')]).toEqual(['unchanged', 'own'])
  })

  it('another tab switches while the profiles are being read', async () => {
    const { region, elsewhere, readProfiles } = start({ profileId: '7' })
    elsewhere('8')
    await readProfiles.last().resolve(threeProfiles)
    expect(region('otherTab')).toBe('changed')
  })
})

describe('BA6 the bar', () => {
  it('is hidden and shown again, and starts as it was left', async () => {
    const { region, send, of } = await startReady({ isHeaderShown: false })
    expect(region('header')).toBe('hidden')
    send({ type: 'header.expanded' })
    send({ type: 'header.collapsed' })
    expect([region('header'), of('header.toggled')]).toEqual([
      'hidden',
      [
        { type: 'header.toggled', isShown: true },
        { type: 'header.toggled', isShown: false },
      ],
    ])
  })
})

it('D6 I5 stopping aborts the request and leaves no timer', async () => {
  const { actor, clock, readProfiles, send } = await startReady()
  send({ type: 'menu.opened' })
  actor.stop()
  expect([clock.pending, readProfiles.last().signal.aborted]).toEqual([0, true])
})
