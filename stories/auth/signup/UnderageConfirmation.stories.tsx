import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { NEW, signUp } from './consents.journeys.ts'
import { focusOnTitle, goesTo, leaving } from '../../../testing/journeys/page.steps.ts'
import { INELIGIBLE, isBlocked, isNotFlagged, toConfirmation, toLeaving } from './underage.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Underage confirmation while signing up',
  component: SignupPage,
})

export const Asking = meta.story(reaches('underage.asking'))
export const Leaving = meta.story(reaches('underage.leaving'))
export const Confirmed = meta.story(reaches('underage.confirmed'))
export const Edited = meta.story(reaches('underage.edited'))
export const Blocked = meta.story({
  name: 'Stayed although too young: the device is blocked (C10)',
  ...reaches('underage.blocked'),
})
export const EditedInVain = meta.story({
  name: 'Edited too late: the form is blocked (C10)',
  ...reaches('underage.editedInVain'),
})

const toast: Step = [
  'The toast is an alert',
  ({ page }) => expect(page.getByText(INELIGIBLE).closest('[role=alert]')).not.toBeNull(),
]
const toastIsGone: Step = [
  'The toast is gone',
  () => waitFor(() => expect(document.querySelector('[data-ui="toast"]')).toBeNull()),
]

export const Toast = meta.story({
  name: 'A toast for 3.5 s; the page is left after 4 s',
  ...driven(
    {
      steps: [
        ...toLeaving,
        toast,
        wait(3_499),
        see(INELIGIBLE),
        wait(1),
        toastIsGone,
        wait(499),
        until('underage.leaving'),
        goesTo(),
        wait(1),
        leaving,
        goesTo('/'),
      ],
    },
    { state: 'underage.confirmed' },
  ),
})

export const Stayed = meta.story({
  name: 'Stay here: nothing happens by itself (J27)',
  ...driven(
    { steps: [...toLeaving, press('Stay here'), focusIsOn('Confirm'), wait(60_000), toastIsGone, goesTo()] },
    { state: 'underage.blocked' },
  ),
})

export const LeftAtOnce = meta.story({
  name: 'Leave now (J27)',
  ...driven({ steps: [...toLeaving, press('Leave now'), goesTo('/')] }, { state: 'underage.confirmed' }),
})

export const AnotherBirthday = meta.story({
  name: 'Another birthday helps nobody whom the server refused (C10)',
  ...driven(
    {
      given: 'signup.underage',
      steps: [
        ...signUp(),
        focusOnTitle('Were you born on February 29, 2000?'),
        see(INELIGIBLE),
        press('Edit'),
        type('Birthday', '1990-05-17'),
        press('Continue'),
        isBlocked,
      ],
    },
    { state: 'underage.editedInVain' },
  ),
})

export const Typo = meta.story({
  name: 'A typo in the year: edited, and signed up (C10)',
  ...driven(
    {
      given: 'signup.succeeds',
      steps: [
        ...toConfirmation,
        press('Edit'),
        type('Birthday', NEW.birthday),
        press('Continue'),
        leaving,
        isNotFlagged,
      ],
    },
    { state: 'signup.registered' },
  ),
})

export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven({ steps: toLeaving }, { state: 'underage.leaving' }),
  globals: { viewport: { value: 'phone' } },
})
