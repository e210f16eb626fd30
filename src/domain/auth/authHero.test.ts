import { describe, expect, it } from 'vitest'
import { heroOf } from './authHero.ts'
import { pictureOf } from './person.ts'

const person = { name: 'Heron Iris' }
const inviter = { name: 'Wren Alder' }

describe('§2 The save, download and follow containers show a pin thumbnail or a user avatar', () => {
  it.each(['save', 'download'])('%s: the pin, else the person, else nothing', (container) => {
    expect(heroOf({ container, pinId: '1', person })).toEqual({ kind: 'pin', pinId: '1' })
    expect(heroOf({ container, person })).toEqual({ kind: 'person', person })
    expect(heroOf({ container, pinId: '' })).toBeNull()
  })

  it('follow: whom one follows, else the pin', () => {
    expect(heroOf({ container: 'follow', pinId: '1', person })).toEqual({ kind: 'person', person })
    expect(heroOf({ container: 'follow', pinId: '1' })).toEqual({ kind: 'pin', pinId: '1' })
  })

  it.each(['loginmodal', 'pinBookmarklet', 'bottom.right.upsell.email'])('%s: nothing', (container) => {
    expect(heroOf({ container, pinId: '1', person })).toBeNull()
  })
})

describe('§3 Inviter', () => {
  it('an invitation to a board shows who invites, wherever it stands', () => {
    expect(heroOf({ container: 'loginmodal', source: 'boardInvite', inviter })).toEqual({
      kind: 'person',
      person: inviter,
    })
    expect(heroOf({ container: 'save', source: 'boardInvite', inviter, pinId: '1' })).toEqual({
      kind: 'person',
      person: inviter,
    })
  })

  it('E7 but nobody without a name, and no inviter of anything else', () => {
    expect(heroOf({ container: 'loginmodal', source: 'boardInvite', inviter: { name: ' ' } })).toBeNull()
    expect(heroOf({ container: 'loginmodal', inviter })).toBeNull()
  })

  it('is_default_image: the initials', () => {
    expect(pictureOf({ ...inviter, imageLargeUrl: '/large.webp', isDefaultImage: true })).toBeUndefined()
  })
})

describe('§3 User: the large picture, else the medium one', () => {
  it.each([
    [{ imageLargeUrl: '/l.webp', imageMediumUrl: '/m.webp' }, '/l.webp'],
    [{ imageLargeUrl: null, imageMediumUrl: '/m.webp' }, '/m.webp'],
    [{ imageLargeUrl: '' }, undefined],
    [{}, undefined],
  ])('%j', (own, url) => expect(pictureOf({ ...person, ...own })).toBe(url))
})
