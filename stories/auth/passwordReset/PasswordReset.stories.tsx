import preview from '../../../.storybook/preview.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { isSent, keepsIdentifier, onResetPage, pageHref, requestReset } from './passwordReset.journeys.ts'
import { focusIsOn, toastFor } from '../../../testing/journeys/checks.steps.ts'
import { fitsTheWindow, isDescribed, leadsTo, reads } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, until, wait } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Recovery/Password reset',
  tags: ['autodocs'],
  component: PasswordResetPage,
})

const editing = { state: 'passwordReset.editing' } as const

export const Playground = meta.story(driven({ ...onResetPage(), isLive: true }, {}))

export const Editing = meta.story(
  reaches('passwordReset.editing', {
    steps: [
      isDescribed(
        'Email or username',
        'Enter your email or username, and we’ll send you a link to reset your password.',
      ),
      leadsTo('Back to log in', '/login/'),
    ],
  }),
)
export const Prefilled = meta.story({
  name: 'With the email of the log-in form',
  ...driven({ href: pageHref('?ue=wren%40example.com'), steps: [keepsIdentifier()] }, editing),
})
export const Lookup = meta.story({
  name: 'For people who used a provider that is gone',
  ...driven(
    {
      href: pageHref('?lookup=true'),
      steps: [isDescribed('Email or username', 'Enter your email, and we’ll find your account.')],
    },
    editing,
  ),
})
export const Sending = meta.story(reaches('passwordReset.sending.waiting'))
export const SendingSlowly = meta.story(reaches('passwordReset.sending.slow'))
export const Sent = meta.story(reaches('passwordReset.sent', { calls: ['forgotPassword.ok'] }))
export const SentToUsername = meta.story({
  name: 'Sent: a username is not named as an address',
  ...driven(
    onResetPage.given(
      'passwordReset.succeeds',
      ...requestReset('wren'),
      isSent,
      reads('We sent you a link to reset your password.'),
    ),
    { state: 'passwordReset.sent' },
  ),
})
export const SameAnswer = meta.story({
  name: 'Sent: the same answer for an account that does not exist',
  ...driven(
    onResetPage.given(
      'passwordReset.sameAnswer',
      ...requestReset('nobody@example.com'),
      isSent,
      reads('If nobody@example.com belongs to an account, we sent a link to reset its password there.'),
    ),
    { state: 'passwordReset.sent' },
  ),
})
export const Resent = meta.story({
  name: 'Resent: a toast for 3,500 ms',
  ...driven(
    onResetPage.given(
      'passwordReset.succeeds',
      ...requestReset(),
      isSent,
      press('Resend email'),
      ...toastFor('Email sent!', 3_500),
      press('Resend email'),
      reads('Email sent!'),
    ),
    { state: 'passwordReset.sent' },
  ),
})
export const Closed = meta.story({
  name: 'Closed: the form is as it was',
  ...driven(
    onResetPage.given(
      'passwordReset.succeeds',
      ...requestReset(),
      isSent,
      press('OK'),
      keepsIdentifier(),
      focusIsOn('Send reset link'),
    ),
    editing,
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: what was typed is kept',
  ...driven(
    onResetPage.given(
      'passwordReset.neverAnswers',
      ...requestReset(),
      until('passwordReset.sending.waiting'),
      wait(5_000),
      press('Cancel'),
      keepsIdentifier(),
    ),
    editing,
  ),
})
export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven(onResetPage(until('passwordReset.editing'), fitsTheWindow('Send reset link')), editing),
  globals: { viewport: { value: 'phone' } },
})
