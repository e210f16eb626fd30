'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { CloseIcon, Icon } from '../../ui/layout/icons.tsx'
import { PaneRoot } from './CreatePinView.styles.ts'
import { asElement } from '../../ui/layout/asElement.tsx'

export interface CreatePinPaneProps {
  readonly title: ReactNode
  /** Which step is shown: when it changes, focus goes to the title. */
  readonly viewKey: string
  /** Whether it is what the page opens with. Default: focus goes to its title. */
  readonly isFirst?: boolean | undefined
  /** The way back: its name, and what it does. Omit it on the first step. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined
  /** The way out: its name, and what it does. */
  readonly close?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly children: ReactNode
}

/** One step of creating a pin, under its title. */
export function CreatePinPane({
  title,
  viewKey,
  isFirst = false,
  back,
  close,
  children,
}: CreatePinPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isFirst ? viewKey : null)
  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    heading.current?.focus()
  }, [viewKey])
  return (
    <PaneRoot data-step={viewKey}>
      <header>
        {back && (
          <span data-at="back">
            <Button variant="icon" size={40} aria-label={back.label} onClick={back.onClick}>
              <Icon path="M15 5l-7 7 7 7" />
            </Button>
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {close && (
          <Button variant="icon" size={40} aria-label={close.label} onClick={close.onClick}>
            <CloseIcon />
          </Button>
        )}
      </header>
      {asElement(children)}
    </PaneRoot>
  )
}
