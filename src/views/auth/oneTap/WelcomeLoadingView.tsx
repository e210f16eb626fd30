'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { oneTap } from '../../../messages/en/auth/oneTap.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Illustration } from '../../../ui/illustration/Illustration.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { useText } from '../../text.tsx'

const copy = { ...common, ...oneTap }

export interface WelcomeLoadingViewProps {
  /** Progress in percent, at most 95. It advances every `policy.timing.loadingStep`. */
  readonly progress: number
}

const Body = styled.div(css`
  display: grid;
  gap: ${vars.space[5]};
  text-align: center;
  text-wrap: balance;
  > svg {
    justify-self: center;
  }
  p {
    color: ${vars.color.textSubtle};
  }
  progress {
    appearance: none;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: ${vars.color.sunken};
    color: ${vars.color.accent};
  }
  progress::-webkit-progress-bar {
    background: ${vars.color.sunken};
  }
  progress::-webkit-progress-value {
    border-radius: 4px;
    background: currentColor;
    transition: inline-size 300ms linear;
  }
  progress::-moz-progress-bar {
    border-radius: 4px;
    background: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    progress::-webkit-progress-value {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    progress {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
      color: Highlight;
    }
    progress::-webkit-progress-bar {
      background: Canvas;
    }
  }
`)

/** 'Welcome to the product!' while one-tap creates an account. Covers the page and cannot be closed. */
export function WelcomeLoadingView({ progress }: WelcomeLoadingViewProps) {
  const t = useText(copy)
  return (
    <Dialog title={t('oneTap.welcome')} startAction={<Mark />} closeLabel={t('common.close')}>
      <Body>
        <Illustration name="welcome" />
        <p role="status">{t('oneTap.preparing')}</p>
        <progress aria-label={t('oneTap.progress')} max={100} value={Math.min(progress, 95)} />
      </Body>
    </Dialog>
  )
}
