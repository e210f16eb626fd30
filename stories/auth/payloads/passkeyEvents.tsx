import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PasskeyList } from '../../../src/flows/auth/passkeys/PasskeyList.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import type { EventRows } from '../../../testing/proof/payloads.ts'
import { byRole, fill, logIn, press } from '../../../testing/stage/person.ts'

export type PasskeyEvent = Extract<
  keyof EventRows<'auth'>,
  `${'passkey' | 'passkeyCreation' | 'passkeyList' | 'passkeyLogin'}.${string}`
>

const level = 'info' as const
const byPasskey = { method: 10, provider: 'passkey', providerCode: 'pk', device: 0 } as const
const createsPasskey = async () => {
  // Passkeys are loaded, and with them the offer.
  await byRole('button', 'Log in with a passkey')
  await logIn()
  await press('Create a passkey')
}
const removesPasskey = async () => {
  await press('Remove Pixel 9')
  await press('Remove')
}

/** The log events of logging in with a passkey, creating one, and the list of them. */
export const passkeyEvents: Pick<EventRows<'auth'>, PasskeyEvent> = {
  'passkeyLogin.failed': [
    {
      after: 'a passkey that the server refuses',
      options: { given: 'passkeyLogin.serverFailed' },
      node: <LoginPage />,
      steps: () => press('Log in with a passkey'),
      level,
      details: { ...byPasskey, row: 'passkeyLogin.serverFailed', status: 503, code: null },
    },
    {
      after: 'a window of the browser that is closed',
      options: { given: 'passkeyLogin.cancelled' },
      node: <LoginPage />,
      steps: () => press('Log in with a passkey'),
      level,
      details: { ...byPasskey, row: 'passkeyLogin.cancelled', status: null, code: null },
    },
  ],
  'passkeyLogin.unlisted': [
    {
      after: 'the browser lists no passkeys after all',
      options: { given: 'passkeyLogin.listBreaks' },
      node: <LoginPage />,
      level,
      details: { reason: 'notAllowed' },
    },
  ],
  'passkey.created': [
    {
      after: 'a passkey is created after a log-in',
      options: { given: 'passkeyCreation.succeeds' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: {},
    },
  ],
  'passkeyCreation.failed': [
    {
      after: 'a passkey that the server does not take',
      options: { given: 'passkeyCreation.serverFailed' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: { row: 'passkeyCreation.serverFailed', status: 503, code: null },
    },
    {
      after: 'a device that has a passkey already',
      options: { given: 'passkeyCreation.alreadyRegistered' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: { row: 'passkeyCreation.alreadyRegistered', status: null, code: null },
    },
  ],
  'passkey.renamed': [
    {
      after: 'another name',
      node: <PasskeyList />,
      options: { session: wren },
      steps: async () => {
        await press('Rename Pixel 9')
        await fill('Name', 'Old phone')
        await press('Save')
      },
      level,
      details: {},
    },
  ],
  'passkey.removed': [
    {
      after: 'a passkey is removed',
      node: <PasskeyList />,
      options: { session: wren },
      steps: removesPasskey,
      level,
      details: {},
    },
  ],
  'passkeyList.failed': [
    {
      after: 'a list that cannot be read',
      node: <PasskeyList />,
      options: { session: wren, given: 'passkeyList.serverFailed' },
      level,
      details: { row: 'passkeyList.serverFailed', status: 503, code: null },
    },
    {
      after: 'a passkey that cannot be removed',
      node: <PasskeyList />,
      options: { session: wren, given: 'passkeyChange.serverFailed' },
      steps: removesPasskey,
      level,
      details: { row: 'passkeyChange.serverFailed', status: 503, code: null },
    },
  ],
}
