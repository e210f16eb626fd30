import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { fromOtherTab, listed, stored, threeAccounts } from './accountSwitcher.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Account switcher',
  component: AccountSwitcher,
  decorators: [onStage],
  args: { currentId: '1' },
})

const offersNoUndo: Step = [
  'There is no “Undo”',
  ({ page }) => waitFor(() => expect(page.queryByRole('button', { name: 'Undo' })).toBeNull()),
]

export const PutBack = meta.story({
  name: 'An account is put back to its place, and focus is on it',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        steps: [
          press('Remove Sage Dogwood from this device'),
          press('Undo'),
          listed('Wren Alder', 'Sage Dogwood', 'jayhazel'),
          stored('1', '4', '8'),
          offersNoUndo,
          focusIsOn('Remove Sage Dogwood from this device'),
        ],
      },
      { state: 'accountSwitcher.choosing' },
    ),
  ),
})
export const PutBackAmongOthers = meta.story({
  name: 'An account is put back among what another tab has saved meanwhile (C8)',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        steps: [
          fromOtherTab(0, 1),
          press('Remove Sage Dogwood from this device'),
          fromOtherTab(0, 2),
          press('Undo'),
          listed('Wren Alder', 'Sage Dogwood', 'jayhazel'),
          stored('1', '4', '8'),
        ],
      },
      { state: 'accountSwitcher.choosing' },
    ),
  ),
})
export const SavedAgainElsewhere = meta.story({
  name: 'An account that another tab has saved again cannot be put back',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        steps: [
          press('Remove Sage Dogwood from this device'),
          fromOtherTab(0, 1, 2),
          listed('Wren Alder', 'Sage Dogwood', 'jayhazel'),
          offersNoUndo,
        ],
      },
      { state: 'accountSwitcher.choosing' },
    ),
  ),
})
export const RemovedForGood = meta.story({
  name: 'An account is taken off the device for good, and focus stays near',
  ...driven(
    {
      ...threeAccounts,
      given: 'accountSwitcher.removesForGood',
      steps: [
        press('Remove Sage Dogwood from this device'),
        listed('Wren Alder', 'jayhazel'),
        stored('1', '8'),
        offersNoUndo,
        [
          'Focus is on the title',
          ({ page }) =>
            waitFor(() => expect(page.getByRole('heading', { name: 'Your accounts' })).toHaveFocus()),
        ],
      ],
    },
    { state: 'accountSwitcher.choosing' },
  ),
})
