import { expect, waitFor } from 'storybook/test'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import { SAVED_ACCOUNTS_KEY, type SavedAccount } from '../../../src/domain/auth/savedAccounts.ts'
import { see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusInField, goesTo } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'

const account = (id: string, username: string, fullName: string, partner = false): SavedAccount => ({
  id,
  username,
  email: `${username}@example.com`,
  fullName,
  imageMediumUrl: faceOf(id),
  imageLargeUrl: faceOf(id),
  partner,
})

/** Three accounts saved on the device. The story's `currentId` determines which one is logged in. */
export const threeAccounts = {
  href: 'https://tackboard.example/ideas/',
  stored: {
    [SAVED_ACCOUNTS_KEY]: {
      groupId: 'group-1',
      accounts: [
        account('1', 'wren', 'Wren Alder'),
        account('4', 'sagedogwood', 'Sage Dogwood', true),
        account('8', 'jayhazel', ''),
      ],
    },
  },
} as const

export const stored = (...ids: string[]): Step => [
  `Storage holds the accounts ${ids.join(', ') || 'of nobody'}`,
  ({ stage }) =>
    waitFor(() => {
      const saved: { accounts: { id: string }[] } = JSON.parse(
        stage.platform.storage.texts.get(SAVED_ACCOUNTS_KEY) ?? '{"accounts":[]}',
      )
      expect(saved.accounts.map(({ id }) => id)).toEqual(ids)
    }),
]
export const fromOtherTab = (...ids: number[]): Step => [
  `Another tab stores the accounts ${ids.join(', ')}`,
  ({ stage }) => {
    const { accounts } = threeAccounts.stored[SAVED_ACCOUNTS_KEY]
    stage.platform.storage.writeFromOtherTab(SAVED_ACCOUNTS_KEY, {
      groupId: null,
      accounts: ids.map((n) => accounts[n]),
    })
  },
]

export const SAGE = /^Sage Dogwood/
export const listed = (...names: string[]): Step => [
  `The list holds ${names.join(', ') || 'nobody'}`,
  ({ page }) =>
    waitFor(() =>
      expect(page.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)).toEqual(
        names,
      ),
    ),
]
const everyone = listed('Wren Alder', 'Sage Dogwood', 'jayhazel')
export const sageRow: Step = [
  'Press "Sage Dogwood"',
  async ({ page, user }) => user.click(await page.findByRole('button', { name: SAGE })),
]

const TWO_FACTOR = 'Two-factor authentication required'

const answered = (row: 'mfaRequired' | 'tooQuick', ...steps: readonly Step[]) =>
  ({ ...threeAccounts, given: `accountSwitcher.${row}`, steps: [sageRow, ...steps] }) as const

const withAccounts = from(threeAccounts)

/** The leaf states of the account switcher, except failures, which are rows. auth.txt §3 "Saved accounts". */
export const accountSwitcherJourneys = {
  'accountSwitcher.reading': withAccounts(everyone),
  'accountSwitcher.empty': {
    href: threeAccounts.href,
    steps: [see('No accounts are saved on this device.'), see('Add account')],
  },
  'accountSwitcher.choosing': withAccounts(everyone, see(/Current account/), see(/Business/)),
  'accountSwitcher.switching': withAccounts.given(
    'accountSwitcher.neverAnswers',
    sageRow,
    until('accountSwitcher.switching'),
    see('Switching to Sage Dogwood'),
    see('Cancel'),
  ),
  'accountSwitcher.loginMfa': answered(
    'mfaRequired',
    see(TWO_FACTOR),
    see(/phone number ending in 42/),
    focusInField('Verification code'),
  ),
  'accountSwitcher.checkingLimit': answered('tooQuick', see('I am not a robot')),
  'accountSwitcher.verifyingHuman.loadingWidget': {
    ...threeAccounts,
    given: 'accountSwitcher.botWidgetHangs',
    // Switching also waits for its token.
    steps: [sageRow, until('accountSwitcher.switching'), wait(8_000), see('Loading security check…')],
  },
  'accountSwitcher.verifyingHuman.solving': answered('tooQuick', see('I am not a robot'), see('Cancel')),
  'accountSwitcher.switched': withAccounts(
    sageRow,
    passed('accountSwitcher.switched'),
    goesTo('/sagedogwood'),
  ),
} as const satisfies Journeys

const opens = (row: EveryRowId) => withAccounts(sageRow, showsRow(row), focusAfter(row, 'Close'))

/** Every row of the account switcher. Most of them have a state of their own. */
export const accountSwitcherErrorJourneys: ErrorJourneys = {
  'accountSwitcher.mfaRequired': (row) => withAccounts(sageRow, see(TWO_FACTOR), showsRow(row)),
  'accountSwitcher.tooQuick': (row) => withAccounts(sageRow, see('I am not a robot'), showsRow(row)),
  'accountSwitcher.botWidgetFailed': (row) => withAccounts(sageRow, showsRow(row), everyone),
  'accountSwitcher.softBanned': opens,
  'accountSwitcher.rateLimited': opens,
  'accountSwitcher.suspended': opens,
  'accountSwitcher.loginAssistance': opens,
  'accountSwitcher.passwordResetSent': opens,
  'accountSwitcher.expired': (row) => withAccounts(sageRow, showsRow(row), everyone),
  'accountSwitcher.failed': (row) => withAccounts(sageRow, showsRow(row), everyone),
}
