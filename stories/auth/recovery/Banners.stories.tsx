import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  FacebookRemovedBanner,
  type FacebookRemovedBannerProps,
} from '../../../src/views/auth/recovery/FacebookRemovedBanner.tsx'
import { SignupUnavailableBanner } from '../../../src/views/auth/recovery/SignupUnavailableBanner.tsx'
import { inColumn } from '../../primitives/stage.tsx'

const bannerArgs = {
  variant: 'googleConnected',
  resetHref: '/password/reset/?lookup=true',
  onDismiss: fn(),
} as const satisfies FacebookRemovedBannerProps

const meta = preview.meta({
  title: 'Recovery/Banners',
  tags: ['autodocs'],
  component: FacebookRemovedBanner,
  decorators: [inColumn],
  args: bannerArgs,
  argTypes: {
    variant: {
      control: 'select',
      options: ['googleConnected', 'hasPassword', 'facebookOnly', 'default', null],
    },
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas, step }) => {
    await step('It has a name, and says what it says as a status', async () => {
      await expect(
        canvas.getByRole('group', { name: 'You can no longer log in with Facebook' }),
      ).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Your account is connected to Google')
    })
    await step('§2 it links to the password-reset page with lookup=true', () =>
      expect(canvas.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
        'href',
        '/password/reset/?lookup=true',
      ),
    )
    await step('J28 it is dismissed by a button with a name, by keyboard too', async () => {
      canvas.getByRole('button', { name: 'Close' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    })
    canvas.getByRole('button', { name: 'Close' }).blur()
  },
})
export const HasPassword = meta.story({ args: { variant: 'hasPassword' } })
export const FacebookOnly = meta.story({ args: { variant: 'facebookOnly' } })
export const Default = meta.story({ name: 'Default banner', args: { variant: 'default' } })
export const Reading = meta.story({ args: { variant: null } })
export const HostileResetLink = meta.story({
  name: 'A reset page that is a script (A17)',
  args: { variant: 'facebookOnly', resetHref: 'javascript:globalThis.wasRun=true' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('set a password')).toBeVisible()
  },
})

/** auth.txt §8, word for word. */
const SIGNUP = 'Facebook login isn’t available for new users. Continue with email or Google:'

export const SignupUnavailable = meta.story({
  render: () => <SignupUnavailableBanner providers={['facebook']} />,
  play: async ({ canvas }) => expect(canvas.getByText(SIGNUP)).toBeVisible(),
})
export const FacebookSignupUnavailableAlone = meta.story({
  name: 'Facebook sign-up unavailable, Google not offered',
  render: () => <SignupUnavailableBanner providers={['facebook']} offered={[]} />,
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Facebook login isn’t available.* Continue with email:$/)).toBeVisible(),
})
export const GoogleSignupUnavailableAlone = meta.story({
  name: 'Google sign-up unavailable, Facebook not offered',
  render: () => <SignupUnavailableBanner providers={['google']} offered={[]} />,
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Google login isn’t available.* Continue with email:$/)).toBeVisible(),
})
export const GoogleSignupUnavailable = meta.story({
  render: () => <SignupUnavailableBanner providers={['google']} />,
  play: async ({ canvas }) => expect(canvas.getByText(/^Google login isn’t available/)).toBeVisible(),
})
export const BothSignupsUnavailable = meta.story({
  render: () => <SignupUnavailableBanner providers={['google', 'facebook']} />,
  play: async ({ canvas }) => expect(canvas.getByText(/^Facebook and Google login/)).toBeVisible(),
})
const both = (args: FacebookRemovedBannerProps) => (
  <>
    <FacebookRemovedBanner {...args} />
    <SignupUnavailableBanner providers={['facebook']} />
  </>
)
export const Dark = meta.story({ render: both, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  render: both,
  globals: { locale: 'ar' },
})
export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  render: both,
  globals: { viewport: { value: 'phone' }, locale: 'en-XA' },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
})
