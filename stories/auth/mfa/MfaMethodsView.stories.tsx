import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { MfaMethod } from '../../../src/domain/auth/mfaMethods.ts'
import { auth } from '../../../src/messages/en/auth/auth.ts'
import { MfaMethodsView } from '../../../src/views/auth/mfa/MfaMethodsView.tsx'
import { useText } from '../../../src/views/text.tsx'
import { onCard } from '../shell/onCard.tsx'

const methods: readonly MfaMethod[] = ['totp', 'backup_code']

const meta = preview.meta({
  title: 'Auth/Two-factor ways view',
  tags: ['autodocs'],
  component: MfaMethodsView,
  decorators: [onCard(() => useText(auth)('loginMfa.title'))],
  args: { methods, onChoose: fn(), onCancel: fn() },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('J4 focus is on the first way', async () => {
      const first = canvas.getByRole('button', { name: 'Authenticator app' })
      await waitFor(() => expect(first).toHaveFocus())
    })
    await step('It tells which way is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Backup code' }))
      await expect(args.onChoose).toHaveBeenLastCalledWith('backup_code')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
  },
})

export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
