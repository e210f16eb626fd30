'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { focusPath, restoreFocus, tabStops } from './focus.ts'
import { focusInside } from './focusInside.ts'
import { coverPage } from './pageUnder.ts'
import { isBesideOthers, openDialogs, pushDialog } from './topDialog.ts'

let page: ReturnType<typeof coverPage> | undefined

/** Opens a dialog over the page or over the dialogs that are open; the returned function closes it. */
const openModal = (dialog: HTMLDialogElement) => {
  // It is rendered open, so that the server's HTML shows it, but `showModal` rejects an open dialog.
  dialog.open = false
  page ??= coverPage()
  // Otherwise the browser would return focus by itself, also when the dialog only stops being modal for a while.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  dialog.showModal()
  const pop = pushDialog(dialog)
  page.update()
  return () => {
    pop()
    dialog.close()
    if (openDialogs()[0]) return page?.update()
    page?.uncover()
    page = undefined
  }
}

/** Opens the dialog while it is mounted, and then returns focus to where it came from. */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
) => {
  const path = useRef<Element[]>([])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !heading.current) return
    path.current = focusPath(document.activeElement)
    const close = openModal(element)
    focusInside(element, heading.current)
    return close
  }, [dialog, heading])

  // A passive effect, because only after the commit is it known which elements are still in the page.
  useEffect(() => () => restoreFocus(path.current), [])
}

/** Keeps Tab and Shift+Tab inside the dialog; a browser would continue to its own controls. */
export const wrapTab = (event: KeyboardEvent<HTMLElement>) => {
  // Tab has to reach them, too; nothing else can take focus.
  if (isBesideOthers()) return
  const stops = tabStops(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (stops[0] && active !== from && (!event.shiftKey || stops.some((stop) => stop === active))) return
  event.preventDefault()
  to?.focus()
}

/** Whether a panel inside is open, which the browser closes on Escape. A browser without popovers would not know the selector. */
export const hasOpenPopup = (root: Element) =>
  [...root.querySelectorAll('[popover="auto"]')].some((panel) => panel.matches(':popover-open'))
