import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { isDescribed } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { toBirthday, toEmail } from './socialSignup.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Social sign-up',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

export const Playground = meta.story({
  ...driven({ isLive: true, given: 'socialSignup.sharesEmail', country: 'JP' }, {}),
  args: { onLoggedIn: fn() },
})

export const Starting = meta.story(reaches('socialSignup.starting'))
export const ReadingProfile = meta.story(reaches('socialSignup.readingProfile'))
export const OfferingToShare = meta.story(reaches('socialSignup.requestingEmail.offering'))
export const SharingBlocked = meta.story({
  name: 'The browser blocks the window (B6)',
  ...reaches('socialSignup.requestingEmail.blocked'),
})
export const AskingToShare = meta.story(reaches('socialSignup.requestingEmail.asking'))
export const ReadingShared = meta.story({
  name: 'Reading what was shared',
  ...reaches('socialSignup.requestingEmail.reading'),
})
export const CollectingEmail = meta.story(
  reaches('socialSignup.collectingEmail', {
    steps: [...toEmail, isDescribed('Email', 'Add an email address to finish signing up.')],
  }),
)
export const CheckingEmail = meta.story(reaches('socialSignup.checkingEmail.waiting'))
export const CheckingEmailSlowly = meta.story(reaches('socialSignup.checkingEmail.slow'))
export const EmailExists = meta.story({
  name: 'The email has an account already',
  ...reaches('socialSignup.emailExists', { calls: ['checkEmailExists.ok'] }),
})
export const CollectingBirthday = meta.story(
  reaches('socialSignup.collectingBirthday.entering', {
    calls: ['readFacebookProfile.ok'],
    steps: [...toBirthday, isDescribed('Birthday', 'Add your birthday to finish signing up.')],
  }),
)
export const Blocked = meta.story({
  name: 'Blocked: refused for their age before (C9)',
  ...reaches('socialSignup.collectingBirthday.blocked'),
})
export const Consents = meta.story(reaches('socialSignup.consents.afterBirthday'))
export const ConsentsAfterEmail = meta.story(reaches('socialSignup.consents.afterEmail'))
export const ConsentsFirst = meta.story({
  name: 'Consents first: the provider has told everything',
  ...reaches('socialSignup.consents.first'),
})
export const CheckingAge = meta.story(reaches('socialSignup.registering.checkingAge'))
export const Registering = meta.story(reaches('socialSignup.registering.calling.waiting'))
export const RegisteringSlowly = meta.story(reaches('socialSignup.registering.calling.slow'))
export const CheckingAgeWithEmail = meta.story(reaches('socialSignup.registeringWithEmail.checkingAge'))
export const RegisteringWithEmail = meta.story(reaches('socialSignup.registeringWithEmail.calling.waiting'))
export const RegisteringWithEmailSlowly = meta.story(
  reaches('socialSignup.registeringWithEmail.calling.slow'),
)
export const RespondMessage = meta.story({
  name: 'Response message',
  ...reaches('socialSignup.respondMessage'),
})
export const Underage = meta.story(reaches('socialSignup.underage'))
export const Registered = meta.story(reaches('socialSignup.registered', { calls: ['register.ok'] }))
export const Prevented = meta.story({
  name: 'Prevented: the sign-up form without that provider',
  ...reaches('socialSignup.prevented', { calls: ['register.failed'] }),
})
export const Declined = meta.story({
  name: "Declined: 'Not now' leads back to the sign-up",
  ...reaches('socialSignup.declined'),
})
export const Existing = meta.story({
  name: 'Existing: logging in, with the email filled in',
  ...reaches('socialSignup.existing'),
})
export const TurnedAway = meta.story(reaches('socialSignup.turnedAway'))
