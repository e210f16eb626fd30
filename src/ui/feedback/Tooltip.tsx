'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The text; plain words, nothing to press. */
  readonly text: ReactNode
  /** Draws the control it explains, which must take focus and carry the id given as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode
}

/** A short explanation of a control, on hover and on focus, gone with Escape. Styles: `tooltipStyles`. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const show = () => tip.current?.showPopover()
  const hide = () => tip.current?.hidePopover()
  return (
    <span
      data-ui="tooltip"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return
        // A dialog around it stays open: Escape was for the tooltip.
        event.preventDefault()
        hide()
      }}
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </span>
    </span>
  )
}
