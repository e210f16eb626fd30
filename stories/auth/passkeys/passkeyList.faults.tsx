import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PasskeyList } from '../../../src/flows/auth/passkeys/PasskeyList.tsx'
import type { FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC } from '../../../testing/faults/generic.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { confirm, isListed, keepsName, names, renaming, startRemoval } from './passkeyList.journeys.ts'

/** After a fault the question is still open; after it was cancelled it is not. */
const askAgain: Step = [
  'Ask for it again, if the question is closed',
  ({ page, user }) =>
    page.queryByRole('dialog')
      ? undefined
      : user.click(page.getByRole('button', { name: 'Remove MacBook Pro' })),
]

const atList = { session: wren, page: () => <PasskeyList />, says: [GENERIC] } as const

/** The calls of the list of passkeys. */
export const passkeyListFaults = {
  readPasskeys: {
    ...atList,
    keeps: [until('passkeyList.failed')],
    again: [press('Try again')],
    done: [isListed],
  },
  renamePasskey: {
    ...atList,
    before: [isListed, ...renaming, type('Name', 'Work laptop')],
    sends: [press('Save')],
    keeps: [keepsName('Work laptop')],
    cancel: [press('Cancel'), until('passkeyList.renaming.editing')],
    done: [names('Work laptop', 'Pixel 9', 'YubiKey 5C')],
  },
  removePasskey: {
    ...atList,
    before: [isListed, startRemoval, see('Remove “MacBook Pro”?')],
    sends: [confirm],
    keeps: [see('Pixel 9')],
    again: [askAgain, confirm],
    cancel: [press('Cancel'), isListed],
    done: [names('Pixel 9', 'YubiKey 5C')],
  },
} satisfies FaultRows
