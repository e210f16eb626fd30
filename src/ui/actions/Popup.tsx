'use client'
import { useCallback, useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { LinkFollower } from './LinkFollower.ts'
import { PopupPanel, PopupRoot } from './Popup.styles.ts'
import { watchLate } from '../dialog/pageChanges.ts'
import { isComposing } from '../isComposing.ts'

/** Props of `Popup`. */
export interface PopupProps extends ButtonLook {
  /** Name of the panel for screen readers. */
  readonly label: string
  /** The button's content. */
  readonly trigger: ReactNode
  /** 'form': a higher panel that is a sheet at the bottom of a phone. Default: 'menu'. */
  readonly kind?: 'menu' | 'form' | undefined
  /** Called when the panel opens. */
  readonly onOpen?: (() => void) | undefined
  /** Renders the panel while it is open. `close` returns focus to the button. Focus the first control when it mounts. */
  readonly children: (close: () => void) => ReactNode
}

const loadBeside = () => import('./besidePanel.ts')

const neverChanges = () => () => undefined

/** Whether the browser has popovers. A server, and the first render over its HTML, take them for granted. */
const useHasPopovers = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'popover' in HTMLElement.prototype,
    () => true,
  )

/**
 * A button that opens a panel beside it. A click outside or Escape closes the panel. In browsers without popovers, it opens in the middle
 * of the window, and Escape and the button close it.
 */
export const Popup = ({ label, trigger, kind = 'menu', onOpen, children, ...look }: PopupProps) => {
  const [id, buttonId] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const hasPopovers = useHasPopovers()
  const change = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return
    setOpen(isNowOpen)
    if (isNowOpen) onOpen?.()
  }
  const close = useCallback(() => {
    const panel = document.getElementById(id)
    if (panel?.popover) return panel.hidePopover()
    setOpen(false)
    document.getElementById(buttonId)?.focus()
  }, [id, buttonId])
  useEffect(() => {
    if (!isOpen) return
    // Before iOS 18.3 the browser does not close it.
    let pressed: EventTarget | null = null
    const onDown = ({ target }: PointerEvent) => void (pressed = target)
    const onUp = ({ target }: PointerEvent) => {
      const [panel, button] = [document.getElementById(id), document.getElementById(buttonId)]
      const isOutside = (place: EventTarget | null) =>
        place instanceof Node && !panel?.contains(place) && !button?.contains(place)
      if (panel?.popover && isOutside(pressed) && isOutside(target)) panel.hidePopover()
    }
    addEventListener('pointerdown', onDown)
    addEventListener('pointerup', onUp)
    return () => {
      removeEventListener('pointerdown', onDown)
      removeEventListener('pointerup', onUp)
    }
  }, [isOpen, id, buttonId])
  useEffect(() => {
    const [panel, button] = [document.getElementById(id), document.getElementById(buttonId)]
    if (!isOpen || kind !== 'form' || !panel?.popover || !(button instanceof HTMLButtonElement)) return
    const watch = watchLate(async () => {
      const { watchPanel } = await loadBeside()
      return watchPanel(panel, button, close)
    })
    return watch.stop
  }, [isOpen, kind, id, buttonId, close])
  return (
    <PopupRoot data-ui="popup">
      <Button
        {...look}
        id={buttonId}
        popoverTarget={hasPopovers ? id : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          if (document.getElementById(id)?.popover) return
          // Afterwards it may be a popover again, which the browser would open.
          event.preventDefault()
          if (isOpen) close()
          else change(true)
        }}
      >
        {trigger}
      </Button>
      <PopupPanel
        id={id}
        popover={hasPopovers ? 'auto' : undefined}
        data-open={isOpen || undefined}
        data-kind={kind}
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          if (!event.currentTarget.hasAttribute('data-tb-beside')) change(event.newState === 'open')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          const isClosedByBrowser = !!event.currentTarget.popover
          if (isClosedByBrowser && !isComposing(event.nativeEvent)) return
          if (!isClosedByBrowser && !isComposing(event.nativeEvent) && !event.defaultPrevented) close()
          event.preventDefault()
        }}
      >
        <LinkFollower value={null}>{isOpen && children(close)}</LinkFollower>
      </PopupPanel>
    </PopupRoot>
  )
}
