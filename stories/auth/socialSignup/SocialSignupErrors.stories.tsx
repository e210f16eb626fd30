import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { sharesPicture } from '../../support/proof/sharesPicture.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { failing } from '../../support/proof/failing.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Social sign-up/Errors',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const EmailRequired = meta.story(failing('emailCollection.emailRequired'))
export const EmailFormat = meta.story(failing('emailCollection.emailFormat'))
export const SignupFailed = meta.story(
  failing('emailCollection.signupFailed', { calls: ['register.failed'] }),
)
export const ProfileUnread = meta.story({
  name: 'The profile cannot be read: the e-mail is asked for, and nothing said',
  ...sharesPicture(
    'because no message is shown',
    failing('emailCollection.profileUnread', { calls: ['readFacebookProfile.failed'] }),
  ),
})
