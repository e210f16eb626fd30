import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { buttonFlow, nothingShown, visitor } from './oneTap.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { onIdeasPage } from '../shell/IdeasPage.tsx'
import { goesTo } from '../../../testing/journeys/page.steps.ts'

const meta = preview.meta({
  title: 'Auth/One tap',
  tags: ['autodocs'],
  component: OneTap,
  decorators: [onIdeasPage],
})

export const Playground = meta.story({
  ...driven({ ...buttonFlow, isLive: true, given: 'oneTap.newcomer' }, {}),
  args: { onLoggedIn: fn(), onClosed: fn() },
})

const looks = (times: number): Step => [
  `The script was looked for ${times} times`,
  ({ stage }) => expect(stage.platform.oneTap.polls).toBe(times),
]

export const Deciding = meta.story(unseen(reaches('oneTap.deciding')))
export const LoadingScript = meta.story(unseen(reaches('oneTap.loadingScript')))
export const AddingScript = meta.story(unseen(reaches('scriptLoader.adding')))
export const PollingScript = meta.story({
  name: 'Waiting for the script',
  ...unseen(reaches('scriptLoader.polling')),
})
export const ScriptReady = meta.story(unseen(reaches('scriptLoader.ready')))
export const ScriptUnavailable = meta.story({
  name: 'The script never comes up: 20 looks, 100 ms apart, and nothing is shown (B10)',
  ...unseen(
    driven(
      {
        ...visitor,
        given: 'oneTap.scriptNeverReady',
        steps: [
          until('scriptLoader.polling'),
          wait(2_000),
          passed('oneTap.notOffered'),
          looks(20),
          nothingShown,
        ],
      },
      { state: 'scriptLoader.unavailable' },
    ),
  ),
})
export const Prompting = meta.story(reaches('oneTap.prompting'))
export const OfferingButton = meta.story(reaches('oneTap.offeringButton'))
export const LoggingIn = meta.story(reaches('oneTap.loggingIn'))
export const Registering = meta.story(reaches('oneTap.registering.filling'))
export const RegisteringSlowly = meta.story(reaches('oneTap.registering.waiting'))
export const TwoFactor = meta.story(reaches('oneTap.loginMfa', { calls: ['logIn.failed'] }))
export const CheckingLimit = meta.story(reaches('oneTap.checkingLimit'))
export const LoadingBotCheck = meta.story(reaches('oneTap.verifyingHuman.loadingWidget'))
export const BotCheck = meta.story(reaches('oneTap.verifyingHuman.solving'))
export const OpeningSignup = meta.story(reaches('oneTap.openingSignup'))
export const SignupUnavailable = meta.story(reaches('oneTap.signupUnavailable'))
export const Consents = meta.story(reaches('oneTap.consents'))
export const NeedsAge = meta.story({
  name: 'Asking for the age',
  ...reaches('oneTap.socialSignup', { calls: ['register.failed'] }),
})
export const Failed = meta.story(reaches('oneTap.failure.failed'))
export const NotOffered = meta.story(unseen(reaches('oneTap.notOffered')))
export const Dismissed = meta.story(unseen(reaches('oneTap.dismissed')))
export const OptedOut = meta.story(unseen(reaches('oneTap.optedOut')))
export const TurnedAway = meta.story(unseen(reaches('oneTap.turnedAway')))
export const Done = meta.story(reaches('oneTap.loggedIn', { calls: ['logIn.ok'] }))

export const Registered = meta.story({
  name: 'A newcomer gets an account, and the page is loaded again',
  ...unseen(
    driven(
      {
        ...visitor,
        given: 'oneTap.newcomer',
        steps: [passed('oneTap.registering.filling'), goesTo('/ideas/')],
      },
      { state: 'oneTap.registered', calls: ['register.ok'] },
    ),
  ),
})
