import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  draft,
  lake,
  ridge,
  startCreatePinOn,
  withMedia,
  type CreatePinOptions,
} from '../../../testing/machines/createPin.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { lighting, sectioned } from '../../../testing/machines/saveToBoard.ts'
import { createPinMachine } from './createPin.machine.ts'

const start = (options?: CreatePinOptions) => startCreatePinOn(createManualClock(), options)

it('finds a picture, chooses a board, saves, and counts down', () => {
  expect(leavesOf(createPinMachine).map(({ name }) => name.replace('createPin.', ''))).toEqual([
    'images.deciding',
    'images.registering',
    'images.given',
    'images.findingMore',
    'images.alone',
    'images.finding',
    'images.choosing',
    'images.absent',
    'pin.deciding',
    'pin.nothing',
    'pin.choosingBoard',
    'pin.waitingForImages',
    'pin.checkingFields',
    'pin.saving.waiting',
    'pin.saving.slow',
    'pin.savingSeveral',
    'pin.failed',
    'pin.saved.countdown.counting',
    'pin.saved.countdown.paused',
    'pin.saved.countdown.stopped',
    'pin.saved.claim.checking',
    'pin.saved.claim.offered',
    'pin.saved.claim.settled',
    'pin.closing',
    'pin.closed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Popup flow (%s)', (mode) => {
  it('registers the given picture, and saves with it', async () => {
    const { choose, destination, findImages, of, registerImage, savePin, saved } = start({
      mode,
      draft: withMedia,
    })
    expect([registerImage.last().input, findImages.calls.length]).toEqual([{ url: withMedia.media }, 0])
    expect(destination.last().input).toMatchObject({ pinId: null, memory: null })
    await choose(sectioned, lighting)
    expect(savePin.last().input).toMatchObject({
      draft: withMedia,
      description: 'A walk',
      imageUrl: withMedia.media,
      method: 'button',
      boardId: '201',
      sectionId: '301',
    })
    await saved()
    expect(of('pin.created')).toEqual([
      {
        type: 'pin.created',
        created: { pinId: '77', board: sectioned, section: lighting, imageUrl: withMedia.media },
      },
    ])
  })

  it('looks for pictures, and saves with the first one as scraped', async () => {
    const { choose, findImages, found, registerImage, savePin } = start({ mode })
    expect([findImages.last().input, registerImage.calls.length]).toEqual([{ url: draft.url }, 0])
    await found(ridge, lake)
    await choose()
    expect(savePin.last().input).toMatchObject({ imageUrl: ridge.url, method: 'scraped' })
  })

  it('K9 D1 sends one save, however often and whatever is sent', async () => {
    const { choose, of, savePin, saved, send } = start({ mode, draft: withMedia })
    await choose()
    const all = () => {
      for (const type of ['retry.requested', 'board.reopened', 'images.skipped', 'page.dismissed'] as const)
        send({ type })
    }
    all()
    expect(savePin.calls).toHaveLength(1)
    await saved()
    for (const type of ['retry.requested', 'board.reopened', 'images.skipped'] as const) send({ type })
    expect([savePin.calls.length, of('pin.created').length]).toEqual([1, 1])
  })
})
