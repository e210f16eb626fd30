import preview from '../../../.storybook/preview.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { given } from '../../../testing/journeys/journey.ts'
import { leaving } from '../../../testing/journeys/page.steps.ts'
import { see } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { driven } from '../../journeys/reaches.ts'
import { keepsBirthday, toQuestion } from '../birthday/birthday.journeys.ts'
import {
  isSent,
  keepsIdentifier,
  onResetPage,
  requestReset,
} from '../passwordReset/passwordReset.journeys.ts'
import { keepsForm, korea, signUp, toConsents } from '../signup/consents.journeys.ts'
import { CHILD, toConfirmation } from '../signup/underage.journeys.ts'
import { areKept, goBack, isAt } from './history.steps.ts'

const meta = preview.meta({ title: 'Auth/Sign up steps in the history', component: SignupPage })

export const FromTheConsents = meta.story({
  name: 'Back leads from the consents to the form',
  ...unseen(
    driven(
      { ...korea, ...given('steps.kept', areKept, ...toConsents, isAt(1), goBack, keepsForm(), isAt(0)) },
      { state: 'consents.left' },
    ),
  ),
})
export const Registered = meta.story({
  name: 'Once signed up, the page is left from its own entry',
  ...unseen(
    driven(given('steps.registers', areKept, ...signUp(), leaving, isAt(0)), {
      state: 'auth.registered',
      calls: ['register.ok'],
    }),
  ),
})
export const FromTheBirthday = meta.story({
  name: 'Back leads from the question about the birthday to the form',
  ...unseen(
    driven(given('steps.kept', areKept, ...toConfirmation, isAt(1), goBack, keepsForm(CHILD), isAt(0)), {
      state: 'underage.edited',
    }),
  ),
})
export const FromTheQuestion = meta.story({
  name: 'Back leads from the same question of the birthday step to the date',
  render: () => <BirthdayStep />,
  ...unseen(
    driven(
      given('steps.kept', areKept, ...toQuestion, isAt(1), goBack, keepsBirthday('2020-01-01'), isAt(0)),
      {
        state: 'birthday.editing.filled',
      },
    ),
  ),
})
export const FromTheRecovery = meta.story({
  name: 'Back closes the dialog that the email was sent',
  render: () => <PasswordResetPage />,
  ...unseen(
    driven(
      onResetPage.given(
        'steps.resets',
        areKept,
        ...requestReset(),
        isSent,
        see('Check your email'),
        isAt(1),
        goBack,
        keepsIdentifier(),
        isAt(0),
      ),
      { state: 'passwordReset.editing' },
    ),
  ),
})
