import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  AccountSwitcherView,
  type AccountSwitcherViewProps,
} from '../../../src/views/auth/accounts/AccountSwitcherView.tsx'
import { onStage } from '../../primitives/stage.tsx'

const account = (id: string, fullName: string) => ({
  id,
  username: `member${id}`,
  email: '',
  fullName,
  imageMediumUrl: null,
  imageLargeUrl: null,
  partner: false,
})

const shown: AccountSwitcherViewProps = {
  isReading: false,
  accounts: [account('1', 'Wren Alder'), account('2', 'Rowan Birch of a very long and winding name indeed')],
  currentId: null,
  switchingId: null,
  error: 'failed',
  serverMessage: null,
  addHref: '/add-account/',
  onChoose: fn(),
  onRemove: fn(),
  onCancel: fn(),
}

const meta = preview.meta({
  title: 'Auth/Account switcher view',
  tags: ['autodocs'],
  component: AccountSwitcherView,
  decorators: [onStage],
  args: shown,
  argTypes: { error: { control: 'radio', options: [null, 'expired', 'failed'] } },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rowan Birch/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wren Alder from this device' }))
    await expect(args.onChoose).toHaveBeenCalledWith('2')
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
})
export const Removed = meta.story({
  name: 'Removed: it can be put back',
  args: { error: null, removed: account('3', 'Linnet Fir of a long name, too'), onUndo: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
})
export const RemovedLast = meta.story({
  name: 'Removed: the last account',
  args: { error: null, accounts: [], removed: account('3', 'Linnet Fir'), onUndo: fn() },
})
export const Reading = meta.story({ args: { isReading: true, accounts: [], error: null } })
