import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { korea } from '../signup/consents.journeys.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { byWindow } from '../social/social.journeys.ts'
import {
  giveBirthday,
  giveEmail,
  keepsBirthday,
  keepsEmail,
  toBirthday,
  toEmail,
} from './socialSignup.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, until } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Social sign-up',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const BackFromConsents = meta.story({
  name: 'Back from the consents: the birthday is kept (H7)',
  ...driven(
    {
      given: 'socialSignup.withEmail',
      country: 'KR',
      experiments: { kr_privacy_consent: true },
      steps: [...toBirthday, ...giveBirthday(), press('Back'), keepsBirthday()],
    },
    { state: 'socialSignup.collectingBirthday.entering' },
  ),
})
export const BackToEmail = meta.story({
  name: 'Back from the consents to the email, where that came before (§4)',
  ...driven(
    {
      ...korea,
      given: 'socialSignup.withBirthday',
      steps: [...toEmail, ...giveEmail(), press('Back'), focusInField('Email'), keepsEmail()],
    },
    { state: 'socialSignup.collectingEmail' },
  ),
})
export const BackToSignup = meta.story({
  name: 'Back from the consents to the sign-up, where nothing was asked before (§4)',
  ...driven(
    {
      ...korea,
      given: 'socialSignup.withEverything',
      steps: [byWindow, press('Back'), until('auth.signup')],
    },
    { state: 'socialSignup.declined' },
  ),
})
