import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { failing } from '../../journeys/failing.ts'
import { keepsTyped, toastFor } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, until, wait } from '../../../testing/steps/steps.ts'

const meta = preview.meta({ title: 'Recovery/Forgot password', component: LoginPage })

const resend = press('Resend email')

export const Sending = meta.story(reaches('forgotPassword.sending'))
export const Sent = meta.story(reaches('forgotPassword.sent.shown', { calls: ['forgotPassword.ok'] }))
export const Resending = meta.story(reaches('forgotPassword.sent.resending'))
export const Failed = meta.story(reaches('forgotPassword.sent.failed', { calls: ['forgotPassword.failed'] }))
export const NotSent = meta.story(reaches('forgotPassword.failed'))
export const Closed = meta.story(reaches('forgotPassword.closed'))
export const Offline = meta.story(failing('forgotPassword.offline'))
export const TimedOut = meta.story(failing('forgotPassword.timedOut'))
export const ResetFailed = meta.story(failing('forgotPassword.resetFailed'))

export const Resent = meta.story({
  name: 'Resent: a toast for 3,500 ms',
  ...driven(
    {
      given: 'forgotPassword.resendSucceeds',
      steps: [
        ...logIn(),
        until('forgotPassword.sent.shown'),
        resend,
        ...toastFor('Email sent!', 3_500),
        resend,
        see('Email sent!'),
        [
          'It stands above the dialog and can be reached',
          ({ page }) => expect(page.getByRole('dialog')).toContainElement(page.getByText('Email sent!')),
        ],
      ],
    },
    { state: 'forgotPassword.sent.shown', calls: ['forgotPassword.ok'] },
  ),
})
export const ResentTooOften = meta.story({
  name: 'Resent too often: the wait is counted down',
  ...driven(
    {
      given: 'forgotPassword.resendLimited',
      steps: [
        ...logIn(),
        until('forgotPassword.sent.shown'),
        resend,
        see(/Try again in 2 minutes\./),
        wait(30_000),
        see(/Try again in 1 minute\./),
        wait(60_000),
        see('You can try again now.'),
      ],
    },
    { state: 'forgotPassword.sent.failed', calls: ['forgotPassword.failed'] },
  ),
})
export const FailedThenClosed = meta.story({
  name: 'Failed, then closed: the form is as it was',
  ...driven(
    {
      given: 'forgotPassword.resendFails',
      steps: [
        ...logIn(),
        until('forgotPassword.sent.shown'),
        resend,
        until('forgotPassword.sent.failed'),
        press('Close'),
        keepsTyped(),
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
