import { getResponse, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { faces } from '../fixtures/faces.ts'
import { pins } from '../fixtures/pins.ts'
import { pageImages } from '../fixtures/pageImages.ts'
import { pictureHandlers, withOwnImages } from './pictures.ts'

const read = (path: string) =>
  getResponse(
    [...pictureHandlers, http.get('*', () => HttpResponse.text('the app'))],
    new Request(`http://127.0.0.1${path}`),
  )

it('draws every picture that a pin names, in its size and color', async () => {
  const named = pins.flatMap(({ imageUrl, dominantColor }) => (imageUrl ? [{ imageUrl, dominantColor }] : []))
  expect(named.length).toBeGreaterThan(5)
  for (const { imageUrl, dominantColor } of named) {
    const response = await read(imageUrl)
    expect(response?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response?.text()).toContain(`fill="${dominantColor}"`)
  }
})

it('has the images of the external page at its own address, as large as the tables say', async () => {
  const asked = new Request('http://127.0.0.1:4010/resource/FindPinImagesResource/get/')
  const answer = await withOwnImages(asked, Response.json(pageImages.map(({ url }) => url)))
  const urls: readonly string[] = await answer.json()
  expect(urls[0]).toBe('http://127.0.0.1:4010/pins/ridge.jpg')
  const drawn = await Promise.all(urls.map(async (url) => (await read(new URL(url).pathname))?.text()))
  expect(drawn).toEqual(
    pageImages.map(({ width, height }) => expect.stringContaining(`width="${width}" height="${height}"`)),
  )
  expect((await withOwnImages(asked, Response.error())).type).toBe('error')
})

it('draws the face of every member who has one', async () => {
  const types = await Promise.all(faces.map(async (url) => (await read(url))?.headers.get('content-type')))
  expect([...new Set(types)]).toEqual(['image/svg+xml'])
})

it('leaves every other file to the app', async () => {
  expect(await (await read('/pins/none.svg'))?.text()).toBe('the app')
  expect(await (await read('/people/none.svg'))?.text()).toBe('the app')
})
