'use client'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { Button } from './Button.tsx'
import { DialogRoot } from './Dialog.styles.ts'
import { firstField, restoreFocus, tabStops, wayOut } from './focus.ts'
import { CloseIcon } from './icons.tsx'
import { pushDialog } from './topDialog.ts'

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
  /** Its greatest width in px. Default 484 (auth.txt §9). */
  readonly width?: number | undefined
  /** Which view it shows: when this (or, without it, a title that is a string) changes, focus moves and the title is announced. */
  readonly viewKey?: string | undefined
}

const focusInside = (dialog: HTMLElement, heading: HTMLElement) => {
  const field = firstField(dialog)
  // A heading that takes focus is read aloud by that; above a field that does, the live region says it.
  heading.ariaLive = field ? 'polite' : 'off'
  const target = field ?? heading
  target.focus()
}

/** Opens the dialog while it is mounted, and gives focus back to where it came from. */
const useModal = (dialog: RefObject<HTMLDialogElement | null>, heading: RefObject<HTMLElement | null>) => {
  const places = useRef<Element[]>([])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !heading.current) return
    places.current = wayOut(document.activeElement)
    // Rendered open, so that the server's HTML shows it; `showModal` refuses a dialog that is open already.
    element.open = false
    element.showModal()
    focusInside(element, heading.current)
    const pop = pushDialog(element)
    return () => {
      pop()
      element.close()
    }
  }, [dialog, heading])

  // After the commit that removes the dialog: only then is it known which of the places are still there.
  useEffect(() => () => restoreFocus(places.current), [])
}

// Text too long for its room, with nothing to Tab to, must itself take focus so that the arrow keys scroll it.
const keepScrollable = (body: HTMLElement) => {
  body.removeAttribute('tabindex')
  if (body.scrollHeight > body.clientHeight && !tabStops(body)[0]) body.tabIndex = 0
}

const wrapTab = (event: KeyboardEvent<HTMLElement>) => {
  const stops = tabStops(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (active !== from && (!event.shiftKey || stops.some((stop) => stop === active))) return
  event.preventDefault()
  to?.focus()
}

/** A modal dialog; on a phone, a sheet from the bottom. What it holds brings its own styles; buttons and links are there. */
export const Dialog = ({
  title, children, actions, startAction, closeLabel, onClose, dismissible, width = 484, viewKey,
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
  const isOurs = (event: { target: EventTarget; currentTarget: EventTarget }) => event.target === event.currentTarget

  return (
    <DialogRoot
      open
      ref={dialog}
      data-ui="dialog"
      aria-modal="true"
      aria-labelledby={id}
      $width={width}
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
      onPointerDown={(event) => { pressed.current = event.target }}
      onClick={(event: MouseEvent) => {
        if (dismissible && isOurs(event) && pressed.current === event.target) onClose?.('scrim')
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>{title}</h2>
        {startAction && <div data-at="start">{startAction}</div>}
        {onClose && (
          <div data-at="end">
            <Button variant="icon" aria-label={closeLabel} leading={<CloseIcon />} onClick={() => onClose('closeButton')} />
          </div>
        )}
      </header>
      <div data-ui="body" ref={body}>{children}</div>
      {actions && <footer>{actions}</footer>}
    </DialogRoot>
  )
}
