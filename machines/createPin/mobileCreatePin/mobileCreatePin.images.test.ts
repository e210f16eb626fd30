import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { draft, startMobileOn, type MobileOptions } from '../../../testing/machines/mobileCreatePin.ts'

const policy = resolvePolicy({ createPin: { phonePictures: true } })
const shared = { ...draft, media: null, title: 'The lake' }
const images = ['one', 'two'].map((name) => ({ url: `https://wren.example/${name}.jpg`, name, size: null }))
const start = (options?: MobileOptions) =>
  startMobileOn(createManualClock(), { policy, draft: shared, ...options })

describe('The pictures of a shared page', () => {
  it('are looked for, and the chosen one is saved with the title and the link, in one call', async () => {
    const { at, context, findImages, pick, savePin, send } = start()
    expect([at(), findImages.last().input]).toEqual(['findingImages', { url: draft.url }])
    await findImages.last().resolve(images)
    expect(at()).toBe('choosingImage')
    send({ type: 'image.chosen', url: 'https://evil.example/not-found.jpg' })
    expect(context().imageUrl).toBe(images[0]?.url)
    send({ type: 'image.chosen', url: images[1]?.url ?? null })
    send({ type: 'images.settled' })
    await pick()
    expect([savePin.calls.length, savePin.last().input]).toEqual([
      1,
      expect.objectContaining({ draft: shared, imageUrl: images[1]?.url, method: 'scraped' }),
    ])
  })

  it('can be gone back to from the boards', async () => {
    const { at, back, findImages, send } = start()
    await findImages.last().resolve(images)
    send({ type: 'images.settled' })
    back()
    expect([at(), findImages.calls.length]).toEqual(['choosingImage', 1])
  })

  it.each([
    ['offline', new ApiFailure('offline'), 'imagesOffline'],
    ['a failure', new ApiFailure('server'), 'imagesUnread'],
  ] as const)('after %s are looked for again', async (_, failure, row) => {
    const { at, context, findImages, of, send } = start()
    await findImages.last().reject(failure)
    expect([at(), context().error]).toEqual(['imagesUnread', row])
    expect(of('attempt.failed')).toMatchObject([{ row: `mobileCreatePin.${row}` }])
    send({ type: 'retry.requested' })
    expect([at(), findImages.calls.length]).toEqual(['findingImages', 2])
  })

  it('may be none, and the pin is a link', async () => {
    const { at, findImages, pick, savePin, send } = start()
    await findImages.last().resolve([])
    expect(at()).toBe('noImages')
    send({ type: 'images.settled' })
    await pick()
    expect(savePin.last().input).toMatchObject({ imageUrl: null, method: 'button' })
  })

  it('are not looked for where the app does not ask for it, or the page brought one', () => {
    expect(start({ policy: resolvePolicy() }).at()).toBe('choosingBoard')
    expect(start({ draft }).at()).toBe('choosingBoard')
  })
})
