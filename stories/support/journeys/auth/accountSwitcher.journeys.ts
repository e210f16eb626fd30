import { expect, waitFor } from 'storybook/test'
import { SAVED_ACCOUNTS_KEY, type SavedAccount } from '../../../../src/domain/auth/savedAccounts.ts'
import { see, until, type Step } from '../../steps/steps.ts'
import { passed } from '../checks.steps.ts'
import type { ErrorJourneys, Journeys } from '../journey.ts'
import { showsRow } from '../row.steps.ts'
import { goesTo } from './oneTap.journeys.ts'

const account = (id: string, username: string, fullName: string, partner = false): SavedAccount => ({
  id,
  username,
  email: `${username}@example.com`,
  fullName,
  imageMediumUrl: null,
  imageLargeUrl: null,
  partner,
})

/** Three accounts saved on the device; the story's `currentId` says which one is logged in. */
export const threeAccounts = {
  href: 'https://tackboard.example/ideas/',
  stored: {
    [SAVED_ACCOUNTS_KEY]: {
      groupId: 'group-1',
      accounts: [
        account('1', 'wren', 'Wren Alder'),
        account('4', 'teammember', 'Sage Dogwood', true),
        account('8', 'connected', ''),
      ],
    },
  },
} as const

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
const everyone = listed('Wren Alder', 'Sage Dogwood', 'connected')
export const sageRow: Step = [
  'Press "Sage Dogwood"',
  async ({ page, user }) => user.click(await page.findByRole('button', { name: SAGE })),
]

/** Every leaf state of the account switcher. auth.txt §3 "Saved accounts". */
export const accountSwitcherJourneys = {
  'accountSwitcher.reading': { ...threeAccounts, steps: [everyone] },
  'accountSwitcher.empty': {
    href: threeAccounts.href,
    steps: [see('No accounts are saved on this device.'), see('Add account')],
  },
  'accountSwitcher.choosing': { ...threeAccounts, steps: [everyone, see(/Signed in now/), see(/Business/)] },
  'accountSwitcher.switching': {
    ...threeAccounts,
    given: 'accountSwitcher.neverAnswers',
    steps: [sageRow, until('accountSwitcher.switching'), see('Switching to Sage Dogwood'), see('Cancel')],
  },
  'accountSwitcher.switched': {
    ...threeAccounts,
    steps: [sageRow, passed('accountSwitcher.switched'), goesTo('/teammember')],
  },
} as const satisfies Journeys

/** Every row of the account switcher. */
export const accountSwitcherErrorJourneys: ErrorJourneys = {
  'accountSwitcher.expired': (row) => ({ ...threeAccounts, steps: [sageRow, showsRow(row), everyone] }),
  'accountSwitcher.failed': (row) => ({ ...threeAccounts, steps: [sageRow, showsRow(row), everyone] }),
}
