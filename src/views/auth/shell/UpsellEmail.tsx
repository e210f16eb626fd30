'use client'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
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

  // After the commit that removes it, because only then is it known which elements remain.
  useEffect(
    () => () => {
      if (hasFocus.current) restoreFocus(cameFrom.current)
    },
    [],
  )

  const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent) || !onDismiss)
      return
    // A dialog opened by its form handles its own keys.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    event.preventDefault()
    onDismiss()
  }

  return (
    <UpsellRoot
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (isFromOutside(event)) cameFrom.current = focusPath(event.relatedTarget)
        hasFocus.current = true
      }}
      onBlur={(event) => {
        // A removed element loses focus without a new target; that does not count as leaving.
        if (event.relatedTarget && isFromOutside(event)) hasFocus.current = false
      }}
    >
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
