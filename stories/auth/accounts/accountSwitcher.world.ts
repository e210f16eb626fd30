import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const accountSwitcherWorld = defineWorld('accountSwitcher', {
  sheet: { flow: 'accounts', position: 2 },
  inputs: { '': { currentId: '1' } },
  events: [
    ...Object.entries({
      'two accounts turn out to be saved': ['1', '2'],
      'no account turns out to be saved': [],
    }).map(([text, ids]) => ({
      type: 'accounts.changed',
      text,
      saved: { groupId: null, accounts: ids.map((id) => ({ id })) },
    })),
    { type: 'account.chosen', id: '2' },
    { type: 'account.removed', id: '2' },
    { type: 'removal.undone' },
    { type: 'switch.cancelled' },
    { type: 'notice.closed' },
    { type: 'bot.loaded' },
    { type: 'bot.solved', token: 'v2' },
    { type: 'bot.failed' },
  ],
  failures: failuresOf(accountSwitcherErrors),
  difference: ({ context }) => [context.removed === null],
})
