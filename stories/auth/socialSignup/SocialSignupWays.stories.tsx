import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, focusOnTitle, leaving, reads } from '../../../testing/journeys/page.steps.ts'
import { byScript, byWindow } from '../social/social.journeys.ts'
import {
  giveBirthday,
  giveEmail,
  isBlocked,
  keepsBirthday,
  keepsEmail,
  toBirthday,
  toEmail,
  toOffer,
} from './socialSignup.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, until, wait } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Social sign-up',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const ByGoogle = meta.story({
  name: 'By the second provider: only the birthday is asked',
  ...driven(
    {
      given: 'socialSignup.withEmail',
      steps: [byScript, focusInField('Birthday'), ...giveBirthday(), passed('auth.registered')],
    },
    { state: 'socialSignup.registered', calls: ['register.ok'] },
  ),
})
export const ByLine = meta.story({
  name: 'By the third provider: the email, then the birthday',
  ...driven(
    {
      given: 'socialSignup.withoutEmail',
      country: 'JP',
      steps: [
        press('Continue with LINE'),
        focusInField('Email'),
        ...giveEmail(),
        focusInField('Birthday'),
        ...giveBirthday(),
        passed('auth.registered'),
      ],
    },
    { state: 'socialSignup.registered' },
  ),
})
export const Shared = meta.story({
  name: 'The email is shared after all: it is not asked for',
  ...driven(
    {
      given: 'socialSignup.sharesEmail',
      steps: [...toOffer, press('Share my email'), focusInField('Birthday')],
    },
    { state: 'socialSignup.collectingBirthday.entering' },
  ),
})
export const SharingRefused = meta.story({
  name: 'The email is refused once more: it is asked for',
  ...driven(
    {
      given: 'socialSignup.withoutEmail',
      steps: [...toOffer, press('Share my email'), focusInField('Email')],
    },
    { state: 'socialSignup.collectingEmail' },
  ),
})
export const OtherEmail = meta.story({
  name: 'Another email: the first one is still in the field (J26)',
  ...driven(
    {
      given: 'socialSignup.withoutEmail',
      steps: [
        ...toEmail,
        ...giveEmail('wren@example.com'),
        press('Use another email'),
        focusInField('Email'),
        keepsEmail('wren@example.com'),
      ],
    },
    { state: 'socialSignup.collectingEmail' },
  ),
})
export const Edited = meta.story({
  name: 'Edited: whoever the server refused for their age stays refused (C10)',
  ...driven(
    {
      given: 'socialSignup.underage',
      steps: [...toBirthday, ...giveBirthday(), press('Edit'), isBlocked],
    },
    { state: 'socialSignup.collectingBirthday.blocked' },
  ),
})
export const Typo = meta.story({
  name: 'A typo in the year: edited, and signed up (C10)',
  ...driven(
    {
      given: 'socialSignup.withEmail',
      steps: [
        ...toBirthday,
        ...giveBirthday('2020-01-01'),
        press('Edit'),
        keepsBirthday('2020-01-01'),
        ...giveBirthday(),
        leaving,
      ],
    },
    { state: 'socialSignup.registered' },
  ),
})
export const RegisterFails = meta.story({
  name: 'Error: the registration fails, and the birthday is still there (D8)',
  ...driven(
    {
      given: 'socialSignup.registerFails',
      steps: [
        ...toBirthday,
        ...giveBirthday(),
        reads('Sorry! Something went wrong on our end.'),
        keepsBirthday(),
      ],
    },
    { state: 'socialSignup.collectingBirthday.entering', row: 'signup.other', calls: ['register.failed'] },
  ),
})
export const NoBirthday = meta.story({
  name: 'Error: no birthday, focus is in the field (J5)',
  ...driven(
    {
      given: 'socialSignup.withEmail',
      steps: [
        ...toBirthday,
        press('Continue'),
        reads('You missed a spot. Don’t forget to add your birthday.'),
        focusInField('Birthday'),
        wait(3_500),
      ],
    },
    { state: 'socialSignup.collectingBirthday.entering', row: 'signup.birthdayRequired' },
  ),
})
export const Titled = meta.story({
  name: 'Each step is titled anew, and a step without a field has focus on its title (J4)',
  ...driven(
    {
      given: 'socialSignup.withoutEmail',
      steps: [
        byWindow,
        focusOnTitle('Share your email address?'),
        press('Type my email instead'),
        reads('What’s your email address?'),
        ...giveEmail('wren@example.com'),
        focusOnTitle('Looks like you’re already on Tackboard'),
      ],
    },
    { state: 'socialSignup.emailExists' },
  ),
})
export const Phone = meta.story({
  ...driven(
    {
      given: 'socialSignup.withoutEmail',
      steps: [...toEmail, ...giveEmail('wren@example.com'), until('socialSignup.emailExists')],
    },
    { state: 'socialSignup.emailExists' },
  ),
  globals: { viewport: { value: 'phone' } },
})
