import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Tooltip } from '../../src/ui/feedback/Tooltip.tsx'
import { inColumn } from './stage.tsx'

const text = 'Your account is connected to Google. Use the Google button to log in.'

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  decorators: [inColumn],
  args: {
    text,
    children: (id: string) => (
      <Button disabled aria-describedby={id}>
        Log in
      </Button>
    ),
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Log in' })
    const tip = canvas.getByText(text)
    await step('A screen reader has the text at once', () => expect(button).toHaveAccessibleDescription(text))
    await step('It shows on hover and goes with the pointer', async () => {
      await userEvent.hover(button)
      await expect(tip).toBeVisible()
      await userEvent.unhover(button)
      await expect(tip).not.toBeVisible()
    })
    await step('It shows on focus, and Escape hides it', async () => {
      await userEvent.tab()
      await expect(tip).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(tip).not.toBeVisible()
      await expect(button).toHaveFocus()
    })
    await userEvent.tab()
  },
})

export const Shown = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.tab()
    const tip = canvas.getByText(text).getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await step('It stands beside its control and within the window', async () => {
      await expect(tip.top >= button.bottom || tip.bottom <= button.top).toBe(true)
      await expect(Math.min(tip.left, tip.top)).toBeGreaterThanOrEqual(0)
    })
  },
})
