import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  draft,
  lake,
  ridge,
  startCreatePinOn,
  withMedia,
  type CreatePinOptions,
} from '../../../testing/machines/createPin.ts'
import { memory } from '../../../testing/machines/saveToBoard.ts'

const start = (options?: CreatePinOptions) => startCreatePinOn(createManualClock(), options)

describe('K5 pictures that are found late', () => {
  it('the board waits for them, and the first one is saved', async () => {
    const { choose, found, matches, savePin } = start()
    await choose()
    expect([matches({ pin: 'waitingForImages' }), savePin.calls.length]).toEqual([true, 0])
    await found(ridge, lake)
    expect(savePin.last().input).toMatchObject({ imageUrl: ridge.url, method: 'scraped' })
  })

  it('images.skipped saves a link at once; a late answer changes nothing', async () => {
    const { choose, context, findImages, found, savePin, send } = start()
    await choose()
    send({ type: 'images.skipped' })
    expect(savePin.last().input).toMatchObject({ imageUrl: null, method: 'button' })
    expect(findImages.last().signal.aborted).toBe(true)
    await found(ridge)
    expect([context().imageUrl, context().images]).toEqual([null, []])
  })

  it('while waiting, another board can be chosen', async () => {
    const { destination, choose, matches, send } = start()
    await choose()
    send({ type: 'board.reopened' })
    expect([matches({ pin: 'choosingBoard' }), destination.last().input.memory]).toEqual([true, memory])
  })

  it('a choice is kept, and only found pictures can be chosen', async () => {
    const { choose, context, found, savePin, send } = start()
    send({ type: 'image.chosen', url: lake.url })
    expect(context().imageUrl).toBeNull()
    await found(ridge, lake)
    send({ type: 'image.chosen', url: lake.url })
    send({ type: 'image.chosen', url: 'https://evil.example/x.jpg' })
    expect(context().imageUrl).toBe(lake.url)
    await choose()
    expect(savePin.last().input.imageUrl).toBe(lake.url)
  })

  it('the choice of no picture is kept, and saved as a link', async () => {
    const { choose, found, savePin, send } = start()
    await found(ridge)
    send({ type: 'image.chosen', url: null })
    await choose()
    expect(savePin.last().input).toMatchObject({ imageUrl: null, method: 'button' })
  })

  it('a given picture is never replaced', () => {
    const { context, send } = start({ draft: withMedia })
    send({ type: 'image.chosen', url: null })
    expect(context().imageUrl).toBe(withMedia.media)
  })

  it('what was sent is what is shown: neither picture nor description change during or after the save', async () => {
    const { choose, context, found, of, saved, send } = start()
    await found(ridge, lake)
    await choose()
    const edit = () => {
      send({ type: 'image.chosen', url: lake.url })
      send({ type: 'description.changed', description: 'Other' })
    }
    edit()
    await saved()
    edit()
    expect([context().imageUrl, context().description]).toEqual([ridge.url, 'A walk'])
    expect(of('pin.created')).toMatchObject([{ created: { imageUrl: ridge.url } }])
  })

  it.each([
    ['fails', ({ findImages }) => findImages.last().reject(new ApiFailure('offline')), 1],
    ['never answers', ({ clock }) => clock.advance(30_000), 1],
    ['finds nothing', ({ found }) => found(), 0],
  ] satisfies [string, (running: ReturnType<typeof start>) => unknown, number][])(
    'the search %s: a link is saved, and nothing is said',
    async (_, end, failures) => {
      const running = start()
      await running.choose()
      await end(running)
      expect([running.savePin.last().input.imageUrl, running.context().error]).toEqual([null, null])
      expect(running.of('attempt.failed')).toMatchObject(
        Array.from({ length: failures }, () => ({ row: 'createPin.imagesUnread' })),
      )
    },
  )
})

describe('K6 registering the picture', () => {
  it('delays nothing when it hangs', async () => {
    const { choose, matches, savePin, saved } = start({ draft: withMedia })
    await choose()
    expect(savePin.calls).toHaveLength(1)
    await saved()
    expect(matches({ pin: 'saved', images: 'registering' })).toBe(true)
  })

  it('is silent when it fails', async () => {
    const { context, matches, of, registerImage } = start({ draft: withMedia })
    const failure = new ApiFailure('server', { status: 500 })
    await registerImage.last().reject(failure)
    expect(of('attempt.failed')).toEqual([
      { type: 'attempt.failed', row: 'createPin.imageUnregistered', failure },
    ])
    expect([matches({ images: 'given' }), context().error, context().imageUrl]).toEqual([
      true,
      null,
      withMedia.media,
    ])
  })
})

describe('A20 K1 addresses that are not http(s)', () => {
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//a.example/x.jpg',
    'https://a:b@c.example/',
  ])('%s is neither registered nor saved, even if the app passes it on', (address) => {
    const { findImages, matches, registerImage } = start({
      draft: { ...draft, url: address, media: address },
    })
    expect([registerImage.calls.length, findImages.calls.length, matches({ pin: 'nothing' })]).toEqual([
      0,
      0,
      true,
    ])
  })
})
