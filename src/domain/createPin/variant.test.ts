import { describe, expect, it } from 'vitest'
import { createPinRedirect, createPinVariant, deviceTypeOf, type DeviceType } from './variant.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('§3 Device types', () => {
  it.each<[DeviceType, string, boolean]>([
    ['web', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, false],
    ['web', '', false],
    ['web_mobile', 'Mozilla/5.0 (Mobile; rv:109.0) Gecko/109.0 Firefox/109.0', true],
    ['web_mobile', '', true],
    ['iphone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Mobile/15E148`, true],
    ['iphone', `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) ${apple} Mobile/15E148`, true],
    ['ipad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} Mobile/15E148`, true],
    ['android_mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', true],
    ['android_tablet', 'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/130.0 Safari/537.36', false],
  ])('%s: %s (phone: %s)', (device, userAgent, isPhone) => {
    expect(deviceTypeOf(userAgent, isPhone)).toBe(device)
  })
})

describe('§2 Three variants by device and login state', () => {
  it.each<[DeviceType, string, string]>([
    ['web', 'popup', 'draft'],
    ['ipad', 'popup', 'draft'],
    ['android_tablet', 'popup', 'draft'],
    ['web_mobile', 'mobile', 'mobile'],
    ['iphone', 'mobile', 'mobile'],
    ['android_mobile', 'mobile', 'mobile'],
  ])('%s: %s if logged in, %s if logged out', (device, loggedIn, loggedOut) => {
    expect(createPinVariant({ device, isLoggedIn: true })).toBe(loggedIn)
    expect(createPinVariant({ device, isLoggedIn: false })).toBe(loggedOut)
  })
})

describe('§2 Redirects of the mobile variant', () => {
  const origins = ['https://own.example']
  const ownPin = 'https://own.example/amp/pin/123/'
  const redirect = (device: DeviceType, isLoggedIn: boolean, url: string | null) =>
    createPinRedirect({ device, isLoggedIn, url, origins })

  it('sends a logged-out visitor home, even if the URL leads to an own pin', () => {
    expect(redirect('iphone', false, 'https://shop.example/')).toBe('/')
    expect(redirect('iphone', false, ownPin)).toBe('/')
  })

  it('K4 sends a member to the repin page of an own pin', () => {
    expect(redirect('android_mobile', true, ownPin)).toBe('/pin/123/repin/x/')
  })

  it.each(['https://own.example.evil.example/pin/123/', 'https://shop.example/', null])(
    'leaves a member on the page for %s',
    (url) => expect(redirect('web_mobile', true, url)).toBeNull(),
  )

  it.each([true, false])('redirects no one on a desktop or tablet (logged in: %s)', (isLoggedIn) => {
    expect(redirect('web', isLoggedIn, ownPin)).toBeNull()
    expect(redirect('ipad', isLoggedIn, ownPin)).toBeNull()
  })
})
