'use client'
import type { ReactNode } from 'react'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { AuthPage } from '../../../views/auth/shell/AuthPage.tsx'
import * as signupBundle from '../signup/signupBundle.ts'
import { layoutOf } from './auth.connect.ts'
import { signupPart } from './auth.parts.ts'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { PageImage } from './decorations.tsx'

export interface SignupPageProps extends AuthFlowProps {
  /** Why the visitor came; determines the title. Default: 'Sign up to see more'. */
  readonly source?: SignupSource | undefined
  /** Who invited the visitor; named in the title. */
  readonly inviter?: Inviter | null | undefined
  /**
   * Whether the form is visible from the start, as on the home page; otherwise, 'Continue with email' reveals
   * it. Default: true.
   */
  readonly isFormShown?: boolean | undefined
  /** Fills the side of a window of at least 880 px; null for nothing. Default: a drawing of pins. */
  readonly sideImage?: ReactNode
}

/**
 * A full page for signing up; the user can switch to logging in. Whoever has signed up is logged in, so `onLoggedIn` is called, with
 * `isNew: true`.
 */
export function SignupPage({ isFormShown = true, sideImage, ...props }: SignupPageProps) {
  // Every render sets the same module. Pages that do not render this one load the sign-up later.
  signupPart.preload(signupBundle)
  return (
    <AuthFlow {...props} startsWith="signup" isFormShown={isFormShown} container="home_page" layout="page">
      {({ title, line, view }, screen) => (
        <AuthPage
          title={title}
          line={line}
          viewKey={view}
          layout={layoutOf(view, 'page')}
          aside={sideImage === undefined ? <PageImage /> : sideImage}
        >
          {screen}
        </AuthPage>
      )}
    </AuthFlow>
  )
}
