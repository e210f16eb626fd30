import { expect, it, describe } from 'vitest'
import { scenario, scenarioNames } from './scenarios/index.ts'
import { client, failureOf, mockNetwork } from './testing/network.ts'

const network = mockNetwork()
const byId = (id: string) => client.readPin({ id, field_set_key: 'detailed' })

describe('§7 Pin read by id, pin query by pinId', () => {
  it('both respond with the image and embed data of a thumbnail', async () => {
    const data = {
      imageSpec_236x: { url: '/pins/dunes.svg' },
      embed: { src: 'https://video.example/2', type: 'video' },
      dominantColor: '#d9925b',
      pinner: { id: '701' },
    }
    expect(await byId('2')).toEqual({ resource_response: { data } })
    expect(await client.queryPin({ pinId: '2' })).toEqual({ resource_response: { data } })
  })

  it('responds to an unknown pin with a 404', async () => {
    expect(await failureOf(byId('gone'))).toMatchObject({ kind: 'refused', status: 404 })
    expect(await failureOf(client.queryPin({ pinId: 'gone' }))).toMatchObject({
      kind: 'refused',
      status: 404,
    })
  })

  it('the read requires its field set, and both require a pin', async () => {
    // @ts-expect-error -- not the field set of the spec
    expect(await failureOf(client.readPin({ id: '1', field_set_key: 'simple' }))).toMatchObject({
      serverMessage: expect.stringContaining('detailed'),
    })
    expect(await failureOf(byId(''))).toMatchObject({ serverMessage: expect.stringContaining('id') })
    expect(await failureOf(client.queryPin({ pinId: '' }))).toMatchObject({
      serverMessage: expect.stringContaining('pinId'),
    })
  })

  it.each(scenarioNames.filter((name) => name.startsWith('pins.') && name !== 'pins.neverAnswers'))(
    '%s responds the same way to both',
    async (name) => {
      network.use(...scenario(name).handlers)
      const [read, query] = await Promise.allSettled([byId('1'), client.queryPin({ pinId: '1' })])
      expect(query).toEqual(read)
    },
  )
})
