import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { socialTitles } from '../../../src/messages/en/auth/socialTitles.ts'
import { useText } from '../../../src/views/text.tsx'
import { EmailCollectionView } from '../../../src/views/auth/socialSignup/EmailCollectionView.tsx'
import { onCard } from '../shell/onCard.tsx'
import { presets } from '../../../testing/controls.ts'

const errors = presets<string, ComponentProps<typeof EmailCollectionView>['errors']>({
  None: {},
  'No email': { email: 'emailCollection.emailRequired' },
  'Email is not one': { email: 'emailCollection.emailFormat' },
  'Signing up failed': { notice: 'emailCollection.signupFailed' },
})

const meta = preview.meta({
  title: 'Auth/Email collection view',
  id: 'auth-social-sign-up-email-collection-view',
  tags: ['autodocs'],
  component: EmailCollectionView,
  decorators: [onCard(() => useText(socialTitles)('EmailCollection.title'))],
  args: {
    email: '',
    isPending: false,
    isSlow: false,
    errors: {},
    serverMessage: null,
    onEmailChange: fn(),
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
    const email = canvas.getByLabelText('Email')
    await step('J13 a browser knows what is asked', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'email')
      await expect(email).toHaveAttribute('type', 'email')
    })
    await step('It tells of each change, and at submit of what the field holds', async () => {
      await userEvent.type(email, 'robin@example.com{Enter}')
      await expect(args.onEmailChange).toHaveBeenCalled()
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'robin@example.com' })
    })
    await step('J14 a value that came without an event is sent as well', async () => {
      if (email instanceof HTMLInputElement) email.value = 'filled@example.com'
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'filled@example.com' })
    })
    await step('Not now leads out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
      await expect(args.onDecline).toHaveBeenCalledTimes(1)
    })
    await userEvent.clear(email)
    email.blur()
  },
})

export const Slow = meta.story({
  args: { email: 'robin@example.com', isPending: true, isSlow: true },
  play: async ({ canvas, args, step }) => {
    await step(
      'J7 the button keeps its name, says that it is busy, and sends nothing twice; Cancel leads out (D1)',
      async () => {
        await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        await expect(args.onSubmit).not.toHaveBeenCalled()
        await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
        await expect(args.onCancel).toHaveBeenCalledTimes(1)
      },
    )
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})

export const EveryPlaceForAnError = meta.story({
  name: 'Every place where an error can stand',
  args: {
    email: 'robin',
    errors: { email: 'emailCollection.emailFormat', notice: 'emailCollection.signupFailed' },
  },
})

export const ServerWords = meta.story({
  name: 'A server’s words are text (E1, E2)',
  args: {
    errors: { notice: 'emailCollection.signupFailed' },
    serverMessage: `<img src=x onerror="globalThis.wasRun = true">${'x'.repeat(200)}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('<img src=x')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

export const Dark = meta.story({
  args: { email: 'robin', errors: { email: 'emailCollection.emailFormat' } },
  globals: { theme: 'dark' },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { email: 'robin@example.com' },
  globals: { locale: 'ar' },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isPending: true, isSlow: true },
})
