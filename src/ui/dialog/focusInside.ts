'use client'
import { firstField } from './focus.ts'
import { topDialog } from './topDialog.ts'

/** Focuses the first field of a dialog or, without one, its heading, so that the title is announced once either way. */
export const focusInside = (dialog: HTMLElement, heading: HTMLElement) => {
  const field = firstField(dialog)
  // Focus announces a heading when it comes from elsewhere; otherwise, or with focus in a field, the live region does.
  heading.ariaLive = field || heading === document.activeElement ? 'polite' : 'off'
  const target = field ?? heading
  target.focus()
}

/** Moves focus from the heading of the top dialog to content that has loaded late. */
export const focusLate = () => {
  const dialog = topDialog()
  const heading = dialog?.querySelector('h2')
  if (dialog instanceof HTMLElement && heading && heading === document.activeElement)
    focusInside(dialog, heading)
}
