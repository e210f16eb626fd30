'use client'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { PopupPanel, PopupRoot } from './Popup.styles.ts'

/** Props of `Popup`. */
export interface PopupProps extends ButtonLook {
  /** Name of the panel for screen readers. */
  readonly label: string
  /** The button's content. */
  readonly trigger: ReactNode
  /** Called when the panel opens. */
  readonly onOpen?: (() => void) | undefined
  /** Renders the panel while it is open. `close` returns focus to the button. Focus the first control when it mounts. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a panel beside it. A click outside or Escape closes the panel. */
export const Popup = ({ label, trigger, onOpen, children, ...look }: PopupProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => document.getElementById(id)?.hidePopover(), [id])
  return (
    <PopupRoot data-ui="popup">
      <Button {...look} popoverTarget={id} aria-haspopup="dialog" aria-expanded={isOpen}>
        {trigger}
      </Button>
      <PopupPanel
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          if (isNowOpen) onOpen?.()
        }}
      >
        {isOpen && children(close)}
      </PopupPanel>
    </PopupRoot>
  )
}
