import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SAVED_ACCOUNTS_KEY } from '../../../src/domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { failing } from '../../journeys/failing.ts'
import { fromOtherTab, listed, sageRow, stored, threeAccounts } from './accountSwitcher.journeys.ts'
import { focusIsOn, passed } from '../../../testing/journeys/checks.steps.ts'
import { leadsTo, reads } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, until } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { onStage } from '../../primitives/stage.tsx'

const meta = preview.meta({
  title: 'Auth/Account switcher',
  tags: ['autodocs'],
  component: AccountSwitcher,
  decorators: [onStage],
  args: { currentId: '1' },
})

export const Playground = meta.story({
  ...driven({ ...threeAccounts, isLive: true }, {}),
  args: { onSwitched: fn(), onAddAccount: fn() },
})

export const Reading = meta.story({
  name: 'Reading the saved accounts',
  ...reaches('accountSwitcher.reading'),
})
export const Choosing = meta.story({ name: 'Choosing an account', ...reaches('accountSwitcher.choosing') })
export const Empty = meta.story({
  name: 'No saved accounts',
  ...reaches('accountSwitcher.empty', { steps: [leadsTo('Add account', '/add-account/')] }),
})
export const Switching = meta.story(reaches('accountSwitcher.switching'))
export const Switched = meta.story(reaches('accountSwitcher.switched', { calls: ['switchAccount.ok'] }))

export const CheckingLimit = meta.story(reaches('accountSwitcher.checkingLimit'))
export const LoadingBotCheck = meta.story(reaches('accountSwitcher.verifyingHuman.loadingWidget'))
export const BotCheck = meta.story(reaches('accountSwitcher.verifyingHuman.solving'))

export const Expired = meta.story({
  name: 'Error: the saved log-in has expired',
  ...failing('accountSwitcher.expired', {
    state: 'accountSwitcher.failure.expired',
    calls: ['switchAccount.failed'],
  }),
})
export const Failed = meta.story({
  name: 'Error: switching fails',
  ...failing('accountSwitcher.failed', { state: 'accountSwitcher.failure.failed' }),
})
export const Removed = meta.story({
  name: 'An account is taken off the device, and can be put back',
  ...driven(
    {
      ...threeAccounts,
      steps: [
        press('Remove Sage Dogwood from this device'),
        listed('Wren Alder', 'jayhazel'),
        stored('1', '8'),
        see('Sage Dogwood was removed from this device.'),
        focusIsOn('Undo'),
      ],
    },
    { state: 'accountSwitcher.choosing' },
  ),
})
export const OtherTab = meta.story({
  name: 'What another tab saves or removes is seen at once, and lost by nobody (C8)',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        steps: [
          fromOtherTab(0, 1),
          listed('Wren Alder', 'Sage Dogwood'),
          fromOtherTab(0, 1, 2),
          listed('Wren Alder', 'Sage Dogwood', 'jayhazel'),
          press('Remove jayhazel from this device'),
          stored('1', '4'),
        ],
      },
      { state: 'accountSwitcher.choosing' },
    ),
  ),
})
export const Cancelled = meta.story({
  name: 'A switch that takes too long can be cancelled',
  ...driven(
    {
      ...threeAccounts,
      given: 'accountSwitcher.neverAnswers',
      steps: [sageRow, until('accountSwitcher.switching'), press('Cancel')],
    },
    { state: 'accountSwitcher.choosing' },
  ),
})
export const CorruptStorage = meta.story({
  name: 'Saved accounts that are corrupt are none (C6)',
  ...driven(
    {
      href: threeAccounts.href,
      stored: { [SAVED_ACCOUNTS_KEY]: { accounts: [null, 7, { id: 4 }, [[]]] } },
      steps: [reads('No accounts are saved on this device.')],
    },
    { state: 'accountSwitcher.empty' },
  ),
})
export const SwitchedBack = meta.story({
  name: 'The account one came from is saved, so that one can go back (§3)',
  ...unseen(
    driven(
      {
        ...threeAccounts,
        session: { userId: '7', username: 'ada', fullName: 'Ada Lovelace' },
        steps: [sageRow, passed('accountSwitcher.switched'), stored('1', '4', '8', '7')],
      },
      { state: 'accountSwitcher.switched' },
    ),
  ),
  args: { currentId: '7' },
})
export const RightToLeft = meta.story({
  ...driven(threeAccounts, { state: 'accountSwitcher.choosing' }),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  ...driven(threeAccounts, { state: 'accountSwitcher.choosing' }),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
})
