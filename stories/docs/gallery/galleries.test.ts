import { describe, expect, it } from 'vitest'
import states from '../../states.json'
import { galleriesOf } from './galleries.ts'
import type { IndexEntry } from './storyIndex.ts'

const entry = (id: string, title: string, tags = ['dev', 'test']): IndexEntry => ({
  id,
  title,
  name: id,
  type: 'story',
  importPath: './stories/saving/BoardPicker.stories.tsx',
  tags,
})

/** Some stories of the board picker, in sidebar order. */
const entries = [
  entry('saving-board-picker--playground', 'Saving/Board picker'),
  entry('saving-board-picker--playground-steps', 'Saving/Board picker', ['test']),
  entry('saving-board-picker--more-failed', 'Saving/Board picker'),
  entry('saving-board-picker--loading', 'Saving/Board picker'),
  entry('saving-board-picker--right-to-left', 'Saving/Board picker'),
  entry('saving-board-picker-view--playground', 'Saving/Board picker view'),
  entry('auth-consents--dark', 'Auth/Consents'),
]

describe('The galleries of a component', () => {
  const galleries = galleriesOf('Saving/Board picker', entries)

  it('show states, errors, modes and other cases, each story once, and none that exists only as a test', () => {
    expect(states.states['boardPicker.loading']).toContain('saving-board-picker--loading')
    expect(galleries).toEqual([
      { heading: 'States', storyIds: ['saving-board-picker--loading'] },
      { heading: 'When it fails', storyIds: ['saving-board-picker--more-failed'] },
      { heading: 'Modes', storyIds: ['saving-board-picker--right-to-left'] },
      { heading: 'Hard cases', storyIds: ['saving-board-picker--playground'] },
    ])
  })

  it('do not repeat what leads the page, unless it shows a state', () => {
    const lead = ['saving-board-picker--playground', 'saving-board-picker--loading']
    const shown = galleriesOf('Saving/Board picker', entries, lead)
    expect(shown.map(({ heading }) => heading)).toEqual(['States', 'When it fails', 'Modes'])
  })

  it('are examples where there is neither a state nor an error', () =>
    expect(galleriesOf('Primitives/Button', [entry('primitives-button--busy', 'Primitives/Button')])).toEqual(
      [{ heading: 'Examples', storyIds: ['primitives-button--busy'] }],
    ))

  it('leave out other components, and views with a page of their own', () =>
    expect(galleries.flatMap(({ storyIds }) => storyIds)).not.toContain(
      'saving-board-picker-view--playground',
    ))
})
