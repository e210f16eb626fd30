import { describe, expect, it } from 'vitest'
import { hexColor, thumbnailOf, type PinData } from './pinThumbnail.ts'

const pin = (own: Partial<PinData> = {}) =>
  thumbnailOf({
    imageSpec_236x: { url: 'https://images.example/1.webp' },
    embed: null,
    dominantColor: '#8a5a44',
    ...own,
  })

describe('§3 Pin data for thumbnails', () => {
  it('shows the 236 px picture on its dominant color', () => {
    expect(pin()).toEqual({ imageUrl: 'https://images.example/1.webp', color: '#8a5a44', isPlayable: false })
  })

  it('is playable if the pin embeds media that plays', () => {
    expect(pin({ embed: { type: 'video', src: 'https://video.example/1' } })).toMatchObject({
      imageUrl: 'https://images.example/1.webp',
      isPlayable: true,
    })
  })

  it('shows an embedded picture if the pin itself has none', () => {
    const embed = { type: 'gif', src: 'https://images.example/1.gif' }
    expect(pin({ imageSpec_236x: null, embed })).toMatchObject({
      imageUrl: 'https://images.example/1.gif',
      isPlayable: false,
    })
    expect(pin({ embed })).toMatchObject({ imageUrl: 'https://images.example/1.webp', isPlayable: false })
  })

  it('shows no picture for an embed that is not one', () => {
    expect(
      pin({ imageSpec_236x: null, embed: { type: 'video', src: 'https://video.example/1' } }).imageUrl,
    ).toBeNull()
  })
})

describe('E16 invalid picture URLs', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:x',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AA',
    'blob:https://x/1',
    'https://',
    'https:evil.png',
    'http:a',
    'HTTPS:evil.png',
    'ht\ttps:evil.png',
    ' https:/evil.example/a.png',
    'https:\\\\evil.example\\a.png',
    '',
  ])('%j is not shown, but its color is', (url) => {
    expect(pin({ imageSpec_236x: { url } })).toMatchObject({ imageUrl: null, color: '#8a5a44' })
    expect(pin({ imageSpec_236x: null, embed: { type: 'image', src: url } }).imageUrl).toBeNull()
  })

  it.each([
    'https://images.example/a.webp',
    'http://images.example/a.webp',
    '//images.example/a.webp',
    '/pins/a.webp',
    'HTTPS://images.example/a.webp',
    'pins/a:b.webp',
    '?size=236:354',
  ])('%j is a picture URL', (url) => {
    expect(pin({ imageSpec_236x: { url } }).imageUrl).toBe(url)
  })
})

describe('A20 colors', () => {
  it.each(['#fff', '#8A5A44'])('%s', (color) => expect(hexColor(color)).toBe(color))

  it.each([
    'red; background: url(https://evil.example)',
    'url(https://evil.example)',
    'var(--x)',
    '#12',
    '#1234567',
    'expression(1)',
    '',
    null,
    undefined,
  ])('%j is not a color', (color) => expect(hexColor(color)).toBeNull())
})
