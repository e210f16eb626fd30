'use client'
import { useSyncExternalStore, type ReactNode } from 'react'
import { readSsoEmail } from '../../../domain/auth/providers/sso.ts'
import { socialTitles } from '../../../messages/en/auth/socialTitles.ts'
import { AuthPage } from '../../../views/auth/shell/AuthPage.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { layoutOf } from '../shell/auth.connect.ts'
import { signupPart, socialSignupPart, ssoSignupPart } from '../shell/auth.parts.ts'
import type { AuthFlowProps } from '../shell/auth.props.ts'
import { AuthFlow } from '../shell/AuthFlow.tsx'
import { PageImage } from '../shell/decorations.tsx'
import * as signupBundle from '../signup/signupBundle.ts'
import * as socialSignupBundle from '../socialSignup/socialSignupBundle.ts'
import * as ssoSignupBundle from './ssoSignupBundle.ts'

export interface SsoSignupPageProps extends Omit<AuthFlowProps, 'autologin'> {
  /** The email to sign up with. Default: the `email` parameter of the page's address, which is unknown on a server. */
  readonly email?: string | undefined
  /** Fills the side of a window of at least 880 px; null for nothing. Default: a drawing of pins. */
  readonly sideImage?: ReactNode
}

const pageImage = <PageImage />
const neverChanges = () => () => undefined

/**
 * The page behind `policy.paths.ssoSignup`: signs up somebody whose company uses single sign-on. It asks about the email, opens the
 * company's popup when its button is pressed, and collects the birthday and the consents. The account is a business account, so
 * `isBusiness` is true by default. auth.txt §2 "/signup/sso-business-account".
 */
export function SsoSignupPage({
  email,
  isBusiness = true,
  sideImage = pageImage,
  ...props
}: SsoSignupPageProps) {
  // Every render sets the same modules.
  signupPart.preload(signupBundle)
  socialSignupPart.preload(socialSignupBundle)
  ssoSignupPart.preload(ssoSignupBundle)
  const { platform } = useTackboard()
  const t = useText(socialTitles)
  const known = useSyncExternalStore(
    neverChanges,
    () => email ?? readSsoEmail(platform.navigation.href()),
    () => email ?? null,
  )
  if (known === null)
    return (
      <AuthPage title={t('ssoSignup.title')} viewKey="ssoChecking" layout="card" aside={sideImage}>
        <LeavingView />
      </AuthPage>
    )
  return (
    <AuthFlow
      {...props}
      email={known}
      isBusiness={isBusiness}
      startsWith="ssoSignup"
      container="home_page"
      layout="page"
    >
      {({ title, view }, screen) => (
        <AuthPage title={title} viewKey={view} layout={layoutOf(view, 'page')} aside={sideImage}>
          {screen}
        </AuthPage>
      )}
    </AuthFlow>
  )
}
