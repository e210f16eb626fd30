'use client'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { focusInside } from '../../../ui/dialog/focusInside.ts'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { panelStyles } from './panel.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

/** Props of `FlyoutPanel`. */
export interface FlyoutPanelProps {
  /** The visible title. */
  readonly title: ReactNode
  /** Name of the current view. When it changes, focus moves and the title is announced. */
  readonly viewKey: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const Root = styled.section(css`
  display: grid;
  /* The header is as wide as the form. */
  grid-template-columns: min(100%, ${vars.size.formColumn});
  justify-content: center;
  gap: ${vars.space[4]};
  padding: ${vars.space[2]} ${vars.space[3]} 0;
  ${panelStyles}
`)

/** A view of the sign-in flow in a panel beside a button. */
export function FlyoutPanel({ title, viewKey, onClose, children }: FlyoutPanelProps) {
  const t = useText(common)
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    if (root.current && heading.current) focusInside(root.current, heading.current)
  }, [viewKey])

  return (
    <Root ref={root} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button
          variant="icon"
          aria-label={t('common.close')}
          aria-keyshortcuts="Escape"
          leading={<CloseIcon />}
          onClick={onClose}
        />
      </header>
      {asElement(children)}
    </Root>
  )
}
