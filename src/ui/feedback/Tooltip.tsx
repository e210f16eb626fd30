'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { TooltipRoot } from './Tooltip.styles.ts'
import { asElement } from '../layout/asElement.tsx'
import { isComposing } from '../isComposing.ts'

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** Plain text, nothing interactive. */
  readonly text: ReactNode
  /** Renders the control. It must be focusable and pass the given id to `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode
}

/** A short explanation of a control, shown on hover and focus; Escape hides it. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const show = () => tip.current?.showPopover()
  const hide = () => tip.current?.hidePopover()
  return (
    <TooltipRoot
      data-ui="tooltip"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (
          isComposing(event.nativeEvent) ||
          event.key !== 'Escape' ||
          !tip.current?.matches(':popover-open')
        )
          return
        // Escape closes the tooltip only, not a dialog around it.
        event.preventDefault()
        hide()
      }}
    >
      {asElement(children(id))}
      <span ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </span>
    </TooltipRoot>
  )
}
