import { expect, waitFor } from 'storybook/test'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
import { giveBirthday } from '../socialSignup/socialSignup.journeys.ts'
import { focusInField, focusOnTitle, goesTo } from '../../../testing/journeys/page.steps.ts'

const chrome = (major: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

/** A visitor who is offered one-tap, at the lowest supported version. auth.txt §6. */
export const visitor = {
  href: 'https://tackboard.example/ideas/',
  userAgent: chrome(122),
  experiments: { one_tap: true },
} as const
/** The same for one-tap's button flow. */
export const buttonFlow = {
  ...visitor,
  userAgent: chrome(132),
  experiments: { one_tap_button: true },
} as const
/** A member who has connected the second provider. */
export const member = {
  href: visitor.href,
  viewer: {
    type: 'AUTH',
    isAuth: true,
    personalization: {
      firstName: 'Wren',
      hasPassword: true,
      connectedToFacebook: false,
      connectedToGoogle: true,
    },
  },
} as const

export const barAt = (percent: number): Step => [
  `The bar is at ${percent} percent (I6)`,
  ({ page }) =>
    waitFor(() =>
      expect(page.getByRole('progressbar', { name: 'Setting up your account' })).toHaveAttribute(
        'value',
        String(percent),
      ),
    ),
]
export const nothingShown: Step = [
  'Nothing is shown',
  () => waitFor(() => expect(document.querySelector('section, dialog')).toBeNull()),
]
const optedOut = (is: boolean): Step => [
  `This device has ${is ? '' : 'not '}opted out`,
  ({ stage }) =>
    waitFor(() =>
      expect(stage.platform.storage.texts.get('tackboard.oneTapOptOut')).toBe(is ? 'true' : undefined),
    ),
]
const welcome = [
  focusOnTitle('Welcome to Tackboard!'),
  see('We’re setting up your account. This takes a moment.'),
  until('oneTap.registering.filling'),
]
const polling = [until('scriptLoader.polling')]
/** The provider's own button, as rendered by the in-memory platform. */
export const useButton = press('Continue with Google')

export const TWO_FACTOR = 'Two-factor authentication required'
/** A new user who must give consents before the account is created. */
export const consentsAsked = {
  ...visitor,
  country: 'KR',
  experiments: { one_tap: true, kr_privacy_consent: true },
  given: 'oneTap.newcomer',
} as const
const toConsents = [see('Consents'), until('oneTap.consents'), see('Next')]
/** The server requires a new user's age. */
export const toAge = [see('Enter your birthdate'), focusInField('Birthday'), until('oneTap.socialSignup')]

export const asVisitor = from(visitor)
const byButton = from(buttonFlow)

/**
 * The leaf states of one-tap and of the script that it waits for, except failures, which are rows. auth.txt §6, §2 "Loading screen", §9.
 */
export const oneTapJourneys = {
  'scriptLoader.adding': asVisitor.given('oneTap.scriptHangs', until('oneTap.loadingScript'), nothingShown),
  'scriptLoader.polling': asVisitor.given('oneTap.scriptNeverReady', ...polling, wait(1_999), nothingShown),
  'scriptLoader.ready': asVisitor.given('oneTap.waits', until('oneTap.prompting')),
  'scriptLoader.unavailable': asVisitor.given(
    'oneTap.scriptNeverReady',
    ...polling,
    wait(2_000),
    passed('oneTap.notOffered'),
    nothingShown,
  ),
  'oneTap.deciding': asVisitor.given('oneTap.waits', until('oneTap.prompting')),
  'oneTap.loadingScript': asVisitor.given('oneTap.scriptNeverReady', ...polling, nothingShown),
  'oneTap.prompting': asVisitor.given('oneTap.waits', until('oneTap.prompting'), nothingShown),
  'oneTap.offeringButton': byButton(see('Continue with Google'), see('Not now')),
  'oneTap.loggingIn': byButton.given('oneTap.neverAnswers', useButton, see('Logging you in with Google…')),
  'oneTap.registering.filling': asVisitor.given(
    'oneTap.registerNeverAnswers',
    ...welcome,
    barAt(0),
    wait(3_000),
    barAt(47.5),
    wait(2_999),
  ),
  'oneTap.registering.waiting': asVisitor.given(
    'oneTap.registerNeverAnswers',
    ...welcome,
    wait(6_000),
    barAt(95),
    wait(20_000),
    barAt(95),
  ),
  'oneTap.loginMfa': asVisitor.given(
    'oneTap.mfaRequired',
    see(TWO_FACTOR),
    see(/phone number ending in 42/),
    focusInField('Verification code'),
  ),
  'oneTap.checkingLimit': asVisitor.given('oneTap.tooQuick', see('I am not a robot')),
  'oneTap.verifyingHuman.loadingWidget': {
    ...buttonFlow,
    given: 'oneTap.botWidgetHangs',
    // Logging in also waits for its token.
    steps: [useButton, until('oneTap.loggingIn'), wait(8_000), see('Loading security check…')],
  },
  'oneTap.verifyingHuman.solving': asVisitor.given(
    'oneTap.tooQuick',
    see('I am not a robot'),
    see('Not now'),
  ),
  'oneTap.openingSignup': {
    ...consentsAsked,
    parts: 'hang',
    steps: [until('oneTap.openingSignup'), see('Logging you in with Google…')],
  },
  'oneTap.signupUnavailable': {
    ...consentsAsked,
    parts: 'fail',
    steps: [see('We couldn’t load the next step.'), see('Try again')],
  },
  'oneTap.consents': { ...consentsAsked, steps: toConsents },
  'oneTap.socialSignup': asVisitor.given('oneTap.missingAge', ...toAge),
  'oneTap.failure.failed': asVisitor.given(
    'oneTap.offline',
    see('Sorry, we can’t log you in.'),
    see('Try again'),
  ),
  'oneTap.notOffered': { ...visitor, userAgent: firefox, steps: [passed('oneTap.notOffered'), nothingShown] },
  'oneTap.dismissed': asVisitor.given(
    'oneTap.dismissed',
    passed('oneTap.dismissed'),
    nothingShown,
    optedOut(false),
  ),
  'oneTap.optedOut': from(member).given(
    'oneTap.dismissed',
    passed('oneTap.optedOut'),
    nothingShown,
    optedOut(true),
  ),
  'oneTap.turnedAway': asVisitor.given(
    'oneTap.missingAge',
    ...toAge,
    ...giveBirthday('2020-01-01'),
    focusOnTitle('Were you born on January 1, 2020?'),
    press('Confirm'),
    wait(4_000),
    passed('oneTap.turnedAway'),
    goesTo('/'),
  ),
  'oneTap.loggedIn': asVisitor.given('oneTap.succeeds', passed('oneTap.loggedIn'), goesTo('/ideas/')),
  'oneTap.registered': asVisitor.given('oneTap.newcomer', passed('oneTap.registered'), goesTo('/ideas/')),
} as const satisfies Journeys
