import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  PinDescription,
  type PinDescriptionProps,
} from '../../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { DescriptionStage } from './DescriptionStage.tsx'
import { failing } from '../../journeys/failing.ts'
import { gardens, suggests, write } from './hashtagSuggestions.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { wait } from '../../../testing/steps/steps.ts'
import { usePageWords } from '../../../testing/stage/pageWords.ts'

/** An app that stores the text. */
function Kept({ value, onValue, label }: PinDescriptionProps) {
  const [text, setText] = useState(value)
  const { description } = usePageWords()
  return (
    <PinDescription
      label={label || description}
      value={text}
      onValue={(next) => {
        setText(next)
        onValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Saving/Hashtags',
  tags: ['autodocs'],
  component: PinDescription,
  args: { label: '', value: '', onValue: fn() },
  render: (args) => (
    <DescriptionStage>
      <Kept {...args} />
    </DescriptionStage>
  ),
})

export const Playground = meta.story(driven({ isLive: true }, {}))

export const Idle = meta.story({ name: 'At rest', ...reaches('hashtagSuggestions.idle') })
export const Debouncing = meta.story({
  name: 'Waiting while typing',
  ...reaches('hashtagSuggestions.debouncing'),
})
export const Asking = meta.story({
  name: 'Loading suggestions',
  ...reaches('hashtagSuggestions.asking'),
})
export const Showing = meta.story({
  name: 'Suggestions shown',
  ...reaches('hashtagSuggestions.showing', { calls: ['autocomplete.ok'] }),
})
export const Failed = meta.story({
  name: 'Error: no suggestions',
  ...failing('hashtagSuggestions.failed', { calls: ['autocomplete.failed'] }),
})
export const ByKeyboard = meta.story({
  name: 'By keyboard alone: arrows, Escape, Enter (J11)',
  ...driven(
    {
      steps: [
        write('By the pond #l'),
        wait(200),
        suggests(['#lake45K Pins']),
        write('{Escape}'),
        suggests([]),
        write('{Backspace}gar'),
        wait(200),
        suggests(gardens),
        write('{ArrowUp}'),
        suggests(gardens, '#gardenpath1.2K Pins'),
        write('{ArrowDown}{ArrowDown}{ArrowDown}'),
        suggests(gardens, '#gardenparty8.1K Pins'),
        write('{Enter}'),
        [
          'The text has it, and the caret is behind it',
          ({ page }) =>
            waitFor(() => {
              const area = page.getByLabelText<HTMLTextAreaElement>('Description')
              expect([area.value, area.selectionStart, document.activeElement === area]).toEqual([
                'By the pond #gardenparty ',
                25,
                true,
              ])
            }),
        ],
        suggests([]),
      ],
    },
    { state: 'hashtagSuggestions.idle' },
  ),
})
export const Peculiar = meta.story({
  name: 'What a server may say: markup, other directions, too much (E1, E3, E9, D20)',
  ...driven(
    {
      given: 'hashtagSuggestions.peculiar',
      steps: [
        write('#g'),
        wait(200),
        [
          'Five rows of text',
          ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(5)),
        ],
        ['No markup is made of it', () => expect(document.querySelector('[role=listbox] img')).toBeNull()],
      ],
    },
    { state: 'hashtagSuggestions.showing' },
  ),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark (J21)',
  args: { label: 'الوصف' },
  ...driven(
    {
      steps: [
        [
          'Write "#gar"',
          async ({ page, user }) => user.type(await page.findByLabelText('الوصف'), 'حديقة #gar'),
        ],
        wait(200),
        [
          'The flyout has five rows',
          ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(5)),
        ],
      ],
    },
    { state: 'hashtagSuggestions.showing' },
  ),
  globals: { locale: 'ar', theme: 'dark' },
})
