import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { foundImagesOf } from './foundImages.ts'
import { hostileAddresses } from './testing/hostileAddresses.ts'

const found = (urls: readonly string[], limits = policy) =>
  foundImagesOf(
    urls.map((url) => ({ type: 'pinnable', url })),
    limits,
  )
const urlsOf = (urls: readonly string[]) => found(urls).map(({ url }) => url)
const nameOf = (url: string) => found([url])[0]?.name
const cdn = 'https://cdn.example'

describe('§4 Popup flow: the images of the page', () => {
  it('are those of type pinnable', () => {
    const items = ['pinnable', 'PINNABLE', 'video', ''].map((type, n) => ({ type, url: `${cdn}/${n}.jpg` }))
    expect(foundImagesOf(items, policy).map(({ url }) => url)).toEqual([`${cdn}/0.jpg`])
  })

  it('K1 have http(s) addresses only', () => {
    const images = found(hostileAddresses, { ...policy, foundImageLimit: 1_000 })
    expect(images.length).toBeGreaterThan(5)
    expect(images.filter(({ url }) => !/^https?:\/\/[^@/]+\//.test(url))).toEqual([])
  })

  it.each(['/a.svg', '/a.SVG', '/a.svgz', '/a%2Esvg', '/a.svg?v=2', '/a.svg#b'])(
    'K5 are no SVG: %s',
    (path) => expect(urlsOf([cdn + path])).toEqual([]),
  )

  it('K5 are none if nothing is found, and at most the limit if there are 500', () => {
    expect(found([])).toEqual([])
    const many = Array.from({ length: 500 }, (_, n) => `${cdn}/photo-of-${n}.jpg`)
    expect(urlsOf(many)).toEqual(many.slice(0, policy.foundImageLimit))
  })
})

describe('K5 One variant of each image, the largest one', () => {
  it.each<[string, readonly string[]]>([
    ['/a.jpg', ['/a.jpg', '/a.jpg', '/a.jpg#top']],
    ['/a.jpg', ['/a-300x200.jpg', '/a.jpg', '/a-150x150.jpg']],
    ['/a-1024x768.jpg', ['/a-150x150.jpg', '/a-1024x768.jpg', '/a-300x200.jpg']],
    ['/a_600x.jpg', ['/a_100x.jpg', '/a_600x.jpg', '/a_x200.jpg']],
    ['/a@2x.png', ['/a.png', '/a@2x.png']],
    ['/a_300x300@2x.jpg', ['/a_300x300.jpg', '/a_300x300@2x.jpg', '/a_400x400.jpg']],
    ['/a_large.jpg', ['/a_small.jpg', '/a_large.jpg', '/a_thumb.jpg', '/a_medium.jpg']],
    ['/a.jpg?w=1200', ['/a.jpg?w=300', '/a.jpg?w=1200', '/a.jpg?w=1200&q=10', '/a.jpg?w=800&dpr=1']],
    ['/a.jpg', ['/a.jpg?width=300&height=200', '/a.jpg', '/a.jpg?size=large']],
    ['/a.jpg?size=800x600', ['/a.jpg?size=small', '/a.jpg?size=200', '/a.jpg?size=800x600']],
    ['/a.jpg?w=400&dpr=3', ['/a.jpg?w=400', '/a.jpg?w=400&dpr=3', '/a.jpg?w=1000']],
    ['/a.jpg?id=1', ['/a.jpg?id=1', '/a.jpg?utm_source=x&id=1', '/a.jpg?UTM_Medium=y&id=1&quality=80']],
  ])('%s', (largest, variants) => {
    const [first, ...others] = urlsOf(variants.map((path) => cdn + path))
    expect(first).toBe(cdn + largest)
    expect(others).toEqual([])
  })

  it('keeps images apart that only resemble each other', () => {
    const urls = [
      `${cdn}/a.jpg`,
      `${cdn}/b.jpg`,
      `${cdn}/x/a.jpg`,
      `${cdn}/a.png`,
      `${cdn}/a.jpg?id=1`,
      `${cdn}/a.jpg?id=2`,
      `${cdn}/a-2.jpg`,
      `${cdn}/largesse.jpg`,
      'https://other.example/a.jpg',
    ]
    expect(urlsOf(urls)).toEqual(urls)
  })

  it('tells 500 long names apart that consist of sizes', () => {
    const urls = Array.from({ length: 500 }, (_, n) => `${cdn}/${n}${'-1x1'.repeat(950)}!`)
    expect(urlsOf(urls)).toHaveLength(policy.foundImageLimit)
  })

  it('keeps the place of the first variant', () => {
    const urls = [`${cdn}/a-10x10.jpg`, `${cdn}/b.jpg`, `${cdn}/a.jpg`]
    expect(urlsOf(urls)).toEqual([`${cdn}/a.jpg`, `${cdn}/b.jpg`])
  })
})

describe('The name of an image', () => {
  it.each([
    ['/lamps/red-floor_lamp-300x200.jpg', 'red floor lamp'],
    ['/L%C3%A1mpara%20roja.jpeg?v=1', 'Lámpara roja'],
    ['/%E0%A4%A-lamp.jpg', '%E0%A4%A lamp'],
    ['/lamp', 'lamp'],
    ['/lamp.v2.final.webp', 'lamp.v2.final'],
    ['/%E2%80%AElamp%00.jpg', 'lamp'],
    ['/照明器具.jpg', '照明器具'],
    ['/5f4dcc3b5aa765d61d8327deb882cf99.jpg', 'cdn.example'],
    ['/5f4dcc3b-5aa7-65d6-1d83-27deb882cf99.jpg', 'cdn.example'],
    ['/10293847.jpg', 'cdn.example'],
    ['/', 'cdn.example'],
  ])('%s is %s', (path, name) => expect(nameOf(cdn + path)).toBe(name))

  it('is short', () => expect(nameOf(`${cdn}/${'red lamp '.repeat(50)}.jpg`)?.length).toBe(60))

  it('is the host without www if the address has no path', () => {
    expect(nameOf('https://www.shop.example')).toBe('shop.example')
  })
})
