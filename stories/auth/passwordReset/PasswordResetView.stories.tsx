import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PasswordResetView } from '../../../src/views/auth/passwordReset/PasswordResetView.tsx'
import { onStage } from '../../primitives/stage.tsx'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, ComponentProps<typeof PasswordResetView>['errors']>({
  None: {},
  'Nothing typed': { identifier: 'passwordReset.identifierRequired' },
  Offline: { notice: 'forgotPassword.offline' },
  'Server failed': { notice: 'forgotPassword.resetFailed' },
})

const meta = preview.meta({
  title: 'Recovery/Password reset view',
  tags: ['autodocs'],
  component: PasswordResetView,
  decorators: [onStage],
  args: {
    identifier: '',
    isLookup: false,
    isPending: false,
    isSlow: false,
    errors: {},
    serverMessage: null,
    loginHref: '/login/',
    onIdentifierChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  argTypes: {
    serverMessage: { control: 'text' },
    errors: errors.argType,
    loginHref: { control: 'text' },
  },
})

export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Email or username')
    await step('J13 a password manager may fill in the username', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'username')
    })
    await step('Enter sends what was typed', async () => {
      await userEvent.type(field, 'wren{Enter}')
      await expect(args.onIdentifierChange).toHaveBeenCalled()
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ identifier: 'wren' })
    })
    await step('J14 what is in the field without an event is sent', async () => {
      field.value = 'wren@example.com'
      await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ identifier: 'wren@example.com' })
    })
    canvas.getByRole('button', { name: 'Send reset link' }).blur()
  },
})

export const Slow = meta.story({
  args: { identifier: 'wren@example.com', isPending: true, isSlow: true },
  play: async ({ canvas, args, step }) => {
    await step('J7 the button keeps its name and says that it is busy; Cancel leads out', async () => {
      const button = canvas.getByRole('button', { name: 'Send reset link' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { errors: { identifier: 'passwordReset.identifierRequired' } },
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  args: { identifier: 'wren@example.com', errors: { notice: 'forgotPassword.offline' } },
  globals: { theme: 'dark' },
})
