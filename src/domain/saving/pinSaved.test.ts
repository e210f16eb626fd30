import { describe, expect, it } from 'vitest'
import type { Member } from '../people/member.ts'
import {
  canFollowOfficialUser,
  canQuickPromote,
  mediaOf,
  pinPath,
  promotePath,
  savedActions,
  savedPinOf,
  sendPath,
  type PromoteRequest,
  type RawMedia,
  type SiteType,
} from './pinSaved.ts'
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

describe('§2 where the buttons lead', () => {
  it("'Send' and 'See it now'", () => {
    expect([sendPath('42'), pinPath('42')]).toEqual(['/pin/42/?share=true', '/pin/42'])
  })

  it("'Promote your Pin' converts to a business, which then goes on to quick promote with the pin", () => {
    expect(promotePath('42')).toBe('/business/convert?next=%2Fadvertiser%2Fquick_promote%3FpinId%3D42')
    expect(next(promotePath('42'))).toBe('/advertiser/quick_promote?pinId=42')
    expect([promotePath(null), next(promotePath(null))]).toEqual([
      '/business/convert?next=%2Fadvertiser%2Fquick_promote',
      '/advertiser/quick_promote',
    ])
  })

  it('A15 an id stays one segment and one value, whatever it holds', () => {
    const hostile = '../a b?x=1&next=//evil#\uD800'
    expect(pinPath(hostile)).toBe('/pin/..%2Fa%20b%3Fx%3D1%26next%3D%2F%2Fevil%23%EF%BF%BD')
    const then = new URL(next(promotePath(hostile)) ?? '', 'https://tackboard.example')
    expect([then.pathname, [...then.searchParams.keys()], then.hash]).toEqual([
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
  it('is offered to a signed-in member with a young account', () =>
    expect(canQuickPromote(request())).toBe(true))

  it.each<[string, Partial<PromoteRequest>]>([
    ['nobody is signed in', { session: null }],
    ['a partner', { session: { ...wren, isPartner: true } }],
    ['someone otherwise excluded', { session: { ...wren, isQuickPromoteExcluded: true } }],
    ['an account of unknown age', { session: { ...wren, accountCreatedAt: undefined } }],
    ['an account made on no day', { session: { ...wren, accountCreatedAt: 'soon' } }],
    ['site type 3', { siteType: 3 }],
  ])('not where %s', (_, own) => expect(canQuickPromote(request(own))).toBe(false))

  it.each<SiteType>([0, 4, 7, 12])('on site type %s it is', (siteType) =>
    expect(canQuickPromote(request({ siteType }))).toBe(true),
  )

  it('not older than the threshold: on that day it still is, on the next it is not', () => {
    expect([90, 90.9, 91, 400].map((days) => canQuickPromote(aged(days)))).toEqual([true, true, false, false])
    expect(canQuickPromote({ ...aged(8), policy: { quickPromoteMaxAccountDays: 7 } })).toBe(false)
  })

  it('a clock that is behind makes no account old', () => expect(canQuickPromote(aged(-1))).toBe(true))
})

describe('§2 the buttons', () => {
  it("a partner: 'See it now' gray, and no promote", () =>
    expect(savedActions('42', request({ session: { ...wren, isPartner: true } }))).toMatchObject({
      isSeeGray: true,
      promoteHref: null,
    }))

  it("an eligible non-partner: 'Promote your Pin' is the red one", () =>
    expect(savedActions('42', request())).toEqual({
      sendHref: '/pin/42/?share=true',
      seeHref: '/pin/42',
      isSeeGray: true,
      promoteHref: promotePath('42'),
    }))

  it("anybody else: 'See it now' is", () =>
    expect(savedActions('42', request({ session: null }))).toMatchObject({
      isSeeGray: false,
      promoteHref: null,
    }))

  it('a pin whose id nobody knows is promoted without it', () =>
    expect(savedActions('', request()).promoteHref).toBe(promotePath(null)))
})

describe('§2 the follow card of the official user, by its three conditions', () => {
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
    ['shows to a signed-in viewer', wren, sage, true],
    ['not to a visitor', null, sage, false],
    ['not to that user', { ...wren, userId: '4' }, sage, false],
    ['not to one who follows already', wren, { ...sage, isFollowed: true }, false],
    ['not without an official user', wren, null, false],
  ])('%s', (_, session, official, isShown) => expect(canFollowOfficialUser(session, official)).toBe(isShown))
})

describe('§2 media', () => {
  const lake = { url: '/pins/lake.svg', width: 236, height: 354 }
  const dunes = { url: 'https://acme.example/dunes.webp', width: 0, height: 0 }
  const video = { src: '/pins/dunes.webm', duration: 83, coverUrl: '/pins/dunes.svg' }
  const media = (own: Partial<RawMedia>) => mediaOf({ image: lake, video: null, websiteMedia: [], ...own })

  it('the image, or a video with its duration', () => {
    expect(media({})).toEqual({ kind: 'image', picture: lake })
    expect(media({ video })).toEqual({
      kind: 'video',
      src: '/pins/dunes.webm',
      poster: '/pins/dunes.svg',
      duration: 83,
    })
    expect(media({ video: { ...video, coverUrl: null } })).toMatchObject({ poster: '/pins/lake.svg' })
    expect(media({ image: null })).toEqual({ kind: 'image', picture: null })
  })

  it('a grid only where website media has more than one item', () => {
    expect(media({ websiteMedia: [lake, dunes], video })).toEqual({ kind: 'grid', pictures: [lake, dunes] })
    expect(media({ websiteMedia: [dunes] })).toEqual({ kind: 'image', picture: lake })
    expect(media({ websiteMedia: [dunes], image: null })).toEqual({ kind: 'image', picture: dunes })
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'vbscript:x', ''])(
    'E16 %s is the source of nothing',
    (url) => {
      expect(media({ image: { ...lake, url } })).toEqual({ kind: 'image', picture: null })
      expect(media({ video: { ...video, src: url } })).toEqual({ kind: 'image', picture: lake })
      expect(media({ video: { ...video, coverUrl: url }, image: { ...lake, url } })).toMatchObject({
        poster: null,
      })
      expect(media({ websiteMedia: [lake, { ...lake, url }] })).toEqual({ kind: 'image', picture: lake })
    },
  )

  it('a size that is none counts as unknown', () =>
    expect(media({ image: { ...lake, width: -1, height: Number.NaN } })).toEqual({
      kind: 'image',
      picture: { ...lake, width: 0, height: 0 },
    }))

  const pin = (link: string | null, color: string | null) =>
    savedPinOf({
      title: ' Lake ',
      link,
      color,
      image: null,
      video: null,
      websiteMedia: [],
      officialUser: null,
    })

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'blob:https://a.example/1'])(
    'A17 %s is no link',
    (link) => expect(pin(link, '#4f7f8c')).toMatchObject({ title: 'Lake', link: null, color: '#4f7f8c' }),
  )

  it('A20 a style is no colour', () =>
    expect(pin('https://a.example/', 'red;background:url(x)')).toMatchObject({
      link: 'https://a.example/',
      color: null,
    }))
})
