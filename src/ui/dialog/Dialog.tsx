'use client'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { LinkFollower } from '../actions/LinkFollower.ts'
import { DialogRoot } from './Dialog.styles.ts'
import { tabStops } from './focus.ts'
import { BackIcon, CloseIcon } from '../layout/icons.tsx'
import { focusInside } from './focusInside.ts'
import { hasOpenPopup, useModal, wrapTab } from './modal.ts'
import { isComposing } from '../isComposing.ts'

/** What requested closing: Escape or the system's back gesture, the close button, or a click outside the dialog. */
export type CloseReason = 'escape' | 'closeButton' | 'scrim'

/** Props of `Dialog`. It is open while it is mounted. */
export interface DialogProps {
  /** The visible title, which also names the dialog. */
  readonly title: ReactNode
  /** The body, which scrolls where it is longer than the window. */
  readonly children?: ReactNode
  /** Buttons in the footer, which stays visible while the body scrolls. */
  readonly actions?: ReactNode
  /** Content at the inline start of the header, such as a back button. */
  readonly startAction?: ReactNode
  /** Accessible name of the close button: "Close". */
  readonly closeLabel: string
  /**
   * Accessible name of a back button: "Back". Give it while closing steps back: the button is at the inline start of the header, instead
   * of the close button and `startAction`. Default: there is a close button.
   */
  readonly backLabel?: string | undefined
  /** The user wants to close it: unmount it. Without this there is no close button, and Escape does nothing. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined
  /** A click outside the dialog closes it, too. */
  readonly dismissible?: boolean | undefined
  /** Maximum width in px; 750 also sets the height. The pin-saved dialog uses 500, or 600 with a grid. Default: 484. */
  readonly width?: 484 | 489 | 500 | 600 | 750 | undefined
  /** Identifies the view inside. When it changes, focus moves and the title is announced. Default: the title, if it is a string. */
  readonly viewKey?: string | undefined
}

// Overflowing text without a tab stop must be focusable itself, so that the arrow keys scroll it.
const keepScrollable = (body: HTMLElement) => {
  body.removeAttribute('tabindex')
  if (body.scrollHeight > body.clientHeight && !tabStops(body)[0]) body.tabIndex = 0
}

/** A modal dialog; on a phone, a sheet at the bottom. */
export const Dialog = ({
  title,
  children,
  actions,
  startAction,
  closeLabel,
  backLabel,
  onClose,
  dismissible,
  width = 484,
  viewKey,
}: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<EventTarget>(null)
  useModal(dialog, heading)

  const view = viewKey ?? (typeof title === 'string' ? title : undefined)
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (dialog.current && heading.current) focusInside(dialog.current, heading.current)
  }, [view])

  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (body.current) keepScrollable(body.current)
  })

  /** Whether Escape, now held down, belongs to an input method: a browser may ask to cancel the dialog all the same. */
  const isComposed = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    isComposed.current = event.key === 'Escape' && isComposing(event.nativeEvent)
    if (isComposed.current) event.preventDefault()
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    // A nested dialog handles its own keys.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget) return
    if (event.key === 'Tab') wrapTab(event)
    if (event.key !== 'Escape' || hasOpenPopup(event.currentTarget)) return
    event.preventDefault()
    onClose?.('escape')
  }
  const isOwn = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget

  return (
    <DialogRoot
      open
      ref={dialog}
      data-ui="dialog"
      aria-modal="true"
      aria-labelledby={id}
      data-width={width}
      onKeyDown={onKeyDown}
      onKeyUp={() => {
        isComposed.current = false
      }}
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (!isComposed.current) onClose?.('escape')
      }}
      onClose={(event) => {
        // After a second back gesture a browser may close it without a `cancel` event.
        if (!isOwn(event) || event.currentTarget.open) return
        if (onClose) onClose('escape')
        else event.currentTarget.showModal()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event: MouseEvent) => {
        if (dismissible && isOwn(event) && pressed.current === event.target) onClose?.('scrim')
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {startAction && !backLabel && <div data-at="start">{startAction}</div>}
        {onClose && (
          <div data-at={backLabel ? 'start' : 'end'}>
            <Button
              variant="icon"
              aria-label={backLabel ?? closeLabel}
              leading={backLabel ? <BackIcon /> : <CloseIcon />}
              onClick={() => onClose('closeButton')}
            />
          </div>
        )}
      </header>
      <LinkFollower value={null}>
        <div data-ui="body" ref={body}>
          {children}
        </div>
        {actions && <footer>{actions}</footer>}
      </LinkFollower>
    </DialogRoot>
  )
}
