'use client'
import type { ActorRefFrom } from 'xstate'
import type { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { EmailCollectionView } from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import { SsoSignupView } from '../../../views/auth/ssoSignup/SsoSignupView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import {
  connectSsoCompany,
  connectSsoEmail,
  connectSsoSignup,
  ssoCompanyCallbacks,
  ssoEmailCallbacks,
} from './ssoSignup.connect.ts'

export interface SsoSignupScreenProps {
  readonly ssoSignup: ActorRefFrom<typeof ssoSignupMachine>
}

const Email = ({ ssoSignup }: SsoSignupScreenProps) => (
  <EmailCollectionView purpose="sso" {...useConnect(ssoSignup, connectSsoEmail, ssoEmailCallbacks)} />
)

const Company = ({ ssoSignup }: SsoSignupScreenProps) => (
  <SsoSignupView {...useConnect(ssoSignup, connectSsoCompany, ssoCompanyCallbacks)} />
)

const steps = { email: Email, company: Company, leaving: () => <LeavingView /> }

/** The current screen of a single sign-on sign-up, on its machine. */
export function SsoSignupScreen(props: SsoSignupScreenProps) {
  const { step } = useConnect(props.ssoSignup, connectSsoSignup)
  const Step = steps[step]
  return <Step {...props} />
}
