import { expect, it } from 'vitest'
import { generate } from '../../sheets/alike.ts'
import { pictured } from './pictured.ts'

it('Each picture of a do belongs to a component with a Playground, and is an accepted one', () => {
  const playgrounds = Object.keys(pictured).map((kind) => `${kind}--playground`)
  const wanted = [...Object.values(pictured), ...playgrounds]
  const accepted = generate()
  expect(wanted.filter((storyId) => accepted[storyId] === undefined)).toEqual([])
})
