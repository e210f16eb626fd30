import { describe, expect, it } from 'vitest'
import { mediaOf, type RawMedia } from './pinMedia.ts'
import { savedPinOf } from './pinSaved.ts'

describe('§2 media', () => {
  const lake = { url: '/pins/lake.svg', width: 236, height: 354 }
  const dunes = { url: 'https://acme.example/dunes.webp', width: 0, height: 0 }
  const cover = { url: '/pins/dunes.svg', width: 0, height: 0 }
  const video = { src: '/pins/dunes.webm', duration: 83, cover }
  const media = (own: Partial<RawMedia>) =>
    mediaOf({ image: lake, original: null, embed: null, video: null, websiteMedia: [], ...own })

  it('is the image, or a video with its duration', () => {
    expect(media({})).toMatchObject({ kind: 'image', picture: lake })
    expect(media({ video })).toEqual({
      kind: 'video',
      src: '/pins/dunes.webm',
      poster: '/pins/dunes.svg',
      shape: { width: 0, height: 0 },
      duration: 83,
    })
    expect(media({ video: { ...video, cover: null } })).toMatchObject({ poster: '/pins/lake.svg' })
    expect(media({ image: null })).toMatchObject({ kind: 'image', picture: null })
  })

  it('is a grid only for more than one website medium', () => {
    expect(media({ websiteMedia: [lake, dunes], video })).toEqual({ kind: 'grid', pictures: [lake, dunes] })
    expect(media({ websiteMedia: [dunes] })).toMatchObject({ kind: 'image', picture: lake })
    expect(media({ websiteMedia: [dunes], image: null })).toMatchObject({ kind: 'image', picture: dunes })
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'vbscript:x', ''])(
    'E16 %s is never a source',
    (url) => {
      expect(media({ image: { ...lake, url } })).toMatchObject({ kind: 'image', picture: null })
      expect(media({ video: { ...video, src: url } })).toMatchObject({ kind: 'image', picture: lake })
      expect(media({ video: { ...video, cover: { ...cover, url } }, image: { ...lake, url } })).toMatchObject(
        {
          poster: null,
        },
      )
      expect(media({ websiteMedia: [lake, { ...lake, url }] })).toMatchObject({
        kind: 'image',
        picture: lake,
      })
    },
  )

  it('treats an invalid size as unknown', () =>
    expect(media({ image: { ...lake, width: -1, height: Number.NaN } })).toMatchObject({
      kind: 'image',
      picture: { ...lake, width: 0, height: 0 },
    }))

  const pin = (link: string | null, color: string | null) =>
    savedPinOf({
      title: ' Lake ',
      link,
      color,
      image: null,
      original: null,
      embed: null,
      video: null,
      websiteMedia: [],
      officialUser: null,
      trackingParams: null,
    })

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'blob:https://a.example/1'])(
    'A17 %s is not a link',
    (link) => expect(pin(link, '#4f7f8c')).toMatchObject({ title: 'Lake', link: null, color: '#4f7f8c' }),
  )

  it('A20 a style is not a color', () =>
    expect(pin('https://a.example/', 'red;background:url(x)')).toMatchObject({
      link: 'https://a.example/',
      color: null,
    }))
})
