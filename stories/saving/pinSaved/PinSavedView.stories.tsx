import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PinSavedView, type PinSavedViewProps } from '../../../src/views/saving/pinSaved/PinSavedView.tsx'
import { onPinPage } from '../../../testing/stage/onPinPage.tsx'
import { picturesLoad } from '../../../testing/steps/pictures.ts'

const savedArgs: PinSavedViewProps = {
  board: { name: 'Garden rooms', url: '/wren/garden-rooms/' },
  section: { title: 'Lighting' },
  isPending: false,
  title: 'Lake at dawn',
  link: 'https://acme.example/lakes',
  media: { kind: 'image', picture: { url: '/pins/lake.svg', width: 236, height: 354 } },
  color: '#4f7f8c',
  follow: null,
  actions: { sendHref: '/pin/1/?share=true', seeHref: '/pin/1', isSeeGray: false, promoteHref: null },
  onClose: fn(),
}

const meta = preview.meta({
  title: 'Saving/Pin saved view',
  tags: ['autodocs'],
  component: PinSavedView,
  decorators: [onPinPage],
  args: savedArgs,
})

export const Playground = meta.story({ play: picturesLoad })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, step }) => {
    await step('J1 its title has focus, and names the dialog', async () => {
      await expect(screen.getByRole('heading', { name: 'Saved to Lighting in Garden rooms' })).toHaveFocus()
      await expect(screen.getByRole('dialog', { name: 'Saved to Lighting in Garden rooms' })).toBeVisible()
    })
    await step('J3 the close button and Escape close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
    screen.getByRole('heading').focus()
  },
})
