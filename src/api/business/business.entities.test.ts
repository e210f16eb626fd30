import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { profilesSchema, toProfile } from './business.entities.ts'

const user = { username: 'larchbakery' }
const read = (profiles: unknown) => {
  const { success, output } = safeParse(profilesSchema, { profiles })
  return success ? output.profiles.map(toProfile) : null
}

describe('L1 profiles from the server', () => {
  it.each([null, 'none', 7, {}])('%j is no list', (profiles) => expect(read(profiles)).toBeNull())

  it.each([
    [null],
    [{}],
    [{ id: '7' }],
    [{ id: '', user }],
    [{ id: 7, user }],
    [{ id: '7', user: { username: '' } }],
    [{ id: '7', user, permissions: 'OWNER' }],
    [{ id: '7', user, viewerMeetsMfaRequirement: 'yes' }],
    [{ id: '7', user: { ...user, scheduledPinCount: -1 } }],
  ])('leaves out %j, and keeps the others', (profile) => {
    expect(read([profile, { id: '8', user }])?.map(({ id }) => id)).toEqual(['8'])
  })

  it('needs two-factor unless it says otherwise, and goes by the username without a name', () => {
    expect(read([{ id: '7', user: { ...user, businessName: ' ', imgUrl: 'javascript:1' } }])).toEqual([
      {
        id: '7',
        permissions: [],
        meetsMfaRequirement: false,
        user: {
          username: 'larchbakery',
          businessName: 'larchbakery',
          imageUrl: null,
          isEligibleForStlTool: false,
          merchantId: null,
          scheduledPinCount: 0,
        },
      },
    ])
  })
})
