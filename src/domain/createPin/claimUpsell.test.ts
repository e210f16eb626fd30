import { describe, expect, it } from 'vitest'
import {
  claimUpsellName,
  claimingUpsellsKey,
  isClaimUpsellDue,
  readSeenUpsells,
  withSeen,
  type ClaimUpsellRequest,
} from './claimUpsell.ts'

const settings = { isConnected: false, listedWebsiteUrl: 'https://www.instagram.com/wren' }
const isDue = (own: Partial<ClaimUpsellRequest> = {}) =>
  isClaimUpsellDue({
    url: 'https://www.instagram.com/p/1/',
    settings,
    seen: [],
    hosts: ['instagram.com'],
    ...own,
  })

const lookAlikes = [
  'https://instagram.com.evil.example/p/1/',
  'https://notinstagram.com/p/1/',
  'https://evil.example/instagram.com',
  'https://evil.example/?instagram.com',
  'https://instagram.com@evil.example/',
  'https://evil.example\\.instagram.com/',
  'https://instagram%2ecom.evil.example/',
  '//instagram.com/p/1/',
  'instagram.com',
  'javascript://instagram.com/',
  '',
]

describe('§4 Photo-sharing upsell', () => {
  it('is due if all four conditions hold', () => {
    expect(isDue()).toBe(true)
    expect(isDue({ url: 'http://instagram.com/p/1/?x=1' })).toBe(true)
    expect(isDue({ seen: ['ANOTHER_UPSELL'] })).toBe(true)
  })

  it('is not due once seen, once connected, or without a URL', () => {
    expect(isDue({ seen: ['ANOTHER_UPSELL', claimUpsellName] })).toBe(false)
    expect(isDue({ settings: { ...settings, isConnected: true } })).toBe(false)
    expect(isDue({ url: null })).toBe(false)
  })

  it('K13 is not due without settings or a listed website', () => {
    expect(isDue({ settings: null })).toBe(false)
    expect(isDue({ settings: { ...settings, listedWebsiteUrl: null } })).toBe(false)
  })

  it.each(['instagram.com/wren', 'www.instagram.com', ' Instagram.com/wren'])(
    'B1 is due for a website without a scheme, as people type it: %j',
    (listedWebsiteUrl) => expect(isDue({ settings: { ...settings, listedWebsiteUrl } })).toBe(true),
  )

  it.each(['javascript:alert(1)', 'mailto:wren@instagram.com', 'wren.example/instagram.com', ' '])(
    'B1 is not due for %j',
    (listedWebsiteUrl) => expect(isDue({ settings: { ...settings, listedWebsiteUrl } })).toBe(false),
  )

  it.each(lookAlikes)('K13 is never due for the look-alike %j', (address) => {
    expect(isDue({ url: address })).toBe(false)
    const listedWebsiteUrl = address === 'instagram.com' ? null : address
    expect(isDue({ settings: { ...settings, listedWebsiteUrl } })).toBe(false)
  })

  it('is never due without hosts', () => expect(isDue({ hosts: [] })).toBe(false))
})

describe('§3 Local storage lists the names of seen upsells', () => {
  it('under the names of the spec', () => {
    expect(claimingUpsellsKey).toBe('claiming_upsells_seen')
    expect(claimUpsellName).toBe('POST_CREATE_UPSELL_V2')
  })

  it('keeps unknown names, once each', () => {
    expect(readSeenUpsells(['A', claimUpsellName, 'A'])).toEqual(['A', claimUpsellName])
  })

  it.each([
    undefined,
    null,
    'POST_CREATE_UPSELL_V2',
    7,
    true,
    {},
    { 0: 'A', length: 1 },
    [[['A']]],
    [null, 1, '', {}],
  ])('C6 reads %j as an empty list', (value) => expect(readSeenUpsells(value)).toEqual([]))

  it('adds a name once, and leaves the list itself alone', () => {
    const seen = Object.freeze(['A'])
    expect(withSeen(seen, 'B')).toEqual(['A', 'B'])
    expect(withSeen(seen, 'A')).toBe(seen)
  })
})
