import { describe, expect, it } from 'vitest'
import { httpAddress, isOnHost } from './httpAddress.ts'

describe('httpAddress', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/'],
    ['HTTP://SHOP.example:80/a b?c=ä#d', 'http://shop.example/a%20b?c=%C3%A4#d'],
    ['https://shop.example/a/../b', 'https://shop.example/b'],
  ])('normalizes %s to %s', (address, normalized) => expect(httpAddress(address, 100)).toBe(normalized))

  it('refuses an address over the limit, before and after normalizing', () => {
    const address = `https://shop.example/${'ä'.repeat(10)}`
    expect(httpAddress(address, address.length - 1)).toBeNull()
    expect(httpAddress(address, address.length)).toBeNull()
    expect(httpAddress(address, address.length + 50)).toMatch(/%C3%A4$/)
  })

  it('has nothing to refuse without an address', () => expect(httpAddress(null, 100)).toBeNull())
})

describe('isOnHost', () => {
  it.each([
    ['https://photos.example/', true],
    ['https://www.photos.example:8443/', true],
    ['https://PHOTOS.example/', true],
    ['https://photos.example.evil.example/', false],
    ['https://notphotos.example/', false],
    ['https://evil.example/photos.example', false],
    ['https://evil.example/?https://photos.example', false],
  ])('%s: %s', (address, is) => expect(isOnHost(new URL(address), ['Photos.example'])).toBe(is))

  it('is on no host without hosts', () => expect(isOnHost(new URL('https://a.example'), [])).toBe(false))
})
