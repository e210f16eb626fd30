import preview from '../../../.storybook/preview.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { failing } from '../../journeys/failing.ts'
import { agree, keepsBirthday, submitBirthday } from './birthday.journeys.ts'
import { isToast } from '../../../testing/journeys/checks.steps.ts'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { see } from '../../../testing/steps/steps.ts'
import { korea } from '../signup/consents.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Birthday step',
  id: 'auth-birthday-step-errors',
  component: BirthdayStep,
})

const WRONG = 'Sorry! Something went wrong on our end.'

export const Required = meta.story(failing('birthday.required'))
export const Invalid = meta.story(failing('birthday.invalid'))
export const Overage = meta.story({
  name: 'Error: too old',
  ...failing('birthday.overage', { calls: ['submitBirthday.failed'] }),
})
export const MissingAge = meta.story(failing('birthday.missingAge'))
export const MissingAgeWithoutMessage = meta.story({
  name: 'Missing age, without words of the server',
  ...driven(
    {
      given: 'birthday.missingAgeWithoutMessage',
      steps: [
        ...submitBirthday(),
        reads('We need to know your age to provide you this service.'),
        isToast('We need to know your age to provide you this service.'),
        keepsBirthday(),
      ],
    },
    { state: 'birthday.editing.filled', calls: ['submitBirthday.failed'] },
  ),
})
export const AfterTheConsents = meta.story({
  name: 'Error: after the consents, it is a toast, too',
  ...driven(
    {
      ...korea,
      given: 'birthday.serverFailed',
      steps: [...agree, ...submitBirthday(), isToast(WRONG)],
    },
    { row: 'birthday.serverFailed' },
  ),
})
export const Ineligible = meta.story(failing('birthday.ineligible'))
export const Underage = meta.story(failing('birthday.underage'))
export const Refused = meta.story(failing('birthday.refused'))
export const ServerFailed = meta.story(failing('birthday.serverFailed'))
export const Offline = meta.story(failing('birthday.offline'))
export const Malformed = meta.story(failing('birthday.malformed'))
export const TimedOut = meta.story(failing('birthday.timedOut'))

export const OverageByDate = meta.story({
  name: 'Overage by the date: 121 years (F7)',
  ...driven(
    {
      steps: [
        ...submitBirthday('1905-01-15'),
        reads('Oops! Please use a valid age to sign up.'),
        isToast('Oops! Please use a valid age to sign up.'),
      ],
    },
    { state: 'birthday.editing.filled' },
  ),
})
export const UnknownCode = meta.story({
  name: 'A code that nobody knows, and no words (D15)',
  ...driven(
    { given: 'birthday.unknownCode', steps: [...submitBirthday(), see(WRONG)] },
    { state: 'birthday.editing.filled' },
  ),
})
