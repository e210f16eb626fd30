import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { SAGE, sageRow, threeAccounts } from './accountSwitcher.journeys.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { focusInField, goesTo } from '../../../testing/journeys/page.steps.ts'
import { abovePins } from '../../../testing/stage/onPinPage.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, type, until } from '../../../testing/steps/steps.ts'
import { areKept, goBack, isAt } from '../steps/history.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({
  title: 'Auth/Account switcher',
  component: AccountSwitcher,
  decorators: [abovePins],
  args: { currentId: '1' },
})

export const TwoFactor = meta.story(reaches('accountSwitcher.loginMfa', { calls: ['switchAccount.failed'] }))
export const CodeGiven = meta.story({
  name: 'A code switches by two-factor (§4)',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        given: 'accountSwitcher.mfaRequired',
        steps: [
          sageRow,
          focusInField('Verification code'),
          type('Verification code', '123456'),
          press('Continue'),
          passed('accountSwitcher.switched'),
          goesTo('/sagedogwood'),
        ],
      },
      { state: 'accountSwitcher.switched', calls: ['switchAccount.failed', 'switchAccount.ok'] },
    ),
  ),
})
export const CodeNotGiven = meta.story({
  name: 'Two-factor can be cancelled, and focus is where it was',
  ...driven(
    {
      ...threeAccounts,
      given: 'accountSwitcher.mfaRequired',
      steps: [
        sageRow,
        focusInField('Verification code'),
        press('Cancel'),
        [
          'Focus is on the account',
          ({ page }) => waitFor(() => expect(page.getByRole('button', { name: SAGE })).toHaveFocus()),
        ],
      ],
    },
    { state: 'accountSwitcher.choosing' },
  ),
})
export const BackFromTheCode = meta.story({
  name: 'Back closes the dialog for the code, and leaves no entry',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        given: 'steps.switches',
        steps: [
          areKept,
          sageRow,
          focusInField('Verification code'),
          isAt(1),
          goBack,
          until('accountSwitcher.choosing'),
          isAt(0),
        ],
      },
      { state: 'accountSwitcher.choosing' },
    ),
  ),
})
export const CodeLeavesNoEntry = meta.story({
  name: 'A switch with a code leaves no entry of the dialog behind',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        given: 'steps.switches',
        steps: [
          areKept,
          sageRow,
          focusInField('Verification code'),
          isAt(1),
          type('Verification code', '123456'),
          press('Continue'),
          goesTo('/sagedogwood'),
          isAt(0),
        ],
      },
      { state: 'accountSwitcher.switched' },
    ),
  ),
})
