import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoadingOverlay } from '../../../src/views/saving/saveConfirmation/LoadingOverlay.tsx'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { driven } from '../../journeys/reaches.ts'
import type { Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Saving/Loading overlay',
  tags: ['autodocs'],
  component: LoadingOverlay,
  args: { label: 'Creating your Pin' },
  argTypes: { label: { control: 'text' } },
  render: (args) => <OverPage isClosed>{() => <LoadingOverlay {...args} />}</OverPage>,
})

const cover: Step = [
  'It covers the page',
  async ({ page, user }) => user.click(page.getByRole('button', { name: 'Save this idea' })),
]
/** At rest it covers the page. */
export const Playground = meta.story(driven({ isLive: true, steps: [cover] }, {}))

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, step }) => {
    await step('It covers the page', async () =>
      userEvent.click(canvas.getByRole('button', { name: 'Save this idea' })),
    )
    await step('J1 its words have focus and name it; all behind it is inert', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Creating your Pin' })
      await expect(dialog).toBeVisible()
      await expect(dialog.matches(':modal')).toBe(true)
      await expect(screen.getByRole('heading', { name: 'Creating your Pin' })).toHaveFocus()
    })
    await step('J2 neither Tab nor Escape lead away from it', async () => {
      await userEvent.keyboard('{Tab}{Escape}{Shift>}{Tab}{/Shift}{Escape}')
      await expect(screen.getByRole('heading', { name: 'Creating your Pin' })).toHaveFocus()
    })
  },
})
