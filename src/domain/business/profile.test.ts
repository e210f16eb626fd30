import { describe, expect, it } from 'vitest'
import type { Session } from '../auth/session.ts'
import {
  actingProfile,
  canActFor,
  emptyProfile,
  ownProfile,
  ownsEntity,
  profileStatus,
  sortProfiles,
  type Profile,
} from './profile.ts'

const session: Session = { userId: '1', username: 'wren', fullName: 'Wren Alder', imageUrl: 'javascript:1' }
const own = ownProfile(session)

const business = (id: string, businessName: string, more: Partial<Profile> = {}): Profile => ({
  id,
  permissions: [],
  meetsMfaRequirement: true,
  user: {
    username: `user${id}`,
    businessName,
    imageUrl: null,
    isEligibleForStlTool: false,
    merchantId: null,
    scheduledPinCount: 0,
  },
  ...more,
})

const kiln = business('7', 'Kiln & Co')
const locked = business('8', 'Larch', { meetsMfaRequirement: false })
const profiles = [kiln, locked]

describe('ownProfile', () => {
  it('always holds OWNER, and drops an unsafe picture', () => {
    expect(own).toMatchObject({ id: '1', permissions: ['OWNER'], user: { imageUrl: null } })
  })

  it('goes by the username without a name', () => {
    expect(ownProfile({ ...session, fullName: '' }).user?.businessName).toBe('wren')
  })

  it('takes the business details from the session', () => {
    const details = { merchantId: 'm1', scheduledPinCount: 3, isEligibleForStlTool: true }
    expect(ownProfile({ ...session, ...details }).user).toMatchObject(details)
  })
})

describe('canActFor', () => {
  it.each([
    [true, [], true],
    [false, [], false],
    [false, ['ADMIN'], false],
    [false, ['ADMIN', 'OWNER'], true],
  ])('L5 two-factor %s with %j: %s', (meetsMfaRequirement, permissions, expected) => {
    expect(canActFor(business('7', 'Kiln', { meetsMfaRequirement, permissions }))).toBe(expected)
  })
})

describe('sortProfiles', () => {
  const names = (list: readonly Profile[], locale = 'en') =>
    sortProfiles(list, locale).map(({ user }) => user?.businessName)

  it('L1 sorts by business name as the locale sorts', () => {
    const list = [business('2', 'Zebra'), business('3', 'Öl'), business('4', 'apple')]
    expect([names(list), names(list, 'sv')]).toEqual([
      ['apple', 'Öl', 'Zebra'],
      ['apple', 'Zebra', 'Öl'],
    ])
  })

  it('L1 sorts same names by username', () => {
    const list = [business('9', 'Kiln'), business('10', 'Kiln'), business('2', 'Kiln')]
    expect(sortProfiles(list, 'en').map(({ id }) => id)).toEqual(['10', '2', '9'])
  })
})

describe('the acting profile', () => {
  it.each([
    [null, 'own', own],
    ['1', 'own', own],
    ['7', 'acting', kiln],
    ['8', 'mfaRequired', emptyProfile],
    ['99', 'gone', own],
    ['', 'gone', own],
  ] as const)('BA5 BA7 for the choice %j: %s', (chosenId, status, profile) => {
    const choice = { own, profiles, chosenId }
    expect([profileStatus(choice), actingProfile(choice)]).toEqual([status, profile])
  })
})

describe('ownsEntity', () => {
  it.each([
    ['1', '1', null, true],
    ['7', '1', '7', true],
    ['9', '1', '7', false],
    ['', '', '', false],
    [undefined, undefined, undefined, false],
    [null, null, null, false],
    ['', '1', emptyProfile.id, false],
  ])('L4 BA9 owner %j, viewer %j, acting %j: %s', (owner, viewer, acting, expected) => {
    expect(ownsEntity(owner, viewer, acting)).toBe(expected)
  })
})
