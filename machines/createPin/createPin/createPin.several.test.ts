import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  draft,
  imageOf,
  lake,
  ridge,
  startCreatePinOn,
  withMedia,
  type CreatePinOptions,
} from '../../../testing/machines/createPin.ts'

const policy = resolvePolicy({ createPin: { severalPictures: true, popupFields: true } })
const start = (options?: CreatePinOptions) =>
  startCreatePinOn(createManualClock(), { policy, draft: { ...draft, title: 'The ridge' }, ...options })
const night = imageOf('night')
const tick = ({ send }: ReturnType<typeof start>, ...urls: readonly string[]) =>
  send({ type: 'images.ticked', urls })

describe('several pictures of a page', () => {
  it('the first one is ticked, and alone it is saved as ever', async () => {
    const running = start()
    await running.found(ridge, lake)
    expect(running.context()).toMatchObject({ chosenUrls: [ridge.url], imageUrl: ridge.url })
    await running.choose()
    expect([running.savePin.last().input.imageUrl, running.severalPins.calls.length]).toEqual([ridge.url, 0])
  })

  it('each gets the same words, its own alternative text, and its place on the page', async () => {
    const running = start()
    await running.found(ridge, lake, night)
    tick(running, night.url, ridge.url)
    running.send({ type: 'description.changed', description: 'At dawn' })
    running.send({ type: 'altText.changed', url: night.url, value: 'Stars' })
    await running.choose()
    const { pins, board } = running.severalPins.last().input
    expect([running.savePin.calls.length, board.name]).toEqual([0, running.context().board?.name])
    expect(
      pins.map(({ request: { imageUrl, altText, description, method, draft: sent } }) => [
        imageUrl,
        altText,
        description,
        method,
        sent.title,
      ]),
    ).toEqual([
      [ridge.url, '', 'At dawn', 'scraped', 'The ridge'],
      [night.url, 'Stars', 'At dawn', 'scraped', 'The ridge'],
    ])
  })

  it('only pictures of the page can be ticked, and none without the policy or for a pin of our own', async () => {
    const running = start()
    await running.found(ridge, lake)
    tick(running, ridge.url, 'https://evil.example/x.jpg')
    expect(running.context().chosenUrls).toEqual([ridge.url])
    for (const options of [{ policy: resolvePolicy({}) }, { draft: { ...draft, pinId: '9' } }]) {
      const other = start(options)
      await other.found(ridge, lake)
      tick(other, ridge.url, lake.url)
      expect(other.context().chosenUrls).toEqual([ridge.url])
    }
  })

  it('none ticked is a link', async () => {
    const running = start()
    await running.found(ridge, lake)
    tick(running)
    await running.choose()
    expect(running.savePin.last().input).toMatchObject({ imageUrl: null, method: 'button' })
  })

  it('an alternative text that is too long, of whichever picture, is not sent', async () => {
    const running = start()
    await running.found(ridge, lake)
    tick(running, ridge.url, lake.url)
    running.send({ type: 'altText.changed', url: ridge.url, value: 'a'.repeat(501) })
    await running.choose()
    expect(running.matches({ pin: 'checkingFields' })).toBe(true)
    running.send({ type: 'altText.changed', url: ridge.url, value: 'A ridge' })
    running.send({ type: 'retry.requested' })
    expect([running.matches({ pin: 'savingSeveral' }), running.severalPins.calls.length]).toEqual([true, 1])
  })

  it('nothing changes while they are saved', async () => {
    const running = start()
    await running.found(ridge, lake)
    tick(running, ridge.url, lake.url)
    await running.choose()
    const before = running.context()
    tick(running, lake.url)
    running.send({ type: 'description.changed', description: 'Other' })
    running.send({ type: 'altText.changed', url: lake.url, value: 'Other' })
    running.send({ type: 'image.chosen', url: null })
    expect(running.context()).toEqual(before)
  })

  it.each([
    [{ outcome: 'saved', savedIds: ['7', '8'], unknownCount: 0 }, 'saved', 2],
    [{ outcome: 'left', savedIds: ['7'], unknownCount: 1 }, 'closing', 1],
    [{ outcome: 'reopened', savedIds: [], unknownCount: 0 }, 'choosingBoard', 0],
  ] as const)('%o leads to %s', async (output, state, savedCount) => {
    const running = start()
    await running.found(ridge, lake)
    tick(running, ridge.url, lake.url)
    await running.choose()
    await running.severalPins.last().resolve(output)
    const pin = state === 'saved' ? { saved: { countdown: 'counting' as const } } : state
    expect(running.matches({ pin })).toBe(true)
    expect(running.context()).toMatchObject({
      savedCount,
      savedId: output.savedIds.at(-1) ?? null,
      unknownCount: output.unknownCount,
      chosenUrls: [ridge.url, lake.url],
    })
  })
})

describe('a page that names a picture', () => {
  const named = { draft: { ...withMedia, title: 'The ridge' } }

  it('has its other pictures looked for, and nothing waits for them', async () => {
    const running = start(named)
    await running.registerImage.last().resolve(undefined)
    await running.choose()
    expect(running.savePin.last().input.imageUrl).toBe(withMedia.media)
    await running.found(ridge, lake)
    expect(running.context().images).toEqual([])
  })

  it('its picture is ticked, comes first, and is there once', async () => {
    const running = start(named)
    await running.registerImage.last().resolve(undefined)
    await running.found(ridge, { ...imageOf('given'), url: 'https://a.example/given-300x200.jpg' }, lake)
    expect(running.context().images.map(({ url }) => url)).toEqual([withMedia.media, ridge.url, lake.url])
    expect(running.context().chosenUrls).toEqual([withMedia.media])
    tick(running, withMedia.media ?? '', lake.url)
    await running.choose()
    expect(running.severalPins.last().input.pins.map(({ request }) => request.method)).toEqual([
      'button',
      'scraped',
    ])
  })

  it.each([
    ['there is no other', ({ found }) => found()],
    ['they cannot be read', ({ findImages }) => findImages.last().reject(new TypeError('x'))],
    ['no answer comes', ({ clock }) => clock.advance(30_000)],
  ] satisfies [string, (running: ReturnType<typeof start>) => unknown][])(
    '%s: it is saved alone',
    async (_, end) => {
      const running = start(named)
      await running.registerImage.last().resolve(undefined)
      await end(running)
      expect(running.matches({ images: 'alone' })).toBe(true)
      await running.choose()
      expect(running.savePin.last().input.imageUrl).toBe(withMedia.media)
    },
  )

  it('without the policy nothing is looked for', async () => {
    const running = start({ ...named, policy: resolvePolicy({}) })
    await running.registerImage.last().resolve(undefined)
    expect([running.findImages.calls.length, running.matches({ images: 'given' })]).toEqual([0, true])
  })
})
