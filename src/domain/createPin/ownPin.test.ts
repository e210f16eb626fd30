import { describe, expect, it } from 'vitest'
import { ownPinId } from './ownPin.ts'
import { lookAlikePins } from './testing/lookAlikePins.ts'

const origins = ['https://own.example', 'https://trusted.example']

describe('§2 A URL on the own site', () => {
  it.each([
    'https://own.example/pin/123/',
    'https://own.example/pin/123',
    'https://own.example/amp/pin/123/',
    'https://own.example:443/pin/123/',
    'HTTPS://OWN.example/pin/123/?utm_source=x#top',
    'https://trusted.example/pin/123/',
  ])('A20 K4 finds the pin of %s', (url) => expect(ownPinId(url, origins)).toBe('123'))

  it('accepts a trusted origin with its default port or a slash', () => {
    expect(ownPinId('https://own.example/pin/1/', ['https://own.example:443/'])).toBe('1')
  })

  it.each(lookAlikePins)('A20 K4 finds no pin in %j', (url) => expect(ownPinId(url, origins)).toBeNull())

  it('finds no pin without a URL or with an origin that cannot be parsed', () => {
    expect(ownPinId(null, origins)).toBeNull()
    expect(ownPinId('https://own.example/pin/1/', ['', 'null', 'own.example'])).toBeNull()
  })
})
