'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/Button.tsx'
import { AlertIcon } from '../layout/icons.tsx'
import { ToasterRoot, ToastRoot } from './Toaster.styles.ts'
import { onTopDialog, topDialog } from '../dialog/topDialog.ts'
import { useUnsaid } from './useUnsaid.ts'

/** One toast. */
export interface ToastItem {
  readonly id: string
  /**
   * A status is announced when the screen reader is idle, an alert (an error) immediately. An echo is hidden from screen readers,
   * because the page says the same elsewhere, such as at a field.
   */
  readonly kind: 'status' | 'alert' | 'echo'
  readonly text: ReactNode
  /** How long it stays, in milliseconds. It stays while hovered or focused; the time then starts again. */
  readonly durationMs: number
  /** An action, such as undoing. */
  readonly action?: ToastAction | undefined
  /** Several actions, after `action`. Default: none. */
  readonly actions?: readonly ToastAction[] | undefined
}

/** A button of a toast. */
export interface ToastAction {
  readonly label: ReactNode
  readonly onClick: () => void
}

/** The timer functions of the global object, or of a simulated clock in tests. */
export interface ToastClock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

/** Props of `Toaster`. Mount it once, before the first toast: a live region must exist before its text. */
export interface ToasterProps {
  /** The toasts on screen, oldest first. */
  readonly toasts: readonly ToastItem[]
  /** A toast has expired: remove it from the list. */
  readonly onExpire: (id: string) => void
  /** Measures the time. Default: the global timers. */
  readonly clock?: ToastClock | undefined
}

interface ToastProps extends Omit<ToasterProps, 'toasts' | 'clock'> {
  readonly clock: ToastClock
  readonly toast: ToastItem
  readonly toaster: RefObject<Element | null>
  /** Counts how often the pointer or focus has left the toasts: each time restarts the timer. */
  readonly releases: number
}

/**
 * Whether the pointer or focus is in the toasts. It asks the DOM because an element that is removed while hovered or focused
 * fires no React event. A touch screen keeps `:hover` on what was tapped last, so it is ignored there.
 */
const isHeld = (toaster: Element | null) =>
  // Bare, `:hover` would match only links in quirks mode.
  toaster?.matches(
    matchMedia('(hover: hover)').matches ? '[popover]:hover, :focus-within' : ':focus-within',
  ) ?? false

const Toast = ({
  toast: { id, kind, text, durationMs, action, actions },
  toaster,
  releases,
  onExpire,
  clock,
}: ToastProps) => {
  const expire = useRef(onExpire)
  useEffect(() => {
    expire.current = onExpire
  })
  useEffect(() => {
    let timer: unknown
    const start = () => {
      timer = clock.setTimeout(() => (isHeld(toaster.current) ? start() : expire.current(id)), durationMs)
    }
    start()
    return () => clock.clearTimeout(timer)
  }, [releases, toaster, id, durationMs, clock])
  return (
    <ToastRoot data-ui="toast" data-kind={kind}>
      {kind !== 'status' && <AlertIcon />}
      <div>{text}</div>
      {[...(action ? [action] : []), ...(actions ?? [])].map(({ label, onClick }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the actions of a toast do not change
        <Button key={index} variant="link" onClick={onClick}>
          {label}
        </Button>
      ))}
    </ToastRoot>
  )
}

/** On the server and until hydration there are no toasts. */
const noPage = () => null

/** By then the page has been painted. A timer, because asking for a frame took a fifth of the script of a log-in's mount. */
const afterPaintMs = 50

/** Moves the toasts to the top layer. When their dialog closes they are mounted again outside it, and raised again. */
const raise = (element: HTMLElement | null) => {
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover()
}

/** Shows toasts in the top layer, above any open dialog, without taking focus. */
export const Toaster = ({ toasts, onExpire, clock = globalThis }: ToasterProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [releases, setReleases] = useState(0)
  const dialog = useSyncExternalStore(onTopDialog, topDialog, noPage)
  const unsaid = useUnsaid(toasts, dialog)

  const isShowing = toasts.length > 0
  useLayoutEffect(() => {
    if (isShowing) raise(root.current)
  }, [dialog, isShowing])
  // Without toasts, wait until the page has been painted: opening a popover causes a second layout.
  useEffect(() => {
    if (isShowing) return undefined
    const timer = clock.setTimeout(() => raise(root.current), afterPaintMs)
    return () => clock.clearTimeout(timer)
  }, [dialog, isShowing, clock])

  if (dialog === null) return null
  const release = () => setReleases((count) => count + 1)
  const draw = (toast: ToastItem) => (
    <Toast key={toast.id} {...{ toast, toaster: root, releases, onExpire, clock }} />
  )
  const region = (kind: ToastItem['kind']) => (
    <div {...(kind === 'echo' ? { 'aria-hidden': true } : { role: kind, 'aria-atomic': 'false' })}>
      {toasts.filter(({ id, kind: own }) => own === kind && !unsaid.includes(id)).map(draw)}
    </div>
  )
  const regions = (
    <ToasterRoot ref={root} popover="manual" data-ui="toaster" onPointerLeave={release} onBlur={release}>
      {region('status')}
      {region('alert')}
      {region('echo')}
      {unsaid.length > 0 && <div>{toasts.filter(({ id }) => unsaid.includes(id)).map(draw)}</div>}
    </ToasterRoot>
  )
  // Everything outside a modal dialog is inert, so the toasts are rendered inside it.
  return dialog ? createPortal(regions, dialog) : regions
}
