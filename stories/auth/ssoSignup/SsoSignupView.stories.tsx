import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { socialTitles } from '../../../src/messages/en/auth/socialTitles.ts'
import { useText } from '../../../src/views/text.tsx'
import { SsoSignupView, type SsoSignupViewProps } from '../../../src/views/auth/ssoSignup/SsoSignupView.tsx'
import { onCard } from '../shell/onCard.tsx'

const viewArgs = {
  screen: 'offer',
  email: 'robin@acme.example',
  isPending: false,
  isPopupOpen: false,
  isSlow: false,
  error: null,
  onContinue: fn(),
  onOtherEmail: fn(),
  onCancel: fn(),
} as const satisfies SsoSignupViewProps

const meta = preview.meta({
  title: 'Auth/Single sign-on sign-up view',
  tags: ['autodocs'],
  component: SsoSignupView,
  decorators: [onCard(() => useText(socialTitles)('ssoSignup.title'))],
  args: viewArgs,
  argTypes: {
    screen: {
      control: 'select',
      options: ['checking', 'checkFailed', 'notFound', 'accountFound', 'offer'],
    },
    error: { control: 'text' },
  },
})

/** All props are controls. `error` takes a row of the catalogue: `social.popupBlocked`. */
export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('The main button says what it does, and tells which screen it was on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue with SSO' }))
      await expect(args.onContinue).toHaveBeenLastCalledWith('offer')
    })
    await step('Another email', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
      await expect(args.onOtherEmail).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Use another email' }).blur()
  },
})

export const Slow = meta.story({
  args: { screen: 'checking', isPending: true, isSlow: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    canvas.getByRole('button', { name: 'Cancel' }).blur()
  },
})

export const LongEmail = meta.story({
  name: 'A long email wraps (E2)',
  args: { screen: 'notFound', email: `${'robin'.repeat(12)}@${'acme'.repeat(10)}.example` },
})
export const Dark = meta.story({ args: { error: 'social.noTokens' }, globals: { theme: 'dark' } })
