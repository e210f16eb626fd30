import type { SnapshotFrom } from 'xstate'
import type { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import { trimTyped } from '../../../domain/text/trimTyped.ts'
import type {
  EmailCollectionViewCallbacks,
  EmailCollectionViewState,
} from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import type {
  SsoSignupViewCallbacks,
  SsoSignupViewState,
} from '../../../views/auth/ssoSignup/SsoSignupView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type SsoSignupSnapshot = SnapshotFrom<typeof ssoSignupMachine>
type Send = SendTo<typeof ssoSignupMachine>

const screens = {
  'view:ssoChecking': 'checking',
  'view:ssoCheckFailed': 'checkFailed',
  'view:ssoNotFound': 'notFound',
  'view:ssoAccountFound': 'accountFound',
  'view:ssoOffer': 'offer',
} as const

const entries = Object.entries(screens)

/** Whether the page asks for an email, tells what is known of it, or is about to be left. */
export const connectSsoSignup = (snapshot: SsoSignupSnapshot) => ({
  step: snapshot.hasTag('view:ssoEmail')
    ? ('email' as const)
    : entries.some(([tag]) => snapshot.hasTag(tag))
      ? ('company' as const)
      : ('leaving' as const),
})

/** The form that asks for the email. */
export const connectSsoEmail = ({
  context: { email, errors },
}: SsoSignupSnapshot): EmailCollectionViewState => ({
  email,
  isPending: false,
  isSlow: false,
  // SAFETY: the form is left before anything but its own rules can fail.
  errors: errors as EmailCollectionViewState['errors'],
  serverMessage: null,
})

export const ssoEmailCallbacks = (send: Send): EmailCollectionViewCallbacks => ({
  onEmailChange: () => send({ type: 'email.changed' }),
  onSubmit: (values) => send({ type: 'email.submitted', ...values }),
  onCancel: () => send({ type: 'submit.cancelled' }),
  onDecline: () => send({ type: 'signup.declined' }),
})

/** What is known of the email, and the company's popup. */
export function connectSsoCompany(snapshot: SsoSignupSnapshot): SsoSignupViewState {
  const { email, errors } = snapshot.context
  return {
    screen: entries.find(([tag]) => snapshot.hasTag(tag))?.[1] ?? 'checking',
    email: trimTyped(email),
    isPending: snapshot.hasTag('pending'),
    isPopupOpen: snapshot.matches('authorizing'),
    isSlow: snapshot.matches({ checking: 'slow' }),
    error: errors.notice ?? null,
  }
}

const continues = {
  checking: 'submit.cancelled',
  checkFailed: 'check.retried',
  notFound: 'signup.declined',
  accountFound: 'login.chosen',
  offer: 'sso.chosen',
} as const

export const ssoCompanyCallbacks = (send: Send): SsoSignupViewCallbacks => ({
  onContinue: (screen) => send({ type: continues[screen] }),
  onOtherEmail: () => send({ type: 'typing.chosen' }),
  onCancel: () => send({ type: 'submit.cancelled' }),
})
