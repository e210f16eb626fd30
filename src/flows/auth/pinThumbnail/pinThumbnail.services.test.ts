import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { scenario } from '../../../../mocks/index.ts'
import { baseUrl, failureOf, mockNetwork } from '../../../../mocks/testing/network.ts'
import { createClient } from '../../../api/client.ts'
import { pinEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { pinThumbnailLogic, readThumbnail } from './pinThumbnail.services.ts'

const network = mockNetwork()
const { signal } = new AbortController()

/** A client, and the addresses that it asked. */
function watched() {
  const asked: string[] = []
  const client = createClient(pinEndpoints, {
    baseUrl,
    fetch: (input, init) => {
      asked.push(String(input).slice(baseUrl.length))
      return fetch(input, init)
    },
  })
  return {
    asked,
    read: (pinId: string, subjectId: string | null = null) =>
      readThumbnail(client, { pinId, subjectId }, signal),
  }
}

describe('§7 which of the two calls is made, and what goes over the wire', () => {
  it('oneself: the query by pinId', async () => {
    const { asked, read } = watched()
    expect(await read('1')).toEqual({ imageUrl: '/pins/lake.svg', color: '#4f7f8c', isPlayable: false })
    expect(asked).toEqual(['/v3/pin_query/?pinId=1'])
  })

  it('for another profile: the read by id, detailed, with its orbac_subject_id', async () => {
    const { asked, read } = watched()
    expect(await read('2', 'a b&c')).toMatchObject({ imageUrl: '/pins/dunes.svg', isPlayable: true })
    expect(asked).toEqual(['/v3/pins/?id=2&field_set_key=detailed&orbac_subject_id=a+b%26c'])
  })
})

describe('§9 the pictures of a visit are remembered', () => {
  const visit = createVisitMemory()
  const shown = async (pinId: string, subjectId: string | null = null) => {
    const asked: string[] = []
    const api = {
      baseUrl,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        asked.push(String(input).slice(baseUrl.length))
        return fetch(input, init)
      },
    }
    const actor = createActor(pinThumbnailLogic, {
      input: { policy: defaultConfig.policy, pinId, subjectId, color: null },
    })
    giveConfig({ ...defaultConfig, api, visit })(actor)
    actor.start()
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
    return [value, asked.length]
  }

  it('a pin is read once, for each profile that it is read for', async () => {
    expect(await shown('1')).toEqual(['shown', 1])
    expect(await shown('1')).toEqual(['shown', 0])
    expect(await shown('1', '7')).toEqual(['shown', 1])
    expect(await shown('1', '7')).toEqual(['shown', 0])
  })

  it('a failure is not remembered', async () => {
    network.use(...scenario('pins.wrongShape').handlers)
    expect(await shown('2')).toEqual(['none', 1])
    network.resetHandlers()
    expect(await shown('2')).toEqual(['shown', 1])
  })
})

describe('E16 hostile answers', () => {
  it.each(['pins.hostilePicture', 'pins.svgInAddress'] as const)('%s: no picture', async (name) => {
    network.use(...scenario(name).handlers)
    expect(await watched().read('1')).toEqual({ imageUrl: null, color: '#8a5a44', isPlayable: false })
  })

  it('A20 a style for a color: none', async () => {
    network.use(...scenario('pins.hostileColor').handlers)
    expect(await watched().read('1')).toEqual({ imageUrl: null, color: null, isPlayable: false })
  })

  it('D11 a wrong shape is a failed call', async () => {
    network.use(...scenario('pins.wrongShape').handlers)
    expect(await failureOf(watched().read('1'))).toMatchObject({ kind: 'malformed' })
  })
})
