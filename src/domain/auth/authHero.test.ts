import { describe, expect, it } from 'vitest'
import { heroFor } from './authHero.ts'
import { pictureOf } from './person.ts'

const person = { name: 'Heron Iris' }
const inviter = { name: 'Wren Alder' }

describe('§2 The save, download and follow containers show a pin thumbnail or a user avatar', () => {
  it.each(['save', 'download'])('%s: the pin, or the person, or nothing', (container) => {
    expect(heroFor({ container, pinId: '1', person })).toEqual({ kind: 'pin', pinId: '1' })
    expect(heroFor({ container, person })).toEqual({ kind: 'person', person })
    expect(heroFor({ container, pinId: '' })).toBeNull()
  })

  it('follow: the person to follow, or the pin', () => {
    expect(heroFor({ container: 'follow', pinId: '1', person })).toEqual({ kind: 'person', person })
    expect(heroFor({ container: 'follow', pinId: '1' })).toEqual({ kind: 'pin', pinId: '1' })
  })

  it.each(['loginmodal', 'pinBookmarklet', 'bottom.right.upsell.email'])('%s: nothing', (container) => {
    expect(heroFor({ container, pinId: '1', person })).toBeNull()
  })
})

describe('§3 Inviter', () => {
  it('shows the inviter of a board invitation in every container', () => {
    expect(heroFor({ container: 'loginmodal', source: 'boardInvite', inviter })).toEqual({
      kind: 'person',
      person: inviter,
    })
    expect(heroFor({ container: 'save', source: 'boardInvite', inviter, pinId: '1' })).toEqual({
      kind: 'person',
      person: inviter,
    })
  })

  it('E7 shows no inviter without a name, and none for other sources', () => {
    expect(heroFor({ container: 'loginmodal', source: 'boardInvite', inviter: { name: ' ' } })).toBeNull()
    expect(heroFor({ container: 'loginmodal', inviter })).toBeNull()
  })

  it('shows the initials for is_default_image', () => {
    expect(pictureOf({ ...inviter, imageLargeUrl: '/large.webp', isDefaultImage: true })).toBeUndefined()
  })
})

describe('§3 User: the large picture, or the medium one', () => {
  it.each([
    [{ imageLargeUrl: '/l.webp', imageMediumUrl: '/m.webp' }, '/l.webp'],
    [{ imageLargeUrl: null, imageMediumUrl: '/m.webp' }, '/m.webp'],
    [{ imageLargeUrl: '' }, undefined],
    [{}, undefined],
  ])('%j', (own, url) => expect(pictureOf({ ...person, ...own })).toBe(url))
})
