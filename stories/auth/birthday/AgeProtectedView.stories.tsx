import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AgeProtectedTitle } from '../../../src/views/auth/birthday/AgeProtectedTitle.tsx'
import { AgeProtectedView } from '../../../src/views/auth/birthday/AgeProtectedView.tsx'
import { onCard } from '../shell/onCard.tsx'

const meta = preview.meta({
  title: 'Auth/Age-protected view',
  tags: ['autodocs'],
  component: AgeProtectedView,
  decorators: [onCard(() => <AgeProtectedTitle />)],
  args: { homeHref: '/' },
  argTypes: { homeHref: { control: 'text' } },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, step }) => {
    await step('It says why, and one way leads on', async () => {
      await expect(
        canvas.getByText('Sorry, you’re not eligible to sign up for Tackboard right now.'),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    })
  },
})
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
