/** The pictures of the wall and the drawings, and those of the stories' pins, are the same art. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { imageOf } from './imageOf.ts'
import { pictures } from './pictures.ts'

/** Without the ground, which a picture on the wall has in any case. */
const shapesIn = (svg: string) =>
  [...svg.matchAll(/ d="([^"]+)"/g)]
    .map(([, path]) => path)
    .filter((path) => !/^M0 0h\d+v\d+H0z$/.test(path ?? ''))

it.each(Object.entries(pictures))('%s is the picture of a pin', (name, picture) => {
  const image = decodeURIComponent(imageOf(picture).replace('data:image/svg+xml,', ''))
  const pin = readFileSync(`.storybook/public/pins/${name}.svg`, 'utf8')
  expect(shapesIn(image)).toEqual(shapesIn(pin))
  expect(image).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`)
})
