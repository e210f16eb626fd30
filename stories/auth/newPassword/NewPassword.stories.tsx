import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import {
  keepsPassword,
  LABEL,
  linkHref,
  newPasswordJourneys,
  onLink,
  setPassword,
  SUBMIT,
  tokenIsGone,
} from './newPassword.journeys.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { announces, fitsTheWindow, goesTo, reads } from '../../../testing/journeys/page.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'

const meta = preview.meta({
  title: 'Recovery/New password',
  tags: ['autodocs'],
  component: NewPasswordPage,
})

const editing = { state: 'newPassword.editing' } as const

export const Playground = meta.story(driven({ ...onLink(), isLive: true }, {}))

export const Checking = meta.story(reaches('newPassword.checking.waiting'))
export const CheckingSlowly = meta.story(reaches('newPassword.checking.slow'))
export const Unchecked = meta.story({
  name: 'Not checked',
  ...reaches('newPassword.unchecked', { calls: ['checkPasswordLink.failed'] }),
})
export const Editing = meta.story(
  reaches('newPassword.editing', {
    calls: ['checkPasswordLink.ok'],
    steps: [...newPasswordJourneys['newPassword.editing'].steps, reads('For wren@example.com'), tokenIsGone],
  }),
)
export const Submitting = meta.story(reaches('newPassword.submitting.waiting'))
export const SubmittingSlowly = meta.story(reaches('newPassword.submitting.slow'))
export const LinkInvalid = meta.story({
  name: 'A link without its token',
  ...reaches('newPassword.linkInvalid'),
})
export const LinkExpired = meta.story({
  name: 'A link that has expired',
  ...reaches('newPassword.linkExpired'),
})
export const LinkUsed = meta.story({ name: 'A link that was used', ...reaches('newPassword.linkUsed') })
export const Done = meta.story({
  name: 'Done: the way to the log-in',
  ...reaches('newPassword.done', { calls: ['setPassword.ok'] }),
})
export const LoggedIn = meta.story({
  name: 'Done: logged in by the server',
  ...reaches('newPassword.loggedIn'),
})

/** The states of the rules, in their order. */
const rulesAre = (...states: readonly ('met' | 'unmet' | 'notYet')[]): Step => [
  `The rules are ${states.join(', ')}`,
  ({ page }) =>
    waitFor(() =>
      expect(page.getAllByRole('listitem').map(({ dataset }) => dataset['state'])).toEqual(states),
    ),
]
const types = (password: string): readonly Step[] => [until('newPassword.editing'), type(LABEL, password)]

export const TooShort = meta.story({
  name: 'The rules while it is too short',
  ...driven(onLink(...types('wide'), rulesAre('notYet', 'met', 'notYet', 'notYet')), editing),
})
export const Weak = meta.story({
  name: 'The rules for one that is easy to guess',
  ...driven(
    onLink(
      ...types('12345678'),
      rulesAre('met', 'met', 'unmet', 'met'),
      announces('Not met: Nothing that is easy to guess, such as 12345678'),
    ),
    editing,
  ),
})
export const Foreign = meta.story({
  name: 'The rules for letters that are not allowed',
  ...driven(onLink(...types('über'), rulesAre('notYet', 'unmet', 'notYet', 'notYet')), editing),
})
export const GoodEnough = meta.story({
  name: 'The rules are all met',
  ...driven(
    onLink(
      ...types('wide open sky 42'),
      rulesAre('met', 'met', 'met', 'met'),
      announces('Your password has all it needs.'),
    ),
    editing,
  ),
})
export const TypedTwice = meta.story({
  name: 'Typed twice, where the app asks for it',
  ...driven(onLink.given('newPassword.typedTwice', ...types('wide open sky 42')), editing),
})
export const NamesNobody = meta.story({
  name: 'Whose it is, as the link says where the server does not',
  ...unseen(driven(onLink.given('newPassword.checkNamesNobody', reads('For wren@example.com')), editing)),
})
const namesNobody: Step = ['The title alone', ({ page }) => expect(page.queryByText(/^For/)).toBeNull()]
export const Anonymous = meta.story({
  name: 'Nobody says whose it is',
  ...driven(
    {
      href: linkHref('wrens-link', ''),
      given: 'newPassword.checkNamesNobody',
      steps: [until('newPassword.editing'), namesNobody],
    },
    editing,
  ),
})
export const CheckedAgain = meta.story({
  name: 'Checked again after a failure',
  ...unseen(
    driven(
      onLink.given(
        'newPassword.checkOffline',
        until('newPassword.unchecked'),
        press('Try again'),
        until('newPassword.unchecked'),
        goesTo(),
      ),
      { state: 'newPassword.unchecked' },
    ),
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: what was typed is kept',
  ...driven(
    onLink.given(
      'newPassword.neverAnswers',
      ...setPassword(),
      until('newPassword.submitting.waiting'),
      wait(5_000),
      press('Cancel'),
      keepsPassword(),
      focusIsOn(SUBMIT),
    ),
    editing,
  ),
})
export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven(onLink(until('newPassword.editing'), fitsTheWindow(SUBMIT)), editing),
  globals: { viewport: { value: 'phone' } },
})
