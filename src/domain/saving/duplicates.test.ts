import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparableImageAddress,
  duplicateBoards,
  isSamePicture,
  type FoundPicture,
  type Picture,
} from './duplicates.ts'

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

const at = (imageUrl: string | null, signature: string | null = null): Picture => ({ imageUrl, signature })

describe('isSamePicture', () => {
  it('knows a picture in another size at its site', () => {
    expect(
      isSamePicture(at('https://garden.example/pond.jpg'), at('https://garden.example/pond-1200x800.jpg')),
    ).toBe(true)
  })

  it('knows a picture at another address by its signature', () => {
    const url = 'https://garden.example/pond.jpg'
    expect(isSamePicture(at(url, 'a1'), at(null, 'a1'))).toBe(true)
    expect(isSamePicture(at(url, 'a1'), at('https://cdn.example/7f', 'a1'))).toBe(true)
    expect(isSamePicture(at(url, 'a1'), at(null, 'b2'))).toBe(false)
  })

  it.each([
    [at(null), at(null)],
    [at(null, ''), at(null, '')],
    [at('data:image/png;base64,AA'), at('data:image/png;base64,AA')],
    [at('https://garden.example/pond.jpg', 'a1'), at('https://garden.example/rose.jpg')],
  ])('never takes %j and %j for one', (one, other) => {
    expect(isSamePicture(one, other)).toBe(false)
  })

  const picture = fc.record({
    imageUrl: fc.option(
      fc.constantFrom(
        'https://a.example/1.jpg',
        'https://a.example/1-300x200.jpg',
        'https://a.example/2.jpg',
      ),
    ),
    signature: fc.option(fc.constantFrom('', 'a', 'b')),
  })

  it('holds both ways, and for a picture that has an address', () => {
    fc.assert(
      fc.property(picture, picture, fc.webUrl(), (one, other, url) => {
        expect(isSamePicture(other, one)).toBe(isSamePicture(one, other))
        expect(isSamePicture(at(url), at(url))).toBe(true)
      }),
    )
  })
})

describe('duplicateBoards', () => {
  const pond = at('https://garden.example/pond.jpg')

  it('names each board once, in order', () => {
    const ponds = { id: '2', name: ' Ponds ' }
    expect(duplicateBoards(pond, [found(), found({ board: ponds }), found()])).toEqual([
      rooms,
      { id: '2', name: 'Ponds' },
    ])
  })

  it('leaves out other pictures, whatever the server says, and boards without a visible name', () => {
    const other = found({ imageUrl: 'https://garden.example/rose.jpg' })
    expect(duplicateBoards(pond, [other, found({ board: { id: '3', name: ' \u200b ' } })])).toEqual([])
  })

  it('has as many boards as there are different ones with the picture', () => {
    const board = fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      name: fc.constantFrom('Lakes', 'Ponds'),
    })
    const imageUrl = fc.constantFrom('https://garden.example/pond.jpg', 'https://garden.example/rose.jpg')
    fc.assert(
      fc.property(fc.array(fc.record({ board, imageUrl, signature: fc.constant(null) })), (pictures) => {
        const own = pictures.filter((picture) => picture.imageUrl === pond.imageUrl)
        expect(duplicateBoards(pond, pictures).length).toBe(
          new Set(own.map((picture) => picture.board.id)).size,
        )
      }),
    )
  })
})
