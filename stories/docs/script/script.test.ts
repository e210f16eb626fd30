import { describe, expect, it, vi } from 'vitest'
import { stepSentencesOf } from '../../../testing/proof/stepSentences.ts'
import { scriptOf } from './script.ts'

const story = (storyId: string, ...sentences: readonly string[]) => ({ storyId, sentences })

describe('The script of a component', () => {
  const script = scriptOf([
    story('a--steps', 'J1 its title has focus, and names the dialog', 'J2 Tab and Shift+Tab wrap inside'),
    story(
      'a--other',
      'Press "Save"',
      'Enter "wren" into Email',
      'J2 Tab and Shift+Tab wrap inside',
      'Wait for a.b',
    ),
    story(
      'a--keys',
      'Tab to "Save"',
      'Press {Enter}',
      'Press {Shift>}{Tab}{/Shift}',
      'The keyboard is on "Lakes"',
    ),
  ])

  it('contains what is proved about keys, each sentence once, with the first story that proves it', () => {
    expect(script.keyboard.slice(0, 1)).toEqual([
      { storyId: 'a--steps', sentence: 'Tab and Shift+Tab wrap inside' },
    ])
    expect(script.keyboard.map(({ sentence }) => sentence)).not.toContain('Enter "wren" into Email')
  })

  it('contains what is proved about screen readers', () =>
    expect(script.screenReader).toEqual([
      { storyId: 'a--steps', sentence: 'Its title has focus, and names the dialog' },
    ]))

  it('names keys as they are written on a keyboard', () =>
    expect(script.keyboard.map(({ sentence }) => sentence)).toContain('Press Shift+Tab'))
})

it('The sentences of a story are those of its steps and of its play function', () =>
  expect(
    stepSentencesOf({
      stepSentences: ['Press "Save"'],
      docs: {
        source: { originalSource: "play: async () => { await step('J2 Tab wraps', async () => {}) }" },
      },
    }),
  ).toEqual(['Press "Save"', 'J2 Tab wraps']))

vi.mock('../../../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: object) => ({ story: (input: object = {}) => ({ input, meta: { input: meta } }) }),
  },
}))

it('Stories with steps have a sentence for each', async () => {
  const { reaches } = await import('../../journeys/reaches.ts')
  const { parameters } = reaches('saveToBoard.closed')
  expect(stepSentencesOf(parameters).join('\n')).toContain('focus is where it came from')
})
