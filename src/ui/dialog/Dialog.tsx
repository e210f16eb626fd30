'use client'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { DialogRoot } from './Dialog.styles.ts'
import { tabStops } from './focus.ts'
import { CloseIcon } from '../layout/icons.tsx'
import { focusInside, useModal, wrapTab } from './modal.ts'

/** What asked for the dialog to close: Escape or the system's back gesture, its close button, or a press beside it. */
export type CloseReason = 'escape' | 'closeButton' | 'scrim'

/** Props of `Dialog`. It is open for as long as it is mounted. */
export interface DialogProps {
  /** The visible title and the dialog's name. */
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons that stay in sight while the body scrolls. */
  readonly actions?: ReactNode
  /** Something at the inline start of the header, such as a back button. */
  readonly startAction?: ReactNode
  /** Name of the close button: "Close". */
  readonly closeLabel: string
  /** The person wants it closed: unmount it. Without this there is no close button, and Escape does nothing. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined
  /** A press beside the dialog closes it, too. */
  readonly dismissible?: boolean | undefined
  /** Its greatest width in px, which it has wherever there is room. Default 484 (auth.txt §9); a saved pin's 500, 600 with a grid (saving.txt §9); 750 is as high as saving.txt §2 says, too. */
  readonly width?: 484 | 489 | 500 | 600 | 750 | undefined
  /** Which view it shows: when this (or, without it, a title that is a string) changes, focus moves and the title is announced. */
  readonly viewKey?: string | undefined
}

// Text too long for its room, with nothing to Tab to, must itself take focus so that the arrow keys scroll it.
const keepScrollable = (body: HTMLElement) => {
  body.removeAttribute('tabindex')
  if (body.scrollHeight > body.clientHeight && !tabStops(body)[0]) body.tabIndex = 0
}

/** A modal dialog; on a phone, a sheet from the bottom. What it holds brings its own styles; buttons and links are there. */
export const Dialog = ({
  title,
  children,
  actions,
  startAction,
  closeLabel,
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

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    // A dialog inside this one minds its own keys.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget) return
    if (event.key === 'Tab') wrapTab(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose?.('escape')
  }
  const isOurs = (event: { target: EventTarget; currentTarget: EventTarget }) =>
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
      onCancel={(event) => {
        if (!isOurs(event)) return
        event.preventDefault()
        onClose?.('escape')
      }}
      onClose={(event) => {
        // A browser may close it without asking, after a second back gesture.
        if (!isOurs(event) || event.currentTarget.open) return
        if (onClose) onClose('escape')
        else event.currentTarget.showModal()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event: MouseEvent) => {
        if (dismissible && isOurs(event) && pressed.current === event.target) onClose?.('scrim')
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {startAction && <div data-at="start">{startAction}</div>}
        {onClose && (
          <div data-at="end">
            <Button
              variant="icon"
              aria-label={closeLabel}
              leading={<CloseIcon />}
              onClick={() => onClose('closeButton')}
            />
          </div>
        )}
      </header>
      <div data-ui="body" ref={body}>
        {children}
      </div>
      {actions && <footer>{actions}</footer>}
    </DialogRoot>
  )
}
