import { expect, describe, it } from 'vitest'
import { mount } from '../../../../mocks/handlers/handler.ts'
import { pageImages, pageImageSizes } from '../../../../mocks/fixtures/pageImages.ts'
import { scenario, type ScenarioName } from '../../../../mocks/index.ts'
import { serverError } from '../../../../mocks/respond.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { refusedAddresses } from '../../../domain/createPin/testing/hostileAddresses.ts'
import type { PictureSizes } from '../../../platform/memory.ts'
import { createConfig, eventually, run } from '../testing/services.ts'
import { findImages } from './findImages.services.ts'

const network = mockNetwork()
const page = 'https://wren.example/walks/ridge?a=1&b=ä'
const at = (name: string) => `https://wren.example/photos/${name}`

/** Reads the images of a page that has these addresses, or those of a scenario. */
function find(found: readonly string[] | ScenarioName | null, sizes: PictureSizes = pageImageSizes) {
  if (typeof found === 'string') network.use(...scenario(found).handlers)
  else if (found) {
    const items = found.map((url) => ({ type: 'pinnable', url }))
    network.use(...mount({ findPinImages: () => ({ resource_response: { data: { items } } }) }))
  }
  const { config, ...watched } = createConfig()
  watched.platform.pictures.sizes = sizes
  return { ...watched, ...run(findImages, { url: page }, config) }
}
const urlsOf = async (search: ReturnType<typeof find>) => (await search.promise).map(({ url }) => url)

describe('§7 FindPinImagesResource', () => {
  it('asks for the images of the page', async () => {
    const { promise, sentTo } = find(null)
    await promise
    expect(sentTo('FindPinImages')).toEqual([{ url: page, scrapeMetric: 'www_url_scrape' }])
  })

  it('gives their names and sizes, the largest first, and leaves no timer', async () => {
    const { clock, promise } = find(null)
    expect(await promise).toEqual(
      pageImages
        .map(({ url, ...size }) => ({ url, name: url.slice(url.lastIndexOf('/') + 1, -4), size }))
        .toSorted((a, b) => b.size.width * b.size.height - a.size.width * a.size.height),
    )
    expect(clock.pending).toBe(0)
  })

  it('fails when the call fails', async () => {
    network.use(...mount({ findPinImages: () => serverError() }))
    await expect(find(null).promise).rejects.toMatchObject({ kind: 'server' })
  })
})

describe('K5 what is found', () => {
  it('one picture in five sizes is one, and a broken one is gone', async () => {
    network.use(...scenario('createPin.repeatedImages').handlers)
    const search = find(null, { ...pageImageSizes, [at('gone.jpg')]: null })
    expect(await urlsOf(search)).toEqual([pageImages[0]?.url])
  })

  it('pixels, icons and drawings are gone; the rest comes by usefulness', async () => {
    const search = find(
      [at('pixel.gif'), at('icon.png'), at('logo.svg'), at('banner.jpg'), at('small.jpg'), at('large.jpg')],
      {
        [at('pixel.gif')]: { width: 1, height: 1 },
        [at('icon.png')]: { width: 79, height: 400 },
        [at('banner.jpg')]: { width: 2_000, height: 400 },
        [at('small.jpg')]: { width: 80, height: 80 },
        [at('large.jpg')]: { width: 900, height: 900 },
      },
    )
    expect(await urlsOf(search)).toEqual([at('large.jpg'), at('small.jpg'), at('banner.jpg')])
    expect(search.platform.pictures.measured).not.toContain(at('logo.svg'))
  })

  it('what loads slowly comes last, without a size, once the patience is over', async () => {
    const sizes = { [at('slow.jpg')]: 'slow', [at('fast.jpg')]: { width: 100, height: 100 } } as const
    const search = find([at('slow.jpg'), at('fast.jpg')], sizes)
    await eventually(() => expect(search.platform.pictures.measured).toHaveLength(2))
    search.clock.advance(2_999)
    let isSettled = false
    void search.promise.then(() => (isSettled = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isSettled).toBe(false)
    search.clock.advance(1)
    expect((await search.promise).map(({ url, size }) => [url, size])).toEqual([
      [at('fast.jpg'), { width: 100, height: 100 }],
      [at('slow.jpg'), null],
    ])
    expect(search.clock.pending).toBe(0)
  })

  it('of 500, only 50 are measured', async () => {
    const search = find(Array.from({ length: 500 }, (_, n) => at(`photo${n}.jpg`)))
    expect([(await search.promise).length, search.platform.pictures.measured.length]).toEqual([50, 50])
  })

  it('nothing found is nothing to choose', async () =>
    expect(await find('createPin.noImages').promise).toEqual([]))

  it('I5 stopped while it measures, it leaves no timer', async () => {
    const search = find([at('slow.jpg')], { [at('slow.jpg')]: 'slow' })
    await eventually(() => expect(search.clock.pending).toBe(1))
    search.stop()
    await eventually(() => expect(search.clock.pending).toBe(0))
  })
})

describe('K1 A20 hostile items', () => {
  it('are neither measured nor given', async () => {
    const hostile = refusedAddresses.filter((address) => address.length < 5_000)
    const search = find([...hostile, at('ridge.jpg')])
    expect([await urlsOf(search), search.platform.pictures.measured]).toEqual([
      [at('ridge.jpg')],
      [at('ridge.jpg')],
    ])
  })

  it('neither are items of another type or without an address', async () => {
    const search = find('createPin.hostileImages')
    expect([await urlsOf(search), search.platform.pictures.measured]).toEqual([[], []])
  })
})
