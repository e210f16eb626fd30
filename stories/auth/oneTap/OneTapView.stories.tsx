import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OneTapView, type OneTapViewProps } from '../../../src/views/auth/oneTap/OneTapView.tsx'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const shown: OneTapViewProps = {
  state: 'failed',
  error: 'failed',
  serverMessage: 'This Google account can’t log in right now. Try again in an hour.',
  onRetry: fn(),
  onDismiss: fn(),
}

const meta = preview.meta({
  title: 'Auth/One tap view',
  tags: ['autodocs'],
  component: OneTapView,
  decorators: [onIdeasPage],
  args: shown,
  argTypes: {
    state: { control: 'radio', options: ['button', 'loggingIn', 'failed'] },
    error: { control: 'radio', options: [null, 'failed', 'ineligible'] },
    buttonSlot: { control: false },
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This Google account can’t log in right now. Try again in an hour.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
})
