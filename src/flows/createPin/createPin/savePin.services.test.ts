import { describe, expect, it } from 'vitest'
import type { PinRequest } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { scenario } from '../../../../mocks/index.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { pinPayload } from '../../saving/saveToBoard/saveToBoard.payload.ts'
import { createConfig, run } from '../testing/services.ts'
import { createPinLogic } from './createPin.services.ts'
import { savePin } from './savePin.services.ts'

const network = mockNetwork()
const media = 'https://wren.example/photos/ridge.jpg'
const request: PinRequest = {
  session: wren,
  draft: {
    pinId: null,
    url: 'https://wren.example/walks/ridge',
    media,
    description: 'The ridge',
    guid: 'g-1',
    color: '#b98a7a',
  },
  description: '  Typed  ',
  imageUrl: media,
  method: 'button',
  boardId: '201',
  sectionId: '301',
}

/** The requests that creating this pin sends. */
async function sent(own: Partial<PinRequest> = {}) {
  const { config, sentTo } = createConfig()
  await run(savePin, { ...request, ...own }, config).promise
  return { pins: sentTo('PinResource/create'), repins: sentTo('RepinResource/create') }
}

const payload = {
  board_id: '201',
  section: '301',
  color: '#b98a7a',
  description: 'Typed',
  guid: 'g-1',
  image_url: media,
  is_buyable_pin: false,
  link: request.draft.url,
  method: 'button',
}

describe('A22 §3 Pin-create payload', () => {
  it('sends everything that the page brought', async () => {
    const { pins, repins } = await sent()
    expect([pins, repins]).toEqual([[payload], []])
  })

  it('a picture that was found is scraped', async () => {
    const { pins } = await sent({ imageUrl: 'https://wren.example/photos/lake.jpg', method: 'scraped' })
    expect(pins).toEqual([
      { ...payload, image_url: 'https://wren.example/photos/lake.jpg', method: 'scraped' },
    ])
  })

  it('sends the title of a shared page', async () => {
    const { pins } = await sent({ draft: { ...request.draft, title: ' The ridge before the rain ' } })
    expect(pins).toEqual([{ ...payload, title: 'The ridge before the rain' }])
  })

  it('sends the alternative text of the picture, without spaces around it', async () => {
    const { pins } = await sent({ altText: '  A path above the tree line ' })
    expect(pins).toEqual([{ ...payload, alt_text: 'A path above the tree line' }])
    expect((await sent({ altText: '   ' })).pins).toEqual([payload])
  })

  it('leaves out what is missing', async () => {
    const bare = { pinId: null, url: null, media: null, description: '', guid: null, color: null }
    const { pins } = await sent({ draft: bare, description: '  ', imageUrl: null, sectionId: null })
    expect(pins).toEqual([{ board_id: '201', is_buyable_pin: false, method: 'button' }])
  })

  it('§6 acting for an advertiser goes along', async () => {
    const advertiser = { id: '901', ownerUserId: '4', ownerUsername: 'sora' }
    const { pins } = await sent({ session: { ...wren, advertiser } })
    expect(pins).toEqual([{ ...payload, advertiser_id: '901' }])
  })

  it('an own pin is saved again, and its answer names the new one', async () => {
    const { pins, repins } = await sent({ draft: { ...request.draft, pinId: '1' } })
    expect([pins, repins]).toEqual([[], [{ ...payload, pin_id: '1' }]])
  })

  it('what an app adds goes along', () => {
    const pin = {
      id: null,
      imageBase64: 'aGk=',
      mediaUploadId: 'm-1',
      isRemovable: true,
      shuffleAsset: { entityId: 's-1', cutoutImages: [{ url: 'https://wren.example/vase.png' }] },
      sharesTo: { facebook: true, twitter: false },
    }
    expect(pinPayload({ pin, boardId: '201', sectionId: null, session: wren, method: 'uploaded' })).toEqual({
      board_id: '201',
      is_buyable_pin: false,
      method: 'uploaded',
      image_base64: 'aGk=',
      media_upload_id: 'm-1',
      is_removable: true,
      shuffle_asset: { entityId: 's-1', cutoutImages: [{ url: 'https://wren.example/vase.png' }] },
      share_facebook: true,
      share_twitter: false,
    })
  })

  it('K10 a failure is the call’s', async () => {
    network.use(...scenario('createPin.serverFailed').handlers)
    await expect(sent()).rejects.toMatchObject({ kind: 'server' })
  })
})

it('A16 K6 the picture is registered with its address alone', async () => {
  const { config, sentTo } = createConfig()
  const { registerImage } = createPinLogic.implementations.actors
  // SAFETY: a promise actor with this input.
  await run(registerImage as never, { url: media } as never, config).promise
  expect(sentTo('/v3/pins/image/')).toEqual([{ image_url: media }])
})
