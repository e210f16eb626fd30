import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { PayloadRows } from '../../../testing/proof/payloads.ts'
import { byRole, fill, press } from '../../../testing/stage/person.ts'
import type * as auth from '../../../src/auth.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../src/domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { EmailVerificationModal } from '../../../src/flows/auth/emailVerification/EmailVerificationModal.tsx'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { AccountRecovery } from '../../../src/flows/auth/recovery/AccountRecovery.tsx'
import type { modalRows } from './formRows.tsx'
import type { pageRows } from './pageRows.tsx'
import {
  clientContext,
  connectedMember,
  oneTapPage,
  sagesUser,
  unverified,
  wrensUser,
} from '../../../src/flows/auth/testing/payloads.ts'

const stored = { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '4', username: 'sagedogwood' }] } }

/** What an app hears of the flows around the forms. */
export const stepRows: Omit<PayloadRows<typeof auth>, keyof typeof modalRows | keyof typeof pageRows> = {
  AccountSwitcher: {
    onAddAccount: [
      {
        after: 'wanting to add an account',
        options: { session: wren, browser: { stored } },
        node: (onAddAccount) => <AccountSwitcher onAddAccount={onAddAccount} />,
        steps: () => press('Add account'),
        gets: [],
      },
    ],
    onSwitched: [
      {
        after: 'switching to another account',
        options: { session: wren, browser: { stored } },
        node: (onSwitched) => <AccountSwitcher onSwitched={onSwitched} />,
        steps: () => press(/^sagedogwood/),
        gets: [{ user: { ...sagesUser, groupId: 'group-1', clientContext }, redirectTo: '/sagedogwood' }],
      },
    ],
  },
  BirthdayStep: {
    onDone: [
      {
        after: 'the birthday is accepted',
        options: { browser: { href: 'https://tackboard.example/signup/?next=/ideas/' } },
        node: (onDone) => <BirthdayStep onDone={onDone} />,
        steps: async () => {
          await fill('Birthday', '2000-02-29')
          await press('Continue')
        },
        gets: [{ user: wrensUser, redirectTo: '/ideas/' }],
      },
    ],
  },
  EmailVerificationModal: {
    onClose: [
      {
        after: 'the close button',
        options: { viewer: unverified },
        node: (onClose) => <EmailVerificationModal onClose={onClose} />,
        steps: () => press('Close'),
        gets: [],
      },
      {
        after: 'reading it',
        options: { viewer: unverified },
        node: (onClose) => <EmailVerificationModal onClose={onClose} />,
        steps: () => press('Got it'),
        gets: [],
      },
    ],
  },
  NewPasswordPage: {
    onLoggedIn: [
      {
        after: 'a new password that logs in',
        options: {
          browser: { href: 'https://tackboard.example/password/new/?token=wrens-link&next=/ideas/' },
        },
        node: (onLoggedIn) => <NewPasswordPage onLoggedIn={onLoggedIn} />,
        steps: async () => {
          await fill('New password', 'wide open sky 42')
          await press('Save new password')
        },
        gets: [{ user: wrensUser, redirectTo: '/ideas/' }],
      },
    ],
  },
  OneTap: {
    onLoggedIn: [
      {
        after: 'a member agrees',
        options: oneTapPage,
        node: (onLoggedIn) => <OneTap onLoggedIn={onLoggedIn} />,
        gets: [{ user: wrensUser, redirectTo: '/ideas/', isNew: false, clientContext }],
      },
      {
        after: 'a newcomer agrees',
        options: { ...oneTapPage, given: 'oneTap.newcomer' },
        node: (onLoggedIn) => <OneTap onLoggedIn={onLoggedIn} />,
        steps: async ({ clock }) => {
          await byRole('heading', /^Welcome/)
          clock.advance(10_000)
        },
        gets: [{ user: wrensUser, redirectTo: '/ideas/', isNew: true, clientContext: null }],
      },
    ],
    onClosed: [
      {
        after: 'the person does not want it',
        options: { ...oneTapPage, given: 'oneTap.dismissed' },
        node: (onClosed) => <OneTap onClosed={onClosed} />,
        gets: ['dismissed'],
      },
      {
        after: 'a member who has the provider connected does not want it',
        options: { ...oneTapPage, ...connectedMember, given: 'oneTap.dismissed' },
        node: (onClosed) => <OneTap onClosed={onClosed} />,
        gets: ['optedOut'],
      },
      {
        after: 'the app has no client ID',
        options: { ...oneTapPage, given: 'oneTap.notConfigured' },
        node: (onClosed) => <OneTap onClosed={onClosed} />,
        gets: ['notOffered'],
      },
      {
        after: 'it is not offered',
        node: (onClosed) => <OneTap onClosed={onClosed} />,
        gets: ['notOffered'],
      },
    ],
  },
  AccountRecovery: {
    onDismiss: [
      {
        after: 'the close button',
        node: (onDismiss) => <AccountRecovery onDismiss={onDismiss} />,
        steps: () => press('Close'),
        gets: [],
      },
    ],
  },
}
