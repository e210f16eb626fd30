'use client'
import type { ReactNode } from 'react'
import { common } from '../../../messages/en/common.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { LoginRoot } from '../login/LoginView.styles.ts'

const bar = <div data-at="bar" />
const line = <span data-at="bar" />

const Outline = ({ children }: { readonly children: ReactNode }) => (
  <LoginRoot role="status">
    <VisuallyHidden>{useText(common)('common.loading')}</VisuallyHidden>
    {children}
  </LoginRoot>
)

/** The outline of the sign-up form while it loads: its button, 'or', two providers and the foot, as high as they are. */
export const FormSkeleton = () => (
  <Outline>
    {bar}
    <p data-at="or">&nbsp;</p>
    <div data-at="providers">
      {bar}
      {bar}
    </div>
    <p data-at="switch">{line}</p>
    <p data-at="terms">
      {line}
      {line}
      {line}
    </p>
  </Outline>
)

/** The outline of a short step, while it is not known yet which: a text, a field and a button. */
export const StepSkeleton = () => (
  <Outline>
    {bar}
    {bar}
    {bar}
  </Outline>
)
