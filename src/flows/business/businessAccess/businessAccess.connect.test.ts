import { describe, expect, it } from 'vitest'
import {
  startBusinessAccessOn,
  threeProfiles,
  type BusinessAccessOptions,
} from '../../../../testing/machines/businessAccess.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectActing, connectSwitcher } from './businessAccess.connect.ts'

const start = (options: BusinessAccessOptions) => {
  const running = startBusinessAccessOn(createManualClock(), options)
  const snapshot = () => running.actor.getSnapshot()
  return {
    ...running,
    acting: () => {
      const { actingFor, profile, isKnown } = connectActing(snapshot())
      return [actingFor, profile.id, isKnown]
    },
    switcher: () => connectSwitcher(snapshot()),
  }
}

describe('for whom the flows below work', () => {
  it('BA7 nothing is sent for the stored choice while the profiles are being read', () => {
    expect([start({ profileId: '7' }).acting(), start({}).acting()]).toEqual([
      [null, '', false],
      [null, '1', true],
    ])
  })

  it('L1 the member’s own profile if the profiles cannot be read', async () => {
    const { readProfiles, acting, switcher } = start({ profileId: '7' })
    await readProfiles.last().reject(new ApiFailure('server'))
    expect([acting(), switcher()?.status]).toEqual([[null, '1', true], 'failed'])
  })

  it.each([
    [null, [null, '1', true], 'own'],
    ['7', ['7', '7', true], 'acting'],
    ['9', [null, '', true], 'mfaRequired'],
    ['99', [null, '1', true], 'gone'],
  ] as const)('BA5 BA7 L2 for the choice %j', async (profileId, acting, status) => {
    const running = start({ profileId })
    await running.readProfiles.last().resolve(threeProfiles)
    expect([running.acting(), running.switcher()?.status]).toEqual([acting, status])
  })
})

describe('BA11 the bar', () => {
  it('is absent if the only profile is the member’s own', async () => {
    const { readProfiles, switcher } = start({})
    await readProfiles.last().resolve(threeProfiles.map((profile) => ({ ...profile, id: '1' })))
    expect(switcher()).toBeNull()
  })

  it.each([
    [null, true],
    ['7', false],
  ])('stays hidden for the choice %j: %s', async (profileId, isCollapsed) => {
    const { readProfiles, switcher } = start({ profileId, isHeaderShown: false })
    await readProfiles.last().resolve(threeProfiles)
    expect(switcher()?.isCollapsed).toBe(isCollapsed)
  })
})
