import type { SnapshotFrom } from 'xstate'
import type { newPasswordMachine } from '../../../../machines/auth/newPassword/newPassword.machine.ts'
import { accountName, newPasswordRules } from '../../../../machines/auth/newPassword/newPassword.rules.ts'
import { generatorRules } from '../../../domain/auth/signup/generatorRules.ts'
import { passwordChecklist } from '../../../domain/auth/signup/passwordChecklist.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { newPasswordRow, newPasswordSlotOf } from '../../../errors/auth/newPassword.errors.ts'
import type {
  NewPasswordScreen,
  NewPasswordViewCallbacks,
  NewPasswordViewState,
} from '../../../views/auth/newPassword/NewPasswordView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

export type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>

const noErrors = {}
const screens = ['unchecked', 'linkInvalid', 'linkExpired', 'linkUsed', 'done'] as const

function screenOf(snapshot: NewPasswordSnapshot): NewPasswordScreen {
  if (snapshot.matches('loggedIn')) return 'leaving'
  if (snapshot.matches('editing') || snapshot.matches('submitting')) return 'editing'
  return screens.find((screen) => snapshot.matches(screen)) ?? 'checking'
}

/** What is shown until the page's address is known: a server does not know it. */
export const unreadLink = ({ paths, newPasswordTwice, passwordMinimum }: Policy): NewPasswordViewState => ({
  screen: 'checking',
  account: '',
  minimum: passwordMinimum.shared,
  checklist: [],
  generatorRules: undefined,
  isTwice: newPasswordTwice,
  isPending: false,
  isSlow: false,
  errors: noErrors,
  serverMessage: null,
  loginHref: paths.login,
  resetHref: paths.passwordReset,
})

/** What the page shows. */
export function connectNewPassword(snapshot: NewPasswordSnapshot): NewPasswordViewState {
  const { context } = snapshot
  const { failure, policy, link, password, serverMessage } = context
  const rules = newPasswordRules(context)
  const screen = screenOf(snapshot)
  // Where there is no form, whatever has failed is said in the notice.
  const slot = failure && screen === 'editing' ? newPasswordSlotOf(failure) : 'notice'
  return {
    ...unreadLink(policy),
    screen,
    account: accountName(context),
    minimum: rules.minimum,
    checklist: passwordChecklist(password, rules),
    generatorRules: generatorRules(rules),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ submitting: 'slow' }) || snapshot.matches({ checking: 'slow' }),
    errors:
      failure && newPasswordRow(failure).message !== 'none' ? { [slot ?? 'notice']: failure } : noErrors,
    serverMessage: failure && newPasswordRow(failure).message === 'server' ? serverMessage : null,
    resetHref: passwordResetHref({ path: policy.paths.passwordReset, email: link.identifier }),
  }
}

/** After too many attempts: how long to wait. Any other failure says nothing of it. */
export const connectNewPasswordWait = ({ context: { failure, waitMs } }: NewPasswordSnapshot) => ({
  waitMs: failure === 'newPassword.rateLimited' ? waitMs : null,
})

export const newPasswordCallbacks = (send: SendTo<typeof newPasswordMachine>): NewPasswordViewCallbacks => ({
  onPasswordChange: (password) => send({ type: 'password.changed', password }),
  onConfirmationChange: () => send({ type: 'confirmation.changed' }),
  onSubmit: (values) => send({ type: 'form.submitted', ...values }),
  onCancel: () => send({ type: 'submit.cancelled' }),
  onRetry: () => send({ type: 'retry.requested' }),
})
