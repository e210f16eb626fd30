'use client'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { modalStyles } from '../../../ui/dialog/modal.styles.ts'
import { useModal, wrapTab } from '../../../ui/dialog/modal.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { useText } from '../../text.tsx'
import { isComposing } from '../../../ui/isComposing.ts'

export interface LoadingOverlayProps {
  /** What the user is waiting for, such as 'Creating your Pin'. Default: 'Loading'. */
  readonly label?: ReactNode
}

const Root = styled(Surface).attrs({ as: 'dialog' })(css`
  @keyframes tb-fade {
    from {
      opacity: 0;
    }
  }
  ${modalStyles}
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: ${vars.space[4]};
  border: 0;
  background: color-mix(in srgb, ${vars.color.ground} 88%, transparent);
  cursor: progress;
  animation: tb-fade ${vars.motion[200]};
  &[data-tb-still] {
    animation: none;
  }
  &[open] {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${vars.space[4]};
  }
  &::backdrop {
    background: none;
  }
  > [data-ui='spinner'] {
    font-size: ${vars.type[36]};
  }
  > h2 {
    font-size: ${vars.type[20]};
    line-height: 1.25;
    text-align: center;
  }
`)

/** Cannot be closed: the page waits. There is nothing to Tab to inside. */
const hold = (event: KeyboardEvent<HTMLElement>) => {
  if (isComposing(event.nativeEvent)) return
  if (event.key === 'Tab') wrapTab(event)
  if (event.key === 'Escape') event.preventDefault()
}

/** Covers and blocks the page while it is mounted. Its text takes focus, so that screen readers read it; focus returns on unmount. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const t = useText(common)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useModal(dialog, heading)
  return (
    <Root
      open
      ref={dialog}
      aria-modal="true"
      aria-labelledby={id}
      onKeyDown={hold}
      onCancel={(event) => event.preventDefault()}
      // Browsers close it without a cancellable event on a second back gesture.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.showModal()
      }}
    >
      <Spinner />
      <h2 id={id} ref={heading} tabIndex={-1}>
        {label ?? t('common.loading')}
      </h2>
    </Root>
  )
}
