import { expect, waitFor } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { newPasswordErrors } from '../../../src/errors/auth/newPassword.errors.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { from, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, leadsTo, titled } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, slow, timesOut, type, until, type Step } from '../../../testing/steps/steps.ts'

export const LABEL = 'New password'
export const AGAIN = 'New password again'
export const SUBMIT = 'Save new password'
/** Good enough for every rule. */
export const NEW_PASSWORD = 'wide open sky 42'

export const save = press(SUBMIT)
export const setPassword = (password = NEW_PASSWORD): Step[] => [
  until('newPassword.editing'),
  type(LABEL, password),
  save,
]

/** The field holds this. */
export const keepsPassword = (password = NEW_PASSWORD): Step => [
  'The password is still there',
  async ({ page }) => expect(await page.findByLabelText(LABEL)).toHaveValue(password),
]

export const linkHref = (token = 'wrens-link', more = '&ue=wren%40example.com') =>
  `https://tackboard.example/password/new/?${token && `token=${token}`}${more}`

/** The member's page with a link that works. */
export const onLink = from({ href: linkHref() })

/** The secret does not stay in the address bar, the history or a referrer. */
export const tokenIsGone: Step = [
  'C2 the token is out of the address, and nothing else is',
  ({ stage }) =>
    waitFor(() =>
      expect(stage.platform.navigation.replaced).toEqual([
        'https://tackboard.example/password/new/?ue=wren%40example.com',
      ]),
    ),
]

/** The way to a new link keeps the email. */
export const offersLink: readonly Step[] = [
  leadsTo('Get a new link', '/password/reset/?ue=wren%40example.com'),
  goesTo(),
]

const refusedLink = (title: string): readonly Step[] => [focusOnTitle(title), ...offersLink]
const invalid = refusedLink('This link doesn’t work')
const expired = refusedLink('This link has expired')
const used = [...refusedLink('This link has already been used'), leadsTo('Log in', '/login/')]

/** Every leaf state of the page for a new password. */
export const newPasswordJourneys = {
  'newPassword.checking.waiting': onLink.given(
    'newPassword.checkNeverAnswers',
    until('newPassword.checking.waiting'),
    tokenIsGone,
  ),
  'newPassword.checking.slow': onLink.given('newPassword.checkNeverAnswers', ...slow('newPassword.checking')),
  'newPassword.unchecked': onLink.given(
    'newPassword.checkOffline',
    focusOnTitle('We couldn’t check your link'),
    showsRow('newPassword.offline'),
  ),
  'newPassword.editing': onLink(focusOnTitle('Choose a new password'), keepsPassword('')),
  'newPassword.submitting.waiting': onLink.given('newPassword.neverAnswers', ...setPassword()),
  'newPassword.submitting.slow': onLink.given(
    'newPassword.neverAnswers',
    ...setPassword(),
    ...slow('newPassword.submitting'),
  ),
  // The page starts with it, so focus is where the browser puts it.
  'newPassword.linkInvalid': {
    href: linkHref(''),
    steps: [titled('This link doesn’t work'), ...offersLink],
  },
  'newPassword.linkExpired': { href: linkHref('expired-link'), steps: expired },
  'newPassword.linkUsed': { href: linkHref('used-link'), steps: used },
  'newPassword.done': {
    href: linkHref('rowans-link', ''),
    steps: [
      ...setPassword(),
      focusOnTitle('Your password has been changed'),
      leadsTo('Log in', '/login/'),
      goesTo(),
    ],
  },
  'newPassword.loggedIn': onLink(...setPassword(), passed('newPassword.loggedIn'), goesTo('/')),
} as const satisfies Journeys

/** After a refusal, the form keeps what was typed. */
const refused =
  (password = NEW_PASSWORD) =>
  (row: EveryRowId): Journey =>
    onLink(...setPassword(password), showsRow(row), keepsPassword(password), focusAfter(row, SUBMIT))

// SAFETY: each name is a row of the table `newPassword`.
const rows = Object.keys(newPasswordErrors).map((name) => `newPassword.${name}` as EveryRowId)

export const newPasswordErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(rows.map((row) => [row, refused()])),
  'newPassword.linkInvalid': onLink(...setPassword(), ...invalid),
  'newPassword.linkExpired': onLink(...setPassword(), ...expired),
  'newPassword.linkUsed': onLink(...setPassword(), ...used),
  'newPassword.passwordRequired': refused(''),
  'newPassword.passwordTooShort': refused('k8!m'),
  'newPassword.passwordNonAscii': refused('über den Wolken'),
  'newPassword.passwordIsUsername': refused('Wren@Example.com'),
  'newPassword.passwordWeak': refused('12345678'),
  'newPassword.passwordsDiffer': (row) =>
    onLink(
      until('newPassword.editing'),
      type(LABEL, NEW_PASSWORD),
      type(AGAIN, 'wide open sky 43'),
      save,
      showsRow(row),
      keepsPassword(),
      focusAfter(row, SUBMIT),
    ),
  'newPassword.timedOut': (row) =>
    onLink(
      ...setPassword(),
      ...timesOut('newPassword.submitting.waiting'),
      showsRow(row),
      keepsPassword(),
      focusAfter(row, SUBMIT),
    ),
}
