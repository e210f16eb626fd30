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
import { restoreFocus, focusPath } from '../../../ui/dialog/focus.ts'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { UpsellRoot } from './UpsellEmail.styles.ts'

/** Props of `UpsellEmail`. */
export interface UpsellEmailProps {
  /** The visible title and the region's name. */
  readonly title: ReactNode
  /** Which view it holds: when it changes under someone's hands, focus goes to the title. J4. */
  readonly viewKey: string
  /** The person wants it gone: the close button, or Escape with focus inside. Without it neither does anything. */
  readonly onDismiss?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A card in the lower corner at the inline end that offers the sign-up while the page stays in use. auth.txt §2
 * `bottom.right.upsell.email`. It is no dialog: it takes no focus when it comes and holds none back, Tab walks in and out, and there is
 * always a stop in it. Escape dismisses it while focus is inside, and is left to the page otherwise; focus then goes back to where it
 * came from. J24.
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
    // What is fetched late is a change too, and whoever reads the page beside it is not to be called away.
    if (hasFocus.current) heading.current?.focus()
  }, [viewKey])

  // After the commit that removes it: only then is it known which of the places are still there.
  useEffect(
    () => () => {
      if (hasFocus.current) restoreFocus(cameFrom.current)
    },
    [],
  )

  const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !onDismiss)
      return
    // A dialog that its form has opened minds its own keys.
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
        // What loses focus by being removed has nowhere to give it to; that is no leaving.
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
      {children}
    </UpsellRoot>
  )
}
