'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { Emblem } from '../../ui/feedback/Emblem.tsx'
import { AlertIcon, BackIcon, CloseIcon } from '../../ui/layout/icons.tsx'
import { PaneRoot } from './CreatePinPane.styles.ts'
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
  /** Whether the step is over: it stays in view, inert, and the ways out are disabled. Default: false. */
  readonly isWaiting?: boolean | undefined
  /** Whether the pin could not be created: there is nothing but what says so. Default: false. */
  readonly hasFailed?: boolean | undefined
  /** What is said above the step. Default: nothing. */
  readonly status?: ReactNode
  readonly children?: ReactNode
}

/** One step of creating a pin, under its title. */
export function CreatePinPane(props: CreatePinPaneProps) {
  const { title, viewKey, isFirst = false, back, close, isWaiting = false, hasFailed = false } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isFirst ? viewKey : null)
  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    heading.current?.focus()
  }, [viewKey])
  return (
    <PaneRoot data-step={viewKey} data-failed={hasFailed || undefined}>
      {hasFailed && (
        <Emblem data-severity="error" aria-hidden>
          <AlertIcon />
        </Emblem>
      )}
      <header>
        {back && (
          <span data-at="back">
            <Button
              variant="icon"
              size={40}
              aria-label={back.label}
              disabled={isWaiting}
              leading={<BackIcon />}
              onClick={back.onClick}
            />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {close && (
          <Button
            variant="icon"
            size={40}
            aria-label={close.label}
            disabled={isWaiting}
            leading={<CloseIcon />}
            onClick={close.onClick}
          />
        )}
      </header>
      {asElement(props.status)}
      {!hasFailed && (
        <div data-at="step" inert={isWaiting}>
          {asElement(props.children)}
        </div>
      )}
    </PaneRoot>
  )
}
