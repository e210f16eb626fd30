import { getResponse, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { pins } from '../fixtures/pins.ts'
import { pictureHandler } from './pictures.ts'

const read = (path: string) =>
  getResponse(
    [pictureHandler, http.get('*', () => HttpResponse.text('the app'))],
    new Request(`http://127.0.0.1${path}`),
  )

it('draws every picture that a pin names, in its size and colour', async () => {
  const named = pins.flatMap(({ imageUrl, dominantColor }) => (imageUrl ? [{ imageUrl, dominantColor }] : []))
  expect(named.length).toBeGreaterThan(5)
  for (const { imageUrl, dominantColor } of named) {
    const response = await read(imageUrl)
    expect(response?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response?.text()).toContain(`fill="${dominantColor}"`)
  }
})

it('leaves every other file to the app', async () => {
  expect(await (await read('/pins/none.svg'))?.text()).toBe('the app')
})
