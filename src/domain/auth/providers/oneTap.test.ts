import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneTapOffer, parseBrowser, type OneTapView } from './oneTap.ts'

const both = { one_tap: true, one_tap_button: true }
const visitor: OneTapView = {
  viewerType: 'UNAUTH',
  isAuth: false,
  connectedToGoogle: false,
  isOptedOut: false,
  browser: { name: 'chrome', major: 140 },
  isMobileWeb: false,
  isAndroid: false,
  experiments: both,
}
const member: OneTapView = {
  ...visitor,
  viewerType: 'AUTH',
  isAuth: true,
  connectedToGoogle: true,
  experiments: {},
}
const chrome = (major: number) => ({ name: 'chrome', major })

describe('§6 One-tap for an authenticated user', () => {
  it('is offered if the second provider is connected, unless the user has opted out', () => {
    expect(oneTapOffer(member)).toBe('oneTap')
    expect(oneTapOffer({ ...member, isOptedOut: true })).toBeNull()
    expect(oneTapOffer({ ...member, connectedToGoogle: false, experiments: both })).toBeNull()
    expect(oneTapOffer({ ...member, viewerType: 'LIMITED_LOGIN' })).toBeNull()
  })
})

describe('§6 One-tap for a logged-out user', () => {
  it('requires version 122, or 132 for the button flow', () => {
    const offer = (major: number, experiments: OneTapView['experiments']) =>
      oneTapOffer({ ...visitor, browser: chrome(major), experiments })
    expect(offer(121, { one_tap: true })).toBeNull()
    expect(offer(122, { one_tap: true })).toBe('oneTap')
    expect(offer(131, { one_tap_button: true })).toBeNull()
    expect(offer(132, { one_tap_button: true })).toBe('buttonFlow')
    expect(offer(131, both)).toBe('oneTap')
    expect(offer(132, both)).toBe('oneTap')
    expect(offer(NaN, both)).toBeNull()
  })

  it('requires an experiment', () => {
    expect(oneTapOffer({ ...visitor, experiments: {} })).toBeNull()
    expect(oneTapOffer({ ...visitor, experiments: { one_tap: false, one_tap_button: false } })).toBeNull()
  })

  it('requires a supported browser', () => {
    const offer = (name: string) => oneTapOffer({ ...visitor, browser: { name, major: 140 } })
    expect(offer('edge')).toBe('oneTap')
    for (const name of ['firefox', 'safari', 'opera', 'samsung', 'webview', ''])
      expect(offer(name)).toBeNull()
    expect(oneTapOffer({ ...visitor, browser: null })).toBeNull()
  })

  it('is not offered to a limited log-in', () => {
    expect(oneTapOffer({ ...visitor, viewerType: 'LIMITED_LOGIN' })).toBeNull()
    expect(oneTapOffer({ ...visitor, viewerType: 'AUTH' })).toBeNull()
  })
})

it('§6 is offered on mobile web only on Android', () => {
  for (const view of [visitor, member]) {
    expect(oneTapOffer({ ...view, isMobileWeb: true, isAndroid: false })).toBeNull()
    expect(oneTapOffer({ ...view, isMobileWeb: true, isAndroid: true })).toBe('oneTap')
  }
})

describe('§6 parsing the browser', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
  const ios =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

  it.each([
    [`${windows} Chrome/122.0.0.0 Safari/537.36`, 'chrome', 122],
    [`${android} Chrome/132.0.0.0 Mobile Safari/537.36`, 'chrome', 132],
    [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70`, 'edge', 131],
    [`${android} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, 'edge', 130],
    [`${windows} Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0`, 'opera', 108],
    [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'samsung', 25],
    [
      'Mozilla/5.0 (Linux; Android 14; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/132.0.0.0 Mobile',
      'webview',
      132,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox', 128],
    [`${ios} Version/17.4 Mobile/15E148 Safari/604.1`, 'safari', 17],
  ])('%s', (userAgent, name, major) => {
    expect(parseBrowser(userAgent)).toEqual({ name, major })
  })

  it('returns null for other strings, and never throws', () => {
    for (const text of [
      '',
      'curl/8.0',
      `${ios} CriOS/132.0 Mobile/15E148 Safari/604.1`,
      'Chrome/',
      'HeadlessThing',
    ])
      expect(parseBrowser(text)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBrowser(text)).toBeNull()
      }),
    )
  })
})
