'use client'
import type { ReactNode } from 'react'
import { MessageRoot } from './CreatePinMessage.styles.ts'

export interface CreatePinMessageProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Above the title. */
  readonly picture?: ReactNode
  /** Buttons below the text. */
  readonly actions?: ReactNode
}

/** A page of the popup that only says something: there is nothing to save, or the window can be closed. */
export const CreatePinMessage = ({ title, children, picture, actions }: CreatePinMessageProps) => (
  <MessageRoot>
    {picture && <div data-at="picture">{picture}</div>}
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {title}
    </h1>
    {children && <p>{children}</p>}
    {actions && <div data-at="actions">{actions}</div>}
  </MessageRoot>
)
