import { expect, it } from 'vitest'
import { thumbnailOf } from '../gallery/Thumbnail.tsx'
import { pictured } from './pictured.ts'

it('Each picture for a “do” belongs to a component with a Playground, and is an accepted one', () => {
  const playgrounds = Object.keys(pictured).map((kind) => `${kind}--playground`)
  const wanted = [...Object.values(pictured), ...playgrounds]
  expect(wanted.filter((storyId) => thumbnailOf(storyId) === null)).toEqual([])
})
