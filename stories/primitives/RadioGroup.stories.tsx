import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RadioGroup } from '../../src/ui/fields/RadioGroup.tsx'
import { inColumn } from './stage.tsx'

const options = [
  { value: 'visits', label: 'Bring people to your page', detail: 'Shown to people who often open links.' },
  { value: 'sales', label: 'Get people to act there', detail: 'Shown to people who often buy or sign up.' },
  { value: 'reach', label: 'Be seen' },
]

const meta = preview.meta({
  title: 'Primitives/Radio group',
  tags: ['autodocs'],
  component: RadioGroup,
  decorators: [inColumn],
  args: { label: 'What should your ad do?', name: 'goal', options, value: 'visits', onValue: fn() },
})

export const Playground = meta.story({
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RadioGroup
        {...args}
        value={value}
        onValue={(next) => {
          args.onValue(next)
          setValue(next)
        }}
      />
    )
  },
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('Tab goes to the chosen one, and arrows choose the next', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Bring people to your page' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onValue).toHaveBeenLastCalledWith('sales')
      await expect(canvas.getByRole('radio', { name: 'Get people to act there' })).toBeChecked()
    })
    canvas.getByRole('radio', { name: 'Get people to act there' }).blur()
  },
})

export const NoneChosen = meta.story({ args: { value: null } })
export const Disabled = meta.story({ args: { disabled: true } })
