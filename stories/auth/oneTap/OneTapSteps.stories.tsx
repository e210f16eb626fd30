import preview from '../../../.storybook/preview.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { neverRegisters } from '../signup/consents.journeys.ts'
import { buttonFlow, consentsAsked, toAge, useButton, visitor } from './oneTap.journeys.ts'
import { giveBirthday } from '../socialSignup/socialSignup.journeys.ts'
import { focusInField, focusOnTitle, goesTo } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { check, press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { areKept, goBack, isAt } from '../steps/history.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const solveBotCheck: Step = [
  'Solve the bot check',
  async ({ page, user }) => user.click(await page.findByRole('checkbox', { name: 'I am not a robot' })),
]

const meta = preview.meta({ title: 'Auth/One tap', component: OneTap, decorators: [onIdeasPage] })

export const AgeGiven = meta.story({
  name: 'Who says how old they are gets an account, with the same token (§4)',
  ...unseen(
    driven(
      {
        ...visitor,
        given: 'oneTap.missingAge',
        steps: [...toAge, ...giveBirthday(), passed('oneTap.registered'), goesTo('/ideas/')],
      },
      { state: 'oneTap.registered', calls: ['register.failed', 'register.ok'] },
    ),
  ),
})
export const AgeRefused = meta.story({
  name: 'Who is too young is asked whether the birthday is right (§2)',
  ...driven(
    {
      ...visitor,
      given: 'oneTap.missingAge',
      steps: [
        ...toAge,
        ...giveBirthday('2020-01-01'),
        focusOnTitle('Were you born on January 1, 2020?'),
        see('Edit'),
      ],
    },
    { state: 'oneTap.socialSignup' },
  ),
})
export const AgeDeclined = meta.story({
  name: '"Not now" leads back to the button',
  ...driven(
    {
      ...buttonFlow,
      given: 'oneTap.missingAge',
      steps: [useButton, ...toAge, press('Not now'), see('Continue with Google')],
    },
    { state: 'oneTap.offeringButton' },
  ),
})
export const ConsentGiven = meta.story({
  name: 'Consents are asked for before the account is created (§3)',
  ...unseen(
    driven(
      {
        ...consentsAsked,
        steps: [
          until('oneTap.consents'),
          neverRegisters,
          check('Agree to all'),
          press('Next'),
          passed('oneTap.registered'),
          goesTo('/ideas/'),
        ],
      },
      { state: 'oneTap.registered', calls: ['register.ok'] },
    ),
  ),
})
export const CodeGiven = meta.story({
  name: 'A code, and a new one, log in by two-factor (§4)',
  ...unseen(
    driven(
      {
        ...visitor,
        given: 'oneTap.mfaRequired',
        steps: [
          focusInField('Verification code'),
          press('Resend code'),
          see('We sent you a new code!'),
          type('Verification code', '123456'),
          press('Continue'),
          passed('oneTap.loggedIn'),
          goesTo('/ideas/'),
        ],
      },
      { state: 'oneTap.loggedIn', calls: ['logIn.failed', 'logIn.ok'] },
    ),
  ),
})
export const BotCheckSolved = meta.story({
  name: 'A solved bot check logs in (§4)',
  ...unseen(
    driven(
      {
        ...visitor,
        given: 'oneTap.tooQuick',
        steps: [solveBotCheck, passed('oneTap.loggedIn'), goesTo('/ideas/')],
      },
      { state: 'oneTap.loggedIn', calls: ['logIn.failed', 'logIn.ok'] },
    ),
  ),
})
export const BackFromTheCode = meta.story({
  name: 'Back closes the dialog for the code, and leaves no entry',
  ...unseen(
    driven(
      {
        ...buttonFlow,
        given: 'steps.oneTap',
        steps: [
          areKept,
          useButton,
          focusInField('Verification code'),
          isAt(1),
          goBack,
          until('oneTap.offeringButton'),
          isAt(0),
        ],
      },
      {},
    ),
  ),
})
