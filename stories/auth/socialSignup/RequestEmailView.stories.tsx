import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { socialTitles } from '../../../src/messages/en/auth/socialTitles.ts'
import { useText } from '../../../src/views/text.tsx'
import { RequestEmailView } from '../../../src/views/auth/socialSignup/RequestEmailView.tsx'
import { onCard } from '../shell/onCard.tsx'

const meta = preview.meta({
  title: 'Auth/Request email view',
  id: 'auth-social-sign-up-request-email-view',
  tags: ['autodocs'],
  component: RequestEmailView,
  decorators: [onCard(() => useText(socialTitles)('requestEmail.title'))],
  args: {
    isPending: false,
    isPopupOpen: false,
    isPopupBlocked: false,
    onShare: fn(),
    onType: fn(),
    onDecline: fn(),
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('Three ways on', async () => {
      for (const name of ['Share my email', 'Type my email instead', 'Not now'])
        await userEvent.click(canvas.getByRole('button', { name }))
      for (const told of [args.onShare, args.onType, args.onDecline])
        await expect(told).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Not now' }).blur()
  },
})

export const PopupOpen = meta.story({
  name: 'The window is open: a second press brings it to the front (B12)',
  args: { isPending: true, isPopupOpen: true },
  play: async ({ canvas, args }) => {
    const share = canvas.getByRole('button', { name: 'Share my email' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Finish in the window that opened.')
    await userEvent.click(share)
    await expect(args.onShare).toHaveBeenCalledTimes(1)
    share.blur()
  },
})
export const PopupBlocked = meta.story({
  name: 'The browser blocks the window (B6)',
  args: { isPopupBlocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You must enable popups!')
    await expect(canvas.getByText('Allow pop-ups for this site, then try again.')).toBeVisible()
  },
})
export const Reading = meta.story({
  name: 'What was shared is being read',
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const share = canvas.getByRole('button', { name: 'Share my email' })
    await expect(share).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(share)
    await expect(args.onShare).not.toHaveBeenCalled()
    share.blur()
  },
})
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'de' } })
