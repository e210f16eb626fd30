'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { firstField, restoreFocus, tabStops, wayOut } from './focus.ts'
import { pushDialog, topDialog } from './topDialog.ts'

/** Gives focus to the first field of a dialog or, without one, to its heading, so that the title is said once either way. */
export const focusInside = (dialog: HTMLElement, heading: HTMLElement) => {
  const field = firstField(dialog)
  // A heading that takes focus is read aloud by that; above a field that does, the live region says it.
  heading.ariaLive = field ? 'polite' : 'off'
  const target = field ?? heading
  target.focus()
}

/** What comes late into the dialog on top takes the focus that its heading kept for it. */
export const focusLate = () => {
  const dialog = topDialog()
  const heading = dialog?.querySelector('h2')
  if (dialog instanceof HTMLElement && heading && heading === document.activeElement)
    focusInside(dialog, heading)
}

/** Opens the dialog while it is mounted, and gives focus back to where it came from. */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
) => {
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

/** Keeps Tab and Shift+Tab inside: a browser would go on to its own controls. */
export const wrapTab = (event: KeyboardEvent<HTMLElement>) => {
  const stops = tabStops(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (active !== from && (!event.shiftKey || stops.some((stop) => stop === active))) return
  event.preventDefault()
  to?.focus()
}
