import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { socialTitles } from '../../../src/messages/en/auth/socialTitles.ts'
import { useText } from '../../../src/views/text.tsx'
import { SocialSignupWithAgeView } from '../../../src/views/auth/socialSignup/SocialSignupWithAgeView.tsx'
import { onCard } from '../shell/onCard.tsx'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, ComponentProps<typeof SocialSignupWithAgeView>['errors']>({
  None: {},
  'No birthday': { birthday: 'signup.birthdayRequired' },
  'Too young': { notice: 'signup.ineligible' },
  Offline: { notice: 'signup.offline' },
})

const meta = preview.meta({
  title: 'Auth/Social sign-up birthday view',
  tags: ['autodocs'],
  component: SocialSignupWithAgeView,
  decorators: [onCard(() => useText(socialTitles)('socialSignupWithAge.title'))],
  args: {
    birthday: '',
    isBlocked: false,
    isPending: false,
    isSlow: false,
    errors: {},
    serverMessage: null,
    onBirthdayChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onDecline: fn(),
  },
  argTypes: { serverMessage: { control: 'text' }, errors: errors.argType },
})

/** All props are controls. */
export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const birthday = canvas.getByLabelText<HTMLInputElement>('Birthday')
    await step('J13 a browser knows what is asked', async () => {
      await expect(birthday).toHaveAttribute('autocomplete', 'bday')
    })
    await step('F8 it tells of each change, and at submit of what the field holds', async () => {
      await userEvent.type(birthday, '1990-05-17')
      await expect(args.onBirthdayChange).toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ birthday: '1990-05-17' })
    })
    await step('J14 a value that came without an event is sent as well', async () => {
      birthday.value = '1999-12-31'
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ birthday: '1999-12-31' })
    })
    await step('Not now leads out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
      await expect(args.onDecline).toHaveBeenCalledTimes(1)
    })
    birthday.value = ''
    canvas.getByRole('button', { name: 'Not now' }).blur()
  },
})

export const Slow = meta.story({
  args: { birthday: '1990-05-17', isPending: true, isSlow: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})

export const Blocked = meta.story({
  name: 'Blocked: nothing can be changed or sent (C10)',
  args: { birthday: '2020-01-01', isBlocked: true, errors: { notice: 'signup.ineligible' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Birthday')).toBeDisabled()
    canvas.getByRole('button', { name: 'Continue' }).blur()
  },
})

export const ServerWords = meta.story({
  name: 'The server’s words where the row shows them',
  args: {
    errors: { birthday: 'signup.missingAge' },
    serverMessage: 'We need to know your age in your country.',
  },
})
export const Dark = meta.story({
  args: { errors: { birthday: 'signup.overage' } },
  globals: { theme: 'dark' },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { birthday: '1990-05-17' },
  globals: { locale: 'ar' },
})
