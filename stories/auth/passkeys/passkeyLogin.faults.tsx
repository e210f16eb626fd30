import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import type { FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC } from '../../../testing/faults/generic.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { goesTo } from '../../../testing/journeys/page.steps.ts'
import { press, until, wait } from '../../../testing/steps/steps.ts'
import { asks } from './passkeyLogin.journeys.ts'

const page = () => <LoginPage />
const isIn = goesTo('/')
const byButton = {
  page,
  given: 'passkeyLogin.succeeds',
  sends: [asks],
  says: [GENERIC],
  keeps: [until('passkeyLogin.offering'), until('login.editing.typing')],
  cancel: [wait(5_000), press('Cancel'), until('passkeyLogin.offering')],
  done: [isIn],
} as const

/** The calls of logging in with a passkey. */
export const passkeyLoginFaults = {
  readPasskeyRequest: byButton,
  'readPasskeyRequest, for the list of the email field': {
    page,
    given: 'passkeyLogin.lists',
    keeps: [until('login.editing.typing')],
    again: null,
    done: [until('passkeyLogin.listing')],
    without: [...logIn(), isIn],
  },
  // Another attempt begins with another challenge.
  verifyPasskey: { ...byButton, canRetryOffline: false },
} satisfies FaultRows
