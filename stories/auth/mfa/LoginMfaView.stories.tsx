import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { auth } from '../../../src/messages/en/auth/auth.ts'
import { useText } from '../../../src/views/text.tsx'
import { LoginMfaView } from '../../../src/views/auth/mfa/LoginMfaView.tsx'
import { onCard } from '../shell/onCard.tsx'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, ComponentProps<typeof LoginMfaView>['errors']>({
  None: {},
  'No code': { code: 'loginMfa.codeRequired' },
  'Wrong code': { code: 'loginMfa.mfaFailed' },
  Offline: { notice: 'loginMfa.offline' },
})

const meta = preview.meta({
  title: 'Auth/Two-factor view',
  tags: ['autodocs'],
  component: LoginMfaView,
  decorators: [onCard(() => useText(auth)('loginMfa.title'))],
  args: {
    email: 'wren@example.com',
    phoneEnd: '42',
    isVerifying: false,
    isResending: false,
    errors: {},
    serverMessage: null,
    onCodeChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn(),
  },
  argTypes: {
    phoneEnd: { control: 'text' },
    serverMessage: { control: 'text' },
    resendIn: { control: 'number' },
    errors: errors.argType,
  },
})

export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, canvasElement, args, step }) => {
    const code = canvas.getByLabelText('Verification code')
    await step('J13, J15 a phone offers the code, and a password manager knows whose it is', async () => {
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      const email = canvasElement.querySelector('input[autocomplete=username]')
      await expect(email).toHaveValue('wren@example.com')
      await expect(email).not.toBeVisible()
    })
    await step('J16 a pasted code is handed over without its spaces', async () => {
      await userEvent.click(code)
      await userEvent.paste('123 456')
      await userEvent.keyboard('{Enter}')
      await expect(args.onCodeChange).toHaveBeenCalled()
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ code: '123456' })
    })
    await step('It tells what else is wanted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }))
      await expect(args.onResend).toHaveBeenCalledTimes(1)
      await expect(args.onBack).toHaveBeenCalledTimes(1)
    })
    await userEvent.clear(code)
    code.blur()
  },
})

export const Pausing = meta.story({ name: 'A pause before the next code', args: { resendIn: 27 } })
export const PausingRightToLeft = meta.story({
  name: 'A pause before the next code, right to left (J21)',
  args: { resendIn: 27 },
  globals: { locale: 'ar' },
})
export const LastDigitSteps = meta.story({
  name: 'Last digit steps',
  tags: ['!dev'],
  parameters: { picture: false },
  args: { submitsLastDigit: true },
  play: async ({ canvas, args, step }) => {
    const code = canvas.getByLabelText('Verification code')
    await step('The last digit submits the code, once', async () => {
      await userEvent.type(code, '123456')
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: '123456' })
      await userEvent.type(code, ' ')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
    await step('A digit too many is not submitted, nor is its removal', async () => {
      await userEvent.type(code, '7{Backspace}')
      await expect(code).toHaveValue('123456')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
    await step('An edited code is submitted again', async () => {
      await userEvent.type(code, '{Backspace}7')
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: '123457' })
    })
    await step('J16 so is a pasted one', async () => {
      await userEvent.clear(code)
      await userEvent.paste('Your code is 654 321.')
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: '654321' })
      await expect(args.onSubmit).toHaveBeenCalledTimes(3)
    })
    await userEvent.clear(code)
    code.blur()
  },
})

export const Remembering = meta.story({
  name: 'The device can be remembered',
  args: { isDeviceRemembered: false, onDeviceToggle: fn(), hasOtherWays: true, onOtherWay: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember this device' })
    await expect(box).toHaveAccessibleDescription(/^You won’t need a code here next time/)
    await userEvent.click(box)
    await expect(args.onDeviceToggle).toHaveBeenCalledWith(true)
    box.blur()
  },
})
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
export const Dark = meta.story({
  args: {
    errors: { code: 'loginMfa.mfaFailed' },
    serverMessage: 'That code has expired. Ask for a new one.',
  },
  globals: { theme: 'dark' },
})
