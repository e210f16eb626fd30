import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLink, contactSchemes } from './contactLink.ts'

const hrefOf = (link: string) => contactLink(link, contactSchemes)?.href ?? null

describe('N5 a call or a message', () => {
  it.each([
    ['tel:988', 'tel:988'],
    ['TEL:+1 (415) 555-0142', 'tel:+14155550142'],
    [' tel:116.123 ', 'tel:116123'],
    ['sms:741741', 'sms:741741'],
    ['sms:741741?body=HOME', 'sms:741741?body=HOME'],
    ['sms:+441234567890?body=I%20need%20to%20talk', 'sms:+441234567890?body=I%20need%20to%20talk'],
  ])('%s leads to %s', (link, href) => expect(hrefOf(link)).toBe(href))

  it('is told apart by its scheme', () =>
    expect(['tel:988', 'sms:988'].map((link) => contactLink(link, contactSchemes)?.contact)).toEqual([
      'tel',
      'sms',
    ]))
})

describe('N5 A17 no call and no message', () => {
  it.each([
    'tel:',
    'tel:1',
    'tel:+',
    'tel:12+34',
    'tel:1234567890123456',
    'tel:*21*5550142#',
    'tel:988;ext=1',
    'tel:988,,1',
    'tel:988?body=hello',
    'tel://988',
    'tel:９８８',
    'tel:9\t88',
    'sms:',
    'sms:741741&body=HOME',
    'sms:741741,988',
    'sms:741741?body=%',
    'sms:741741?body=a%0Ab',
    'sms:741741?body=%E2%80%AEa',
    `sms:741741?body=${'a'.repeat(161)}`,
    'sms:741741?body=HOME&cc=1',
    'sms:741741?cc=1',
    'smsto:741741',
    'mailto:help@wren.example',
    'javascript:tel:988',
    '',
  ])('%j', (link) => expect(hrefOf(link)).toBeNull())

  it.each([['tel:988', ['sms']] as const, ['sms:988', ['tel']] as const, ['tel:988', []] as const])(
    '%s where the policy allows %j',
    (link, allowed) => expect(contactLink(link, allowed)).toBeNull(),
  )
})

const written = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^\+?[\d-]{1,18}(\?body=.{0,9})?$/),
)
const safe = /^(tel:\+?\d{2,15}|sms:\+?\d{2,15}(\?body=[\w%.!~*'()-]+)?)$/

it('whatever a server writes, the link holds a number and a message of one line', () => {
  const isSafe = (href: string | null) => href === null || (safe.test(href) && hrefOf(href) === href)
  const links = fc.tuple(fc.constantFrom('tel:', 'sms:', 'SMS:', ''), written).map((parts) => parts.join(''))
  fc.assert(
    fc.property(links, (link) => {
      expect(isSafe(hrefOf(link))).toBe(true)
    }),
  )
})
