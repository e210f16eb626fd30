import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Popup } from '../../src/ui/actions/Popup.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Popup',
  tags: ['autodocs'],
  component: Popup,
  decorators: [inColumn],
  args: {
    label: 'Sort the boards',
    trigger: 'Sort',
    onOpen: fn(),
    children: (close: () => void) => (
      <Button fullWidth variant="ghost" onClick={close}>
        Last saved to
      </Button>
    ),
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Sort' })
    const panel = () => canvas.queryByRole('dialog', { name: 'Sort the boards' })
    await step('Closed, it has no content', () => {
      expect([panel(), button.getAttribute('aria-expanded')]).toEqual([null, 'false'])
    })
    await step('Enter opens it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(panel()).toBeVisible())
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
    await step('Its content can close it, and focus is on the button', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Last saved to' }))
      await waitFor(() => expect(panel()).toBeNull())
      await expect(button).toHaveFocus()
    })
  },
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
})
