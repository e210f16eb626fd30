import { describe, expect, it } from 'vitest'
import { advisoryLink } from './advisoryLink.ts'

const site = { origin: 'https://tackboard.example', trustedOrigins: ['https://help.tackboard.example'] }
const own = (href: string) => ({ href, isExternal: false })
const external = (href: string) => ({ href, isExternal: true })

describe('N5 a link of our own site', () => {
  it.each([
    ['/rules/', '/rules/'],
    [' /rules/?a=1#b ', '/rules/?a=1#b'],
    ['https://tackboard.example/rules/', '/rules/'],
    ['https://help.tackboard.example/a', 'https://help.tackboard.example/a'],
  ])('%s leads to %s', (link, href) => expect(advisoryLink(link, site)).toEqual(own(href)))

  it.each(['https://user:secret@help.tackboard.example/a', 'https://user@help.tackboard.example/a'])(
    'with credentials leads nowhere: %s',
    (link) => expect(advisoryLink(link, site)).toBeNull(),
  )

  it('is external where our own origin is unknown, as on a server, unless it is a path', () => {
    const server = { ...site, origin: null }
    expect(advisoryLink('/rules/', server)).toEqual(own('/rules/'))
    expect(advisoryLink('https://tackboard.example/a', server)).toEqual(
      external('https://tackboard.example/a'),
    )
  })
})

describe('N5 a link of another site', () => {
  it.each([
    ['https://wren.example/help', 'https://wren.example/help'],
    ['HTTP://wren.example', 'http://wren.example/'],
    ['https://tackboard.example.evil.example/', 'https://tackboard.example.evil.example/'],
  ])('%s leads there, and is external', (link, href) =>
    expect(advisoryLink(link, site)).toEqual(external(href)),
  )
})

describe('N5 A17 no link', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\njavascript:alert(1)',
    '\u0000javascript:alert(1)',
    'ｊavascript:alert(1)',
    'mailto:help@wren.example',
    'tel:123',
    'data:text/html,x',
    'blob:https://wren.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    '//wren.example/help',
    '/\\wren.example',
    '/\t/wren.example',
    '\\\\wren.example',
    'https:wren.example',
    'https://tackboard.example@wren.example/',
    'https://wren:secret@wren.example/',
    'https://wren.example/\u0000',
    'https://',
    'wren.example/help',
    '?q=1',
    '#top',
    ' ',
    '',
  ])('%j', (link) => expect(advisoryLink(link, site)).toBeNull())
})
