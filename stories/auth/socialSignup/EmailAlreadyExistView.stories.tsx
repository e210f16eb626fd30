import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { socialTitles } from '../../../src/messages/en/auth/socialTitles.ts'
import { useText } from '../../../src/views/text.tsx'
import { EmailAlreadyExistView } from '../../../src/views/auth/socialSignup/EmailAlreadyExistView.tsx'
import { onCard } from '../shell/onCard.tsx'

const meta = preview.meta({
  title: 'Auth/Email already exists view',
  id: 'auth-social-sign-up-email-already-exists-view',
  tags: ['autodocs'],
  component: EmailAlreadyExistView,
  decorators: [onCard(() => useText(socialTitles)('EmailAlreadyExist.title'))],
  args: { email: 'wren@example.com', onLogIn: fn(), onOtherEmail: fn() },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('E3 the email stands apart from the words around it', async () => {
      await expect(canvas.getByText('wren@example.com').closest('bdi')).not.toBeNull()
    })
    await step('Two ways on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
      await expect(args.onLogIn).toHaveBeenCalledTimes(1)
      await expect(args.onOtherEmail).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Use another email' }).blur()
  },
})

export const LongEmail = meta.story({
  name: 'A long address wraps (E2)',
  args: { email: `${'wren'.repeat(16)}@${'example.'.repeat(12)}com` },
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
