import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import type { FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC } from '../../../testing/faults/generic.ts'
import { goesTo } from '../../../testing/journeys/page.steps.ts'
import { press, until, wait } from '../../../testing/steps/steps.ts'
import { creates, toOffer } from './passkeyCreation.journeys.ts'

const atOffer = {
  page: () => <LoginPage />,
  given: 'passkeyCreation.succeeds',
  before: toOffer,
  sends: [creates],
  says: [GENERIC],
  keeps: [until('passkeyCreation.resting'), until('auth.offeringPasskey')],
  cancel: [wait(5_000), press('Cancel'), until('passkeyCreation.resting')],
  done: [goesTo('/')],
} as const

/** The calls of creating a passkey. */
export const passkeyCreationFaults = {
  readPasskeyCreation: atOffer,
  // Another attempt begins with another challenge.
  registerPasskey: { ...atOffer, canRetryOffline: false },
} satisfies FaultRows
