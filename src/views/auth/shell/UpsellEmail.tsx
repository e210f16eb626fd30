'use client'
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkFollower } from '../../../ui/actions/LinkFollower.ts'
import { restoreFocus, focusPath } from '../../../ui/dialog/focus.ts'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { UpsellRoot } from './UpsellEmail.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { isComposing } from '../../../ui/isComposing.ts'

/** Props of `UpsellEmail`. */
export interface UpsellEmailProps {
  /** The visible title and the region's name. */
  readonly title: ReactNode
  /** Name of the current view. When it changes while focus is inside, focus moves to the title. */
  readonly viewKey: string
  /** Called on the close button, or on Escape while focus is inside. If omitted, neither does anything. */
  readonly onDismiss?: (() => void) | undefined
  /** The form, below the title. */
  readonly children: ReactNode
}

/**
 * A card in the lower corner at the inline end that offers the sign-up while the page stays usable. It is not a dialog: it neither takes
 * focus when it opens nor traps it, Tab moves in and out, and there is always a tab stop in it. Escape only dismisses it while focus is
 * inside; focus then returns to where it came from.
 */
export function UpsellEmail({ title, viewKey, onDismiss, children }: UpsellEmailProps) {
  const t = useText(common)
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(viewKey)
  const cameFrom = useRef<Element[]>([])
  const hasFocus = useRef(false)

  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    // A lazy view changes too, but must not take focus from the page.
    if (hasFocus.current) heading.current?.focus()
  }, [viewKey])

  useEffect(() => {
    // What had focus before is not in the event: Safari takes focus away before a click in the card.
    const follow = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return
      hasFocus.current = !!root.current?.contains(target)
      if (!hasFocus.current) cameFrom.current = focusPath(target)
    }
    const onFocusIn = ({ target }: FocusEvent) => follow(target)
    follow(document.activeElement)
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])

  // After the commit that removes it, because only then is it known which elements remain.
  useEffect(
    () => () => {
      if (hasFocus.current) restoreFocus(cameFrom.current)
    },
    [],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent) || !onDismiss)
      return
    // A dialog opened by its form handles its own keys.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    event.preventDefault()
    onDismiss()
  }

  return (
    <UpsellRoot ref={root} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onDismiss && (
          <Button
            variant="icon"
            aria-label={t('common.close')}
            aria-keyshortcuts="Escape"
            leading={<CloseIcon />}
            onClick={onDismiss}
          />
        )}
      </header>
      <LinkFollower value={null}>{asElement(children)}</LinkFollower>
    </UpsellRoot>
  )
}
