import preview from '../../../.storybook/preview.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { sharesPicture } from '../../support/proof/sharesPicture.ts'
import { failing } from '../../support/proof/failing.ts'
import { submitBirthday } from '../../support/journeys/auth/birthday.journeys.ts'
import { driven } from '../../support/proof/reaches.ts'
import { see } from '../../support/steps/steps.ts'

const meta = preview.meta({ title: 'Auth/Birthday step/Errors', component: BirthdayStep })

const sameWords = 'because auth.txt §8 has one sentence for every error other than the birthday'
const WRONG = 'Sorry! Something went wrong on our end.'

export const Required = meta.story(failing('birthday.required'))
export const Invalid = meta.story(failing('birthday.invalid'))
export const Overage = meta.story(failing('birthday.overage', { calls: ['submitBirthday.failed'] }))
export const MissingAge = meta.story(
  sharesPicture('because the mock server sends the same message', failing('birthday.missingAge')),
)
export const Ineligible = meta.story(failing('birthday.ineligible'))
export const Underage = meta.story(
  sharesPicture('because the row is a screen of its own', failing('birthday.underage')),
)
export const Refused = meta.story(failing('birthday.refused'))
export const ServerFailed = meta.story(failing('birthday.serverFailed'))
export const Offline = meta.story(sharesPicture(sameWords, failing('birthday.offline')))
export const Malformed = meta.story(sharesPicture(sameWords, failing('birthday.malformed')))
export const TimedOut = meta.story(sharesPicture(sameWords, failing('birthday.timedOut')))

export const OverageByDate = meta.story({
  name: 'Overage by the date: 121 years (F7)',
  ...driven(
    { steps: [...submitBirthday('1905-01-15'), see('Oops! Please use a valid age to sign up.')] },
    { state: 'birthday.editing.filled' },
  ),
})
export const UnknownCode = meta.story({
  name: 'A code that nobody knows, and no words (D15)',
  ...sharesPicture(
    sameWords,
    driven(
      { given: 'birthday.unknownCode', steps: [...submitBirthday(), see(WRONG)] },
      { state: 'birthday.editing.filled' },
    ),
  ),
})
