import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableImageAddress, duplicateBoards, isSamePicture, type FoundPicture } from './duplicates.ts'
import { imageSignatureOf } from './imageAddress.ts'

const rooms = { id: '1', name: 'Garden rooms' }
const found = (more: Partial<FoundPicture> = {}): FoundPicture => ({
  board: rooms,
  imageUrl: 'https://garden.example/pond.jpg',
  signature: null,
  ...more,
})

describe('comparableImageAddress', () => {
  it.each([
    ['the host in another case', 'https://GARDEN.example/pond.jpg'],
    ['the default port', 'https://garden.example:443/pond.jpg'],
    ['a fragment', 'https://garden.example/pond.jpg#top'],
    ['an empty query', 'https://garden.example/pond.jpg?'],
    ['tracking', 'https://garden.example/pond.jpg?utm_source=mail&UTM_Medium=x'],
  ])('is the same with %s', (_, address) => {
    expect(comparableImageAddress(address)).toBe('https://garden.example/pond.jpg')
  })

  it.each([
    ['another path', 'https://garden.example/Pond.jpg'],
    ['another port', 'https://garden.example:8443/pond.jpg'],
    ['a parameter that may choose the picture', 'https://garden.example/pond.jpg?id=2'],
    ['a name that only has the letters', 'https://garden.example/pond.jpg?xutm_source=2'],
  ])('differs with %s', (_, address) => {
    expect(comparableImageAddress(address)).not.toBe('https://garden.example/pond.jpg')
  })

  it.each([
    null,
    undefined,
    '',
    '/pond.jpg',
    'data:image/png;base64,AA',
    'javascript:1',
    'https://a:b@c.example/x',
  ])('is null for %s', (address) => {
    expect(comparableImageAddress(address)).toBeNull()
  })

  const address = fc.webUrl({ withQueryParameters: true, withFragments: true })

  it('is what it makes of its own result', () => {
    fc.assert(
      fc.property(address, (url) => {
        const once = comparableImageAddress(url)
        expect(comparableImageAddress(once)).toBe(once)
      }),
    )
  })

  it('never depends on what is added for tracking, nor on a fragment', () => {
    fc.assert(
      fc.property(address, fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), (url, name, value) => {
        const tracked = new URL(url)
        tracked.searchParams.append(`utm_${name}`, value)
        tracked.hash = value
        expect(comparableImageAddress(tracked.href)).toBe(comparableImageAddress(url))
      }),
    )
  })

  it('throws for no text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => comparableImageAddress(text)).not.toThrow()
      }),
    )
  })
})

describe('isSamePicture', () => {
  it('knows a picture in another size by its signature', () => {
    const large = found({ imageUrl: 'https://garden.example/pond-1200x800.jpg' })
    expect(isSamePicture('https://garden.example/pond.jpg', large)).toBe(true)
  })

  it('takes the signature that the server kept, where it gives no address', () => {
    const url = 'https://garden.example/pond.jpg'
    expect(isSamePicture(url, found({ imageUrl: null, signature: imageSignatureOf(url) }))).toBe(true)
    expect(isSamePicture(url, found({ imageUrl: null, signature: 'other' }))).toBe(false)
  })

  it('never takes two pictures without an address for one', () => {
    expect(isSamePicture(null, found({ imageUrl: null, signature: null }))).toBe(false)
    expect(isSamePicture('data:image/png;base64,AA', found({ imageUrl: 'data:image/png;base64,AA' }))).toBe(
      false,
    )
  })

  it('holds both ways', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
        const there = isSamePicture(one, found({ imageUrl: other }))
        expect(isSamePicture(other, found({ imageUrl: one }))).toBe(there)
        expect(isSamePicture(one, found({ imageUrl: one }))).toBe(true)
      }),
    )
  })
})

describe('duplicateBoards', () => {
  const url = 'https://garden.example/pond.jpg'

  it('names each board once, in order', () => {
    const ponds = { id: '2', name: ' Ponds ' }
    expect(duplicateBoards(url, [found(), found({ board: ponds }), found()])).toEqual([
      rooms,
      { id: '2', name: 'Ponds' },
    ])
  })

  it('leaves out other pictures, whatever the server says, and boards without a visible name', () => {
    const other = found({ imageUrl: 'https://garden.example/rose.jpg' })
    expect(duplicateBoards(url, [other, found({ board: { id: '3', name: ' \u200b ' } })])).toEqual([])
  })
})
