'use client'
import type { ReactNode } from 'react'
import { MessageRoot } from './CreatePinView.styles.ts'

export interface CreatePinMessageProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons below the text. */
  readonly actions?: ReactNode
}

/** A page of the popup that only says something: there is nothing to save, or the window can be closed. */
export const CreatePinMessage = ({ title, children, actions }: CreatePinMessageProps) => (
  <MessageRoot>
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {title}
    </h1>
    {children && <p>{children}</p>}
    {actions && <div data-at="actions">{actions}</div>}
  </MessageRoot>
)
