import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { given, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { BlockButton } from '../../people/block/BlockButton.tsx'
import { blockSage, callsTo, sage } from '../../people/testing/follow.ts'
import { ACTING_PROFILE_KEY } from '../../runtime/actingProfile.storage.ts'
import { useTackboard } from '../../runtime/config.ts'
import { BusinessAccess } from './BusinessAccess.tsx'
import { useActingProfile } from './businessAccess.context.ts'

const session = { ...wren, isPartner: true }
const stored = (profileId: string) => ({ [ACTING_PROFILE_KEY]: { [wren.userId]: profileId } })
/** A page that shows for whom it works, and blocks a member for them. */
function Page() {
  const { profile, isOwn, owns } = useActingProfile()
  const { user } = profile
  const facts = {
    id: profile.id,
    name: user?.businessName,
    merchantId: user?.merchantId,
    scheduledPinCount: user?.scheduledPinCount,
    isOwn,
    ownsBakery: owns('701'),
    ownsWithoutId: owns('') || owns(undefined) || owns(null),
  }
  return (
    <main>
      <output>{JSON.stringify(facts)}</output>
      <BlockButton member={sage} />
    </main>
  )
}
const page = (
  <BusinessAccess>
    <Page />
  </BusinessAccess>
)
const facts = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? 'null')
const bar = () => document.querySelector('section[aria-label="Business profile"]')
const choose = async (name: string) => {
  await press(/^(Your profile|Acting as|Choose a profile)/)
  await press(new RegExp(`^${name}`))
}
const OWN = {
  id: '1',
  name: 'Wren Alder',
  merchantId: null,
  scheduledPinCount: 0,
  isOwn: true,
  ownsBakery: false,
  ownsWithoutId: false,
}
const BAKERY = {
  id: '701',
  name: 'Larch Street Bakery',
  merchantId: 'm-701',
  scheduledPinCount: 12,
  isOwn: false,
  ownsBakery: true,
  ownsWithoutId: false,
}

describe.each(modes)('acting for a business, %s', (_, mount) => {
  it('BA5 BA8 BA9 switches to a business and back, and everything below works for it', async () => {
    const mounted = mount(page, { session })
    await soon(() => expect(facts()).toEqual(OWN))
    await choose('Larch Street Bakery')
    await soon(() => expect(facts()).toEqual(BAKERY))
    await blockSage()
    await press('Use your own profile')
    await soon(() => expect(facts()).toEqual(OWN))
    await blockSage()
    await soon(() => expect(callsTo(mounted, 'blockUser')).toHaveLength(2))
    expect(callsTo(mounted, 'blockUser').map(({ payload }) => payload)).toEqual([
      { blocked_user_id: '4', orbac_subject_id: '701' },
      { blocked_user_id: '4' },
    ])
  })

  it('L3 a switch drops the request in flight, and starts what is below again', async () => {
    const mounted = mount(page, { session, given: 'block.neverAnswers', browser: { stored: stored('701') } })
    await soon(() => expect(facts()).toEqual(BAKERY))
    await blockSage()
    await byRole('button', 'Blocked Sage Dogwood')
    await choose('Tidewater Ceramics')
    await byRole('button', 'Block Sage Dogwood')
    expect(callsTo(mounted, 'blockUser').map((call) => call.isAborted())).toEqual([true])
  })

  it('L3 what was remembered of the visit is that of one profile', async () => {
    const visits = new Set<unknown>()
    const Visit = () => {
      visits.add(useTackboard().visit)
      return null
    }
    mount(
      <BusinessAccess>
        <Visit />
      </BusinessAccess>,
      { session },
    )
    await choose('Larch Street Bakery')
    await soon(() => expect(visits.size).toBe(2))
  })

  it('BA6 L5 remembers the choice for each member, and forgets none of the others', async () => {
    const browser = { stored: { [ACTING_PROFILE_KEY]: { '4': '77' } } }
    const { platform } = mount(page, { session, browser })
    await choose('Ōmi Tea House')
    await soon(() => expect(facts()).toMatchObject({ id: '704' }))
    expect(JSON.parse(platform.storage.texts.get(ACTING_PROFILE_KEY) ?? '')).toEqual({
      '1': '704',
      '4': '77',
    })
  })

  it.each(['empty', 'unread', 'signedOut', 'malformed'] as const)(
    'L1 BA11 the answer is %s: no bar, no redirect, and the member’s own profile',
    async (situation) => {
      const { platform, calls } = mount(page, { session, given: `businessAccess.${situation}` })
      await soon(() => expect(calls.map(({ name }) => name)).toContain('readProfiles'))
      await soon(() => expect(facts()).toEqual(OWN))
      expect([bar(), platform.navigation.visited]).toEqual([null, []])
    },
  )

  it('BA1 members who are no partners read nothing', () => {
    const { calls } = mount(page, { session: wren, browser: { stored: stored('701') } })
    expect([calls, bar(), facts()]).toEqual([[], null, OWN])
  })

  it('L2 the stored profile is gone: a notice, and the member’s own profile', async () => {
    const { platform } = mount(page, { session, browser: { stored: stored('999') } })
    await see('You no longer have access to that business profile')
    expect([facts(), platform.storage.texts.has(ACTING_PROFILE_KEY)]).toEqual([OWN, false])
    await press('Got it')
    await byRole('button', /^Your profile/)
  })

  it('L2 L4 two-factor is revoked: the empty profile, and no name is left', async () => {
    const { host, clock } = mount(page, { session, browser: { stored: stored('701') } })
    await soon(() => expect(facts()).toEqual(BAKERY))
    given('businessAccess.mfaRevoked')
    clock.advance(300_000)
    await see('This business requires two-factor authentication.')
    expect(facts()).toEqual({ id: '', isOwn: false, ownsBakery: false, ownsWithoutId: false })
    expect(host.textContent).not.toContain('Larch')
  })

  it.each(['blocked', 'full'] as const)(
    'C4 C5 with storage %s, the choice lasts for the visit',
    async (mode) => {
      mount(page, { session, given: `storage.${mode}` })
      await choose('Larch Street Bakery')
      await soon(() => expect(facts()).toEqual(BAKERY))
    },
  )

  it('C6 a stored choice that is corrupt is none', async () => {
    mount(page, { session, browser: { stored: { [ACTING_PROFILE_KEY]: [7, null] } } })
    await soon(() => expect(facts()).toEqual(OWN))
  })

  it('BA7 a remembered choice is checked before anything below is mounted; the fallback stands in for it', async () => {
    const { calls } = mount(
      <BusinessAccess fallback={<p>One moment</p>}>
        <Page />
      </BusinessAccess>,
      { session, given: 'businessAccess.neverAnswers', browser: { stored: stored('701') } },
    )
    await see('One moment')
    expect([facts(), new Set(calls.map(({ name }) => name))]).toEqual([null, new Set(['readProfiles'])])
  })

  it('D6 I5 unmounted, it aborts its request and ignores other tabs', async () => {
    const { calls, clock, platform, unmount } = mount(page, { session, given: 'businessAccess.neverAnswers' })
    await soon(() => expect(calls.length).toBeGreaterThan(0))
    unmount()
    platform.storage.writeFromOtherTab(ACTING_PROFILE_KEY, {})
    expect([calls.every((call) => call.isAborted()), clock.pending]).toEqual([true, 0])
  })

  it('draws its outline on a server, and hydrates without a word (I2)', async () => {
    const { consoleOutput } = mount(page, { session, browser: { stored: stored('701') }, isHydrated: true })
    await soon(() => expect(facts()).toEqual(BAKERY))
    expect(consoleOutput).toEqual([])
  })
})
