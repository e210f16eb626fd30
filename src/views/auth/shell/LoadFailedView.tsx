'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { useText } from '../../text.tsx'

export interface LoadFailedViewProps {
  readonly onRetry: () => void
  /** What could not be loaded, in a sentence. Default: 'We couldn't load this.' */
  readonly children?: ReactNode
  /** Called when the user cancels. Default: there is no such button. */
  readonly onCancel?: (() => void) | undefined
}

const Root = styled(Surface)(css`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[6]};
  text-align: center;
  text-wrap: balance;
  > svg {
    font-size: ${vars.type[24]};
  }
`)

/** Replaces a part that could not be loaded: one sentence and one action. */
export function LoadFailedView({ children, onRetry, onCancel }: LoadFailedViewProps) {
  const t = useText(common)
  return (
    <Root role="alert">
      <AlertIcon />
      <p>{children ?? t('common.loadFailed')}</p>
      <Button size={40} onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {onCancel && (
        <Button variant="link" size={40} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </Root>
  )
}
