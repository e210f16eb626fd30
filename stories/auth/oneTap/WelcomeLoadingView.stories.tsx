import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { WelcomeLoadingView } from '../../../src/views/auth/oneTap/WelcomeLoadingView.tsx'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const meta = preview.meta({
  title: 'Auth/Welcome loading view',
  tags: ['autodocs'],
  component: WelcomeLoadingView,
  decorators: [onIdeasPage],
  args: { progress: 60 },
  argTypes: { progress: { control: { type: 'range', min: 0, max: 95 } } },
})

const bar = () => within(document.body).getByRole('progressbar')

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async () => expect(bar()).toHaveAttribute('value', '60'),
})
export const NeverAbove = meta.story({
  name: 'Never above 95 percent (I6)',
  args: { progress: 140 },
  play: async () => expect(bar()).toHaveAttribute('value', '95'),
})
