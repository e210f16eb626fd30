import { describe, expect, it } from 'vitest'
import type { Member } from '../people/member.ts'
import {
  canFollowOfficialUser,
  canQuickPromote,
  pinPath,
  promotePath,
  savedActions,
  sendPath,
  type PromoteRequest,
} from './pinSaved.ts'
import type { SiteType } from '../navigation/siteTypes.ts'
import { defaultSavingPolicy } from '../policy/savingPolicy.ts'
import type { Session } from '../auth/session.ts'

const day = 86_400_000
const now = Date.UTC(2026, 3, 1)

const wren: Session = {
  userId: '1',
  username: 'wren',
  fullName: 'Wren Alder',
  accountCreatedAt: new Date(now - 10 * day).toISOString(),
}

const request = (own: Partial<PromoteRequest> = {}): PromoteRequest => ({
  session: wren,
  siteType: 0,
  now,
  policy: defaultSavingPolicy,
  ...own,
})

const aged = (days: number): PromoteRequest =>
  request({ session: { ...wren, accountCreatedAt: new Date(now - days * day).toISOString() } })

const next = (href: string) => new URL(href, 'https://tackboard.example').searchParams.get('next')

describe('§2 the targets of the buttons', () => {
  it("'Send' and 'See it now'", () => {
    expect([sendPath('42'), pinPath('42')]).toEqual(['/pin/42/?share=true', '/pin/42'])
  })

  it("'Promote your Pin' leads to the business conversion, then on to quick promote with the pin", () => {
    expect(promotePath('42')).toBe('/business/convert?next=%2Fadvertiser%2Fquick_promote%3FpinId%3D42')
    expect(next(promotePath('42'))).toBe('/advertiser/quick_promote?pinId=42')
    expect([promotePath(null), next(promotePath(null))]).toEqual([
      '/business/convert?next=%2Fadvertiser%2Fquick_promote',
      '/advertiser/quick_promote',
    ])
  })

  it('A15 an ID stays one segment and one value, with any content', () => {
    const hostile = '../a b?x=1&next=//evil#\uD800'
    expect(pinPath(hostile)).toBe('/pin/..%2Fa%20b%3Fx%3D1%26next%3D%2F%2Fevil%23%EF%BF%BD')
    const target = new URL(next(promotePath(hostile)) ?? '', 'https://tackboard.example')
    expect([target.pathname, [...target.searchParams.keys()], target.hash]).toEqual([
      '/advertiser/quick_promote',
      ['pinId'],
      '',
    ])
    expect(['', '.', '..'].flatMap((id) => [pinPath(id), sendPath(id)])).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('§2 quick promote', () => {
  it('is offered to a signed-in member with a new account', () =>
    expect(canQuickPromote(request())).toBe(true))

  it.each<readonly [string, Partial<PromoteRequest>]>([
    ['a visitor', { session: null }],
    ['a partner', { session: { ...wren, isPartner: true } }],
    ['a member excluded for another reason', { session: { ...wren, isQuickPromoteExcluded: true } }],
    ['an account of unknown age', { session: { ...wren, accountCreatedAt: undefined } }],
    ['an account with an invalid date', { session: { ...wren, accountCreatedAt: 'soon' } }],
    ...([3, 6, 8, 10, 11, 13] as const).map((siteType) => [`site type ${siteType}`, { siteType }] as const),
  ])('is not offered for %s', (_, own) => expect(canQuickPromote(request(own))).toBe(false))

  it.each<SiteType>([0, 4, 7, 12])('is offered on site type %s', (siteType) =>
    expect(canQuickPromote(request({ siteType }))).toBe(true),
  )

  it('is offered up to and including the last day of the limit', () => {
    expect([90, 90.9, 91, 400].map((days) => canQuickPromote(aged(days)))).toEqual([true, true, false, false])
    expect(canQuickPromote({ ...aged(8), policy: { quickPromoteMaxAccountDays: 7 } })).toBe(false)
  })

  it('is offered if the clock is behind the account date', () => expect(canQuickPromote(aged(-1))).toBe(true))
})

describe('§2 the buttons', () => {
  it("a partner sees a gray 'See it now' and no 'Promote your Pin'", () =>
    expect(savedActions('42', request({ session: { ...wren, isPartner: true } }))).toMatchObject({
      isSeeGray: true,
      promoteHref: null,
    }))

  it("an eligible member sees a red 'Promote your Pin'", () =>
    expect(savedActions('42', request())).toEqual({
      sendHref: '/pin/42/?share=true',
      seeHref: '/pin/42',
      isSeeGray: true,
      promoteHref: promotePath('42'),
    }))

  it("everyone else sees a red 'See it now'", () =>
    expect(savedActions('42', request({ session: null }))).toMatchObject({
      isSeeGray: false,
      promoteHref: null,
    }))

  it('a pin without an ID is promoted without it', () =>
    expect(savedActions('', request()).promoteHref).toBe(promotePath(null)))
})

describe('§2 the follow card of the official user', () => {
  const sage: Member = {
    id: '4',
    fullName: 'Sage Dogwood',
    username: 'sage',
    imageUrl: null,
    isFollowed: false,
    isBlocked: false,
    followerCount: 0,
    isVerified: true,
  }
  it.each([
    ['is shown to a signed-in viewer', wren, sage, true],
    ['is hidden from a visitor', null, sage, false],
    ['is hidden from that user', { ...wren, userId: '4' }, sage, false],
    ['is hidden from a viewer who already follows', wren, { ...sage, isFollowed: true }, false],
    ['is hidden without an official user', wren, null, false],
  ])('%s', (_, session, official, isShown) => expect(canFollowOfficialUser(session, official)).toBe(isShown))
})
