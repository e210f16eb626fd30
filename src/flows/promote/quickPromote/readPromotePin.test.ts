import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../../../mocks/respond.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { readPromotePin } from './readPromotePin.ts'

const network = mockNetwork()

const reading = (answer: () => Response) => {
  network.use(http.get('*/resource/PinResource/get/', answer))
  const config = { ...defaultConfig, api: { baseUrl } }
  return readPromotePin(config, '9', null, new AbortController().signal)
}

describe('§7 a pin that cannot be read', () => {
  it.each([403, 404, 410])('is gone if the API says so, with %d', async (status) => {
    expect(await reading(() => refusal({ status }))).toBeNull()
  })

  it.each([
    ['an empty page', () => new HttpResponse(null, { status: 404 })],
    ['a page of HTML', () => HttpResponse.html('<p>Not found', { status: 404 })],
    [
      'a framework’s own JSON',
      () => HttpResponse.json({ error: 'Not Found', statusCode: 404 }, { status: 404 }),
    ],
    ['a gateway’s message', () => HttpResponse.json({ message: 'Forbidden' }, { status: 403 })],
    ['a refusal for another reason', () => refusal({ status: 429 })],
  ])('may be there if the server answers with %s, as one that lacks the call does', async (_, answer) => {
    await expect(reading(answer)).rejects.toThrow(ApiFailure)
  })
})
