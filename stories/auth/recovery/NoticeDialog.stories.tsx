import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NoticeDialog } from '../../../src/views/auth/recovery/NoticeDialog.tsx'
import { notices } from '../../../src/views/auth/recovery/notices.ts'
import { says } from './notice.checks.ts'
import { noticeArgs, resetByEmail } from './noticeArgs.ts'
import { onPinPage } from '../../../testing/stage/onPinPage.tsx'

const meta = preview.meta({
  title: 'Recovery/Notice dialog',
  tags: ['autodocs'],
  component: NoticeDialog,
  decorators: [onPinPage],
  args: noticeArgs,
  argTypes: {
    notice: { control: 'select', options: Object.keys(notices) },
    reset: { control: 'object' },
  },
})

const STRANGE =
  'We noticed some strange activity on your account. Reset your password or log in with Facebook or Google to get back into your account.'
const noMatch = (provider: string) => [
  `We couldn’t match your ${provider} account to any account. Try resetting your password instead.`,
]

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, step }) => {
    const button = (name: string) => screen.getByRole('button', { name })
    await step('J1 its title has focus', () =>
      expect(screen.getByRole('heading', { name: 'We protected your account' })).toHaveFocus(),
    )
    await step('It tells what is wanted', async () => {
      await userEvent.click(button('Reset your password'))
      await expect(resetByEmail.onReset).toHaveBeenCalledTimes(1)
      for (const name of ['OK', 'Close']) await userEvent.click(button(name))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(3)
    })
    screen.getByRole('heading').focus()
  },
})

export const Deactivated = meta.story({
  args: { notice: 'deactivated' },
  play: async ({ step }) => {
    await step(
      'auth.txt §8: reasons, and a contact link for appeals',
      says(
        'Your account has been deactivated',
        [
          'Violating our community guidelines',
          'Unusual activity',
          'An account closure request',
          'contact us',
        ],
        ['OK'],
      ),
    )
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/_/_/help/appeal/',
    )
  },
})
export const LoginAssistance = meta.story({
  args: { notice: 'loginAssistance', reset: { ...resetByEmail, email: '' } },
  play: says(
    'Looks like you’re having trouble logging in',
    ['We sent you an email to help you reset your password'],
    ['OK'],
  ),
})
export const LoginAssistanceWithEmail = meta.story({
  args: { notice: 'loginAssistance' },
  play: says('Looks like you’re having trouble logging in', ['We sent an email to wren@example.com'], ['OK']),
})
export const TooManyAttempts = meta.story({
  args: { notice: 'tooManyAttempts' },
  play: says(
    'Oops! Too many login attempts',
    ['You have reached the maximum number of login attempts. Try again in 30 minutes.'],
    ['Reset your password', 'OK'],
  ),
})
export const TooManyAttemptsWithWait = meta.story({
  name: 'Too many attempts: the wait is known',
  args: { notice: 'tooManyAttempts', waitMinutes: 42 },
  play: says('Oops! Too many login attempts', ['Try again in 42 minutes.'], ['Reset your password', 'OK']),
})
export const SoftBanned = meta.story({
  play: says(
    'We protected your account',
    [STRANGE, 'We reset your password and logged you out on all devices.'],
    ['OK', 'Reset your password'],
  ),
})
export const SoftBannedWithoutEmail = meta.story({
  args: { reset: { by: 'page', href: '/password/reset/' } },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/password/reset/',
    )
  },
})
export const FacebookNoMatch = meta.story({
  args: { notice: 'facebookNoMatch' },
  play: says('No account found', noMatch('Facebook'), ['OK', 'Reset your password']),
})
export const LineNoMatch = meta.story({
  args: { notice: 'lineNoMatch' },
  play: says('No account found', noMatch('LINE'), ['OK', 'Reset your password']),
})
export const GoogleNoMatch = meta.story({
  args: { notice: 'googleNoMatch' },
  play: says('No account found', noMatch('Google'), ['OK', 'Reset your password']),
})
export const FacebookUnavailable = meta.story({
  args: { notice: 'facebookUnavailable' },
  play: says('Oops! Facebook isn’t available', ['Try another way to log in'], ['OK']),
})
export const GoogleUnavailable = meta.story({
  args: { notice: 'googleUnavailable' },
  play: says('Oops! Google isn’t available', ['Try another way to log in'], ['OK']),
})
export const LineUnavailable = meta.story({
  args: { notice: 'lineUnavailable' },
  play: says('Oops! LINE isn’t available', ['Try another way to log in'], ['OK']),
})
export const PasswordResetSent = meta.story({
  args: { notice: 'passwordResetSent', reset: { ...resetByEmail, email: '' } },
  play: says('Check your email', ['We sent you a link to reset your password.'], ['Resend email', 'OK']),
})
export const PasswordResetSentWithEmail = meta.story({
  args: { notice: 'passwordResetSent' },
  play: says(
    'Check your email',
    ['We sent a link to reset your password to wren@example.com.'],
    ['Resend email', 'OK'],
  ),
})
export const PasswordResetRequested = meta.story({
  name: 'Password reset sent: where nobody is to learn whether the account exists',
  args: { notice: 'passwordResetRequested', reset: { ...resetByEmail, email: '' } },
  play: says(
    'Check your email',
    ['If you have an account, we sent you a link to reset your password.'],
    ['Resend email', 'OK'],
  ),
})
export const PasswordResetRequestedWithEmail = meta.story({
  name: 'Password reset sent: the same with an email',
  args: { notice: 'passwordResetRequested' },
  play: says(
    'Check your email',
    ['If wren@example.com belongs to an account, we sent a link to reset its password there.'],
    ['Resend email', 'OK'],
  ),
})
export const ResendPending = meta.story({
  args: { notice: 'passwordResetSent', reset: { ...resetByEmail, isPending: true } },
  play: async ({ step }) => {
    await step(
      'J7 the button keeps its name and says that it is busy; another press does nothing',
      async () => {
        const resend = screen.getByRole('button', { name: 'Resend email' })
        await expect(resend).toHaveAttribute('aria-busy', 'true')
        await userEvent.click(resend)
        await expect(resetByEmail.onResend).not.toHaveBeenCalled()
      },
    )
    screen.getByRole('heading').focus()
  },
})
export const ResendFailed = meta.story({
  args: { notice: 'passwordResetSent', reset: { ...resetByEmail, error: true } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Sorry! Something went wrong on our end.')
  },
})
