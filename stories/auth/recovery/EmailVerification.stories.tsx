import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { EmailVerificationModal } from '../../../src/flows/auth/emailVerification/EmailVerificationModal.tsx'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { failing } from '../../journeys/failing.ts'
import { saysSent, unverified } from './emailVerification.journeys.ts'
import { openOverPage, reads, overPageIsGone } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Recovery/Email verification',
  tags: ['autodocs'],
  component: EmailVerificationModal,
  args: { onClose: fn() },
  render: (args) => (
    <OverPage isClosed>
      {(close) => (
        <EmailVerificationModal
          {...args}
          onClose={() => {
            close()
            args.onClose?.()
          }}
        />
      )}
    </OverPage>
  ),
})

const visitor = { type: 'UNAUTH', isAuth: false, hasVerifiedEmail: false } as const
const WRONG = 'Sorry! Something went wrong on our end.'
const resend = press('Resend email')
export const Playground = meta.story(driven({ isLive: true, viewer: unverified, steps: [openOverPage] }, {}))

export const Reminding = meta.story(reaches('emailVerification.reminding'))
export const Sending = meta.story(reaches('emailVerification.sending'))
export const Sent = meta.story(reaches('emailVerification.sent', { calls: ['resendVerification.ok'] }))
export const Failed = meta.story(
  reaches('emailVerification.failed', { calls: ['resendVerification.failed'] }),
)
export const Closed = meta.story(reaches('emailVerification.closed'))
export const ResendFailed = meta.story(failing('emailVerification.resendFailed'))

export const ServerFails = meta.story({
  name: 'A fault without words, then it works',
  ...driven(
    {
      viewer: unverified,
      given: 'emailVerification.serverFails',
      steps: [openOverPage, resend, see(WRONG)],
    },
    { state: 'emailVerification.failed' },
  ),
})
export const Offline = meta.story(failing('emailVerification.offline'))
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...failing('emailVerification.timedOut'),
})
export const SentThenGotIt = meta.story({
  name: 'Sent, then Got it: focus goes back (J3)',
  ...driven(
    { viewer: unverified, steps: [openOverPage, resend, saysSent, press('Got it'), overPageIsGone] },
    { state: 'emailVerification.closed' },
  ),
})
export const WithoutAddress = meta.story({
  name: 'No address is known',
  ...driven(
    {
      viewer: { ...unverified, personalization: null },
      steps: [openOverPage, reads('We sent you an email. Follow the link in it')],
    },
    { state: 'emailVerification.reminding' },
  ),
})
const noDialog: Step = ['No dialog is shown', ({ page }) => expect(page.queryByRole('dialog')).toBeNull()]
export const ForVisitors = meta.story({
  name: 'Nothing for visitors',
  ...driven({ viewer: visitor, steps: [openOverPage, noDialog] }, {}),
})
export const ForVerifiedMembers = meta.story({
  name: 'Nothing for members with a verified email',
  ...driven({ viewer: { ...unverified, hasVerifiedEmail: true }, steps: [openOverPage, noDialog] }, {}),
})
export const Phone = meta.story({
  ...reaches('emailVerification.sent'),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ viewer: unverified, steps: [openOverPage] }, { state: 'emailVerification.reminding' }),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({ ...reaches('emailVerification.failed'), globals: { theme: 'dark' } })
