'use client'
import type { ReactNode } from 'react'
import { AuthPage } from '../../../views/auth/shell/AuthPage.tsx'
import { layoutOf } from './auth.connect.ts'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { PageImage } from './decorations.tsx'

export interface LoginPageProps extends AuthFlowProps {
  /** login_page and home_page ('page'), the business log-in page, or its revamped variant. Default: 'page'. */
  readonly variant?: 'page' | 'business' | 'businessRevamped' | undefined
  /** Fills the side of a window of at least 880 px; null for nothing. Default: a drawing of pins. */
  readonly sideImage?: ReactNode
}

/** A full page for logging in. */
export function LoginPage({ variant = 'page', sideImage, ...props }: LoginPageProps) {
  return (
    <AuthFlow
      {...props}
      container={variant === 'businessRevamped' ? 'revamped_business_login_page' : 'login_page'}
      layout={variant}
    >
      {({ title, line, view }, screen) => (
        <AuthPage
          title={title}
          line={line}
          viewKey={view}
          layout={layoutOf(view, variant)}
          aside={sideImage === undefined ? <PageImage /> : sideImage}
        >
          {screen}
        </AuthPage>
      )}
    </AuthFlow>
  )
}
