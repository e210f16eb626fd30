import { describe, expect, it } from 'vitest'
import { emptyProfile, ownProfile } from './profile.ts'
import { isProfilePage, viewedPage } from './viewedPage.ts'

describe('BA10 viewedPage', () => {
  it.each([
    ['/wren', { kind: 'profile', username: 'wren' }],
    ['/wren/', { kind: 'profile', username: 'wren' }],
    ['/w%C3%A5ren/?tab=pins#top', { kind: 'profile', username: 'wåren' }],
    ['/pin/723421968459640832/', { kind: 'pin', pinId: '723421968459640832' }],
    ['/pin/12?share=true', { kind: 'pin', pinId: '12' }],
    ['/pin/', { kind: 'profile', username: 'pin' }],
    ['/', null],
    ['', null],
    ['wren', null],
    ['//wren', null],
    ['/wren/lakes/', null],
    ['/pin/12/repin/', null],
    ['/%E0%A4%A', null],
  ])('%s', (path, expected) => {
    expect(viewedPage(path)).toEqual(expected)
  })
})

describe('BA10 isProfilePage', () => {
  const own = ownProfile({ userId: '1', username: 'Wren', fullName: '' })

  it.each([
    [own, 'wren', true],
    [own, 'WREN', true],
    [own, 'sage', false],
    [emptyProfile, '', false],
  ])('%#', (profile, username, expected) => {
    expect(isProfilePage(profile, username)).toBe(expected)
  })
})
