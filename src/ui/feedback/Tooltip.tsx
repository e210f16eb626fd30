'use client'
import { useEffect, useId, useRef } from 'react'
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
  const shown = useRef<AbortController>(null)
  const hide = () => {
    shown.current?.abort()
    tip.current?.hidePopover()
  }
  const show = () => {
    hide()
    tip.current?.showPopover()
    shown.current = new AbortController()
    // Wherever focus is, and before a dialog around it hears the key: Escape closes the tooltip only.
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || event.key !== 'Escape') return
      event.preventDefault()
      hide()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: shown.current.signal })
  }
  useEffect(() => () => shown.current?.abort(), [])
  return (
    <TooltipRoot data-ui="tooltip" onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {asElement(children(id))}
      <span ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </span>
    </TooltipRoot>
  )
}
