import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { failing } from '../../journeys/failing.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Social sign-up',
  id: 'auth-social-sign-up-errors',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const EmailRequired = meta.story(failing('emailCollection.emailRequired'))
export const EmailFormat = meta.story({
  name: 'Error: email has the wrong format',
  ...failing('emailCollection.emailFormat'),
})
export const SignupFailed = meta.story(
  failing('emailCollection.signupFailed', { calls: ['register.failed'] }),
)
export const ProfileUnread = meta.story({
  name: 'Error: the profile cannot be read, and the email is asked for',
  ...failing('emailCollection.profileUnread', { calls: ['readFacebookProfile.failed'] }),
})
