import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailDomainHint } from './mailDomainHint.ts'
import { isMailHost, mailDomains } from './mailDomains.ts'
import { oneEdit } from './testing/oneEdit.ts'
import { trimTyped } from '../../text/trimTyped.ts'

describe('§5 the domain typo hint', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['GMAIL.CON', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.cm', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.co', 'yahoo.com'],
    ['yhaoo.co.uk', 'yahoo.co.uk'],
    ['hotmial.con', 'hotmail.com'],
    ['hotnail.fr', 'hotmail.fr'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['aoll.com', 'aol.com'],
    ['alo.com', 'aol.com'],
    ['aol.cmo', 'aol.com'],
    ['comcst.net', 'comcast.net'],
    ['t-onlne.de', 't-online.de'],
  ])('E13 corrects %s to %s', (typed, meant) => expect(mailDomainHint(`ada@${typed}`)).toBe(`ada@${meant}`))

  it.each(['gmail.fr', 'gmail.co.uk', 'gmail.org', 'gmail.com.br', 'Gmail.Com.com'])(
    'corrects the gmail variant %s to gmail.com',
    (domain) => expect(mailDomainHint(`ada@${domain}`)).toBe('ada@gmail.com'),
  )

  it('trims, and keeps the local part as typed', () =>
    expect(mailDomainHint(' \u200bAda.L+Pins@GMIAL.com\u2069\n')).toBe('Ada.L+Pins@gmail.com'))

  it('E13 handles up to 59 characters, trimmed', () => {
    expect(mailDomainHint(` ${'a'.repeat(49)}@gmial.com `)).toBe(`${'a'.repeat(49)}@gmail.com`)
    expect(mailDomainHint(`${'a'.repeat(50)}@gmial.com`)).toBeNull()
  })

  it.each(['', ' ', 'ada', 'ada@', '@gmial.com', 'gmial.com', 'a@b@gmial.com', 'ada@x', 'ada@.'])(
    'suggests nothing for %j',
    (text) => expect(mailDomainHint(text)).toBeNull(),
  )

  it('E13 suggests nothing for a common domain, regardless of case', () => {
    const typed = mailDomains.flatMap((domain) => [domain, domain.toUpperCase()])
    expect(typed.filter((domain) => mailDomainHint(`ada@${domain}`) !== null)).toEqual([])
  })

  it.each([
    'mail.com',
    'email.com',
    'mail.ru',
    'me.com',
    'mac.com',
    'aim.com',
    'gmx.at',
    'gmx.com',
    'yahoo.gr',
    'yahoo.com.au',
    'hotmail.be',
    'live.nl',
    'outlook.fr',
    'outlook.com.br',
    'fastmail.com',
    'rocketmail.com',
    'foxmail.com',
    'hushmail.com',
    'online.de',
    'orange.es',
    'wanadoo.es',
    'neuf.fr',
    'bol.com.br',
    'ya.ru',
    'qq.com',
    '163.com',
    '126.com',
    'naver.net',
    'nate.com',
    'love.com',
    'time.com',
    'nfl.com',
    'cnn.com',
    'ibm.com',
    'hp.com',
    'verizon.com',
    'comcast.com',
    'cox.com',
    'small.com',
    'goal.com',
    'ucl.ac.uk',
    'mit.edu',
    'müller.de',
    '例子.广告',
    'example.com',
    'gmail-users.example',
  ])('has no false positive for %s', (domain) => expect(mailDomainHint(`ada@${domain}`)).toBeNull())

  it('suggests nothing if two domains are equally close and neither is a .com', () => {
    expect(mailDomainHint('ada@yahoo.e')).toBeNull()
    expect(mailDomainHint('ada@yahoo.cm')).toBe('ada@yahoo.com')
  })

  it('E13 suggests only common domains, and never corrects a suggestion (one edit from any common domain)', () => {
    const hints = mailDomains.flatMap(oneEdit).flatMap((typed) => {
      const hint = mailDomainHint(`ada@${typed}`)
      return hint ? [{ typed, hint }] : []
    })
    expect(hints.length).toBeGreaterThan(20_000)
    expect(
      hints.filter(({ hint }) => mailDomainHint(hint) !== null || !mailDomains.includes(hint.slice(4))),
    ).toEqual([])
    expect(hints.filter(({ typed }) => isMailHost(typed))).toEqual([])
  })

  it('E13 never corrects a suggestion (any text)', () => {
    const anyOf = (domains: readonly string[]) => fc.constantFrom(...domains)
    const twoEdits = anyOf(mailDomains)
      .chain((domain) => anyOf(oneEdit(domain)))
      .chain((domain) => anyOf(oneEdit(domain)))
    const anyDomain = fc.oneof(twoEdits, fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), anyDomain, (local, typed) => {
        const hint = mailDomainHint(`${local}@${typed}`)
        if (hint === null) return
        expect(mailDomainHint(hint)).toBeNull()
        expect(hint.startsWith(trimTyped(`${local}@`))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['a', '@gmial.com', null],
    ['a@', '', null],
    [' ', 'a@gmial.com', 'a@gmail.com'],
    ['a@a.', 'com', null],
  ])('E11 checks 50,000 times %j%s in linear time; anything slower times out', (unit, end, hint) => {
    const text = unit.repeat(50_000) + end
    for (let i = 0; i < 20; i += 1) expect(mailDomainHint(text)).toBe(hint)
  })
})
