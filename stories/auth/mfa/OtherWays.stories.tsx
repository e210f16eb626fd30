import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { mfaMessage } from '../../../mocks/fixtures/messages.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { inModal } from '../shell/inModal.tsx'
import { toChoice, toCode } from './loginMfa.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Two-factor other ways',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const BACKUP = 'Backup code'
const noOtherWay: Step = [
  'There is no other way',
  ({ page }) => expect(page.queryByRole('button', { name: 'Try another way' })).toBeNull(),
]
const noResend: Step = [
  'No message can be sent again',
  ({ page }) => expect(page.queryByRole('button', { name: 'Resend code' })).toBeNull(),
]
const toBackup = [...toChoice, press(BACKUP), focusInField(BACKUP)]

export const Choosing = meta.story(reaches('loginMfa.choosing'))
export const FromTheApp = meta.story({
  name: 'A code of an authenticator app',
  ...driven(
    given(
      'loginMfa.offersOthers',
      ...toChoice,
      press('Authenticator app'),
      focusInField('Verification code'),
      see('Enter the code that your authenticator app shows.'),
      noResend,
    ),
    { state: 'loginMfa.entering' },
  ),
})
export const FromBackup = meta.story({
  name: 'A backup code, which may have letters',
  ...driven(given('loginMfa.offersOthers', ...toBackup, type(BACKUP, 'k7fp-2m9x'), noResend), {
    state: 'loginMfa.entering',
  }),
})
export const BackToTheMessage = meta.story({
  name: 'The message to the phone is among the other ways of a backup code',
  ...unseen(
    driven(given('loginMfa.offersOthers', ...toBackup, press('Try another way'), see('Text message')), {
      state: 'loginMfa.choosing',
    }),
  ),
})
export const BackupVerified = meta.story({
  name: 'A backup code logs in, sent with its way',
  ...driven(
    given(
      'loginMfa.offersBackup',
      ...toBackup,
      type(BACKUP, ' k7fp-2m9x '),
      press('Continue'),
      passed('auth.loggedInWithCode'),
    ),
    { state: 'loginMfa.verified' },
  ),
})
export const BackupWrong = meta.story({
  name: 'Error: the backup code is wrong',
  ...driven(
    given('loginMfa.backupWrong', ...toBackup, type(BACKUP, 'nonsense'), press('Continue'), see(mfaMessage)),
    { state: 'loginMfa.entering', calls: ['logIn.failed'] },
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: the code as before',
  ...driven(given('loginMfa.offersOthers', ...toChoice, press('Cancel'), focusInField('Verification code')), {
    state: 'loginMfa.entering',
  }),
})
export const Unknown = meta.story({
  name: 'Unknown methods are left out (E15)',
  ...driven(given('loginMfa.waysMalformed', ...toCode, until('loginMfa.entering'), noOtherWay), {
    state: 'loginMfa.entering',
  }),
})
export const NoList = meta.story({
  name: 'What is no list is left out (E15)',
  ...driven(given('loginMfa.listMalformed', ...toCode, until('loginMfa.entering'), noOtherWay), {
    state: 'loginMfa.entering',
  }),
})
