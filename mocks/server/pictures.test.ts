import { getResponse, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { faces } from '../fixtures/faces.ts'
import { pins } from '../fixtures/pins.ts'
import { pictureHandlers } from './pictures.ts'

const read = (path: string) =>
  getResponse(
    [...pictureHandlers, http.get('*', () => HttpResponse.text('the app'))],
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

it('draws the face of every member who has one', async () => {
  const types = await Promise.all(faces.map(async (url) => (await read(url))?.headers.get('content-type')))
  expect([...new Set(types)]).toEqual(['image/svg+xml'])
})

it('leaves every other file to the app', async () => {
  expect(await (await read('/pins/none.svg'))?.text()).toBe('the app')
  expect(await (await read('/people/none.svg'))?.text()).toBe('the app')
})
