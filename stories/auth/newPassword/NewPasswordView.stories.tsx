import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { generatorRules } from '../../../src/domain/auth/signup/generatorRules.ts'
import { passwordChecklist } from '../../../src/domain/auth/signup/passwordChecklist.ts'
import { NewPasswordView } from '../../../src/views/auth/newPassword/NewPasswordView.tsx'
import type { NewPasswordViewProps } from '../../../src/views/auth/newPassword/NewPasswordView.types.ts'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, NewPasswordViewProps['errors']>({
  None: {},
  'Nothing typed': { password: 'newPassword.passwordRequired' },
  'Too short': { password: 'newPassword.passwordTooShort' },
  'Not the same twice': { confirmation: 'newPassword.passwordsDiffer' },
  Offline: { notice: 'newPassword.offline' },
})
const rules = { minimum: 8, username: 'wren' }
const screens = [
  'checking',
  'unchecked',
  'editing',
  'linkInvalid',
  'linkExpired',
  'linkUsed',
  'done',
  'leaving',
] as const

const formArgs: NewPasswordViewProps = {
  screen: 'editing',
  account: 'wren@example.com',
  minimum: 8,
  checklist: passwordChecklist('', rules),
  generatorRules: generatorRules(rules),
  isTwice: false,
  isPending: false,
  isSlow: false,
  errors: {},
  serverMessage: null,
  loginHref: '/login/',
  resetHref: '/password/reset/?ue=wren%40example.com',
  onPasswordChange: fn(),
  onConfirmationChange: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Recovery/New password view',
  tags: ['autodocs'],
  component: NewPasswordView,
  args: formArgs,
  argTypes: {
    screen: { control: 'select', options: screens },
    account: { control: 'text' },
    serverMessage: { control: 'text' },
    errors: errors.argType,
    loginHref: { control: 'text' },
    resetHref: { control: 'text' },
  },
})

export const Playground = meta.story({
  args: { errors: errors.named('None') },
})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('New password')
    await step(
      'J13 a password manager knows the account, and makes up a password that is allowed',
      async () => {
        await expect(field).toHaveAttribute('autocomplete', 'new-password')
        await expect(field).toHaveAttribute('passwordrules', 'minlength: 8; allowed: ascii-printable;')
        const username = field.form?.querySelector<HTMLInputElement>('[autocomplete=username]')
        await expect([username?.value, username?.checkVisibility()]).toEqual(['wren@example.com', false])
      },
    )
    await step('Its rules are read with the field', async () => {
      await expect(field).toHaveAccessibleDescription(/8 characters or more\s*Not met yet/)
    })
    await step('Enter sends what was typed', async () => {
      await userEvent.type(field, 'wide open sky 42{Enter}')
      await expect(args.onPasswordChange).toHaveBeenLastCalledWith('wide open sky 42')
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: 'wide open sky 42', confirmation: '' })
    })
    await step('J14 what is in the field without an event is sent', async () => {
      field.value = 'wide open sky 43'
      await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: 'wide open sky 43', confirmation: '' })
    })
    canvas.getByRole('button', { name: 'Save new password' }).blur()
  },
})

export const Twice = meta.story({
  name: 'Typed twice',
  args: { isTwice: true, errors: { confirmation: 'newPassword.passwordsDiffer' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password again'), 'w')
    await expect(args.onConfirmationChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: '', confirmation: 'w' })
    canvas.getByLabelText('New password again').blur()
  },
})
export const Slow = meta.story({
  args: { isPending: true, isSlow: true, checklist: passwordChecklist('wide open sky 42', rules) },
  play: async ({ canvas, args, step }) => {
    await step('J7 the button keeps its name and says that it is busy; Cancel leads out', async () => {
      const button = canvas.getByRole('button', { name: 'Save new password' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})
export const Unchecked = meta.story({
  name: 'Not checked',
  args: { screen: 'unchecked', errors: { notice: 'newPassword.serverFailed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    canvas.getByRole('button', { name: 'Try again' }).blur()
  },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: {
    checklist: passwordChecklist('12345678', rules),
    errors: { password: 'newPassword.passwordWeak' },
  },
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  args: { checklist: passwordChecklist('12345678', rules), errors: { notice: 'newPassword.offline' } },
  globals: { theme: 'dark' },
})
export const DarkLinkExpired = meta.story({
  name: 'Dark: a link that has expired',
  args: { screen: 'linkExpired' },
  globals: { theme: 'dark' },
})
export const PhoneLinkUsed = meta.story({
  name: 'Phone: a link that was used',
  args: { screen: 'linkUsed' },
  globals: { viewport: { value: 'phone' } },
})
