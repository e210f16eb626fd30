import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { birthday } from '../../../src/messages/en/auth/birthday.ts'
import { useText } from '../../../src/views/text.tsx'
import { BirthdayView } from '../../../src/views/auth/birthday/BirthdayView.tsx'
import { onCard } from '../shell/onCard.tsx'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, ComponentProps<typeof BirthdayView>['errors']>({
  None: {},
  'No birthday': { birthday: 'birthday.required' },
  'Not a date': { birthday: 'birthday.invalid' },
  'Too young': { notice: 'birthday.ineligible' },
  Offline: { notice: 'birthday.offline' },
})

const meta = preview.meta({
  title: 'Auth/Birthday view',
  tags: ['autodocs'],
  component: BirthdayView,
  decorators: [onCard(() => useText(birthday)('birthday.title'))],
  args: {
    typedBirthday: () => '',
    canSubmit: false,
    isIneligible: false,
    isPending: false,
    isSlow: false,
    errors: {},
    serverMessage: null,
    homeHref: '/',
    onBirthdayChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  argTypes: {
    serverMessage: { control: 'text' },
    errors: errors.argType,
    homeHref: { control: 'text' },
  },
})

export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Birthday')
    const button = canvas.getByRole('button', { name: 'Continue' })
    await step('F8 typing the year digit by digit tells no more than whole dates', async () => {
      await userEvent.type(field, '2000-02-29')
      await expect(args.onBirthdayChange).toHaveBeenLastCalledWith('2000-02-29')
    })
    await step(
      'J14 what stands in the field without an event is sent, even by a button that waits for a date',
      async () => {
        field.value = '1999-12-31'
        await userEvent.click(button)
        await expect(args.onSubmit).toHaveBeenLastCalledWith('1999-12-31')
      },
    )
    await step('Without a date it says so, once', async () => {
      field.value = ''
      await userEvent.click(button)
      await expect(args.onSubmit).toHaveBeenLastCalledWith('')
      await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    })
    button.blur()
  },
})

export const Slow = meta.story({
  args: { canSubmit: true, isPending: true, isSlow: true, typedBirthday: () => '2000-02-29' },
  play: async ({ canvas, args, step }) => {
    await step('J7 the button keeps its name and says that it is busy; Cancel leads out', async () => {
      await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})
export const Phone = meta.story({
  args: { errors: { birthday: 'birthday.required' } },
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { errors: { birthday: 'birthday.invalid' }, canSubmit: true, typedBirthday: () => '2026-02-01' },
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  args: { errors: { notice: 'birthday.ineligible' }, isIneligible: true, typedBirthday: () => '2020-01-01' },
  globals: { theme: 'dark' },
})
