'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { IllustrationName } from '../../../ui/illustration/Illustration.tsx'
import { useText } from '../../text.tsx'
import { Drawing } from './Drawing.tsx'

const Root = styled(Surface)(css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[6]};
  /* Nearly as high as the form was, and full. Below a dialog there is room for a toast of two lines. */
  min-block-size: min(56vh, 24rem);
  color: ${vars.color.textSubtle};
  [data-ui='drawing'] {
    min-block-size: 240px;
  }
  [data-ui='illustration'] {
    inline-size: auto;
    block-size: 240px;
  }
`)

export interface LeavingViewProps {
  /** What is drawn above the words. Default: nothing. */
  readonly scene?: IllustrationName | undefined
}

/** Shown while the page navigates away, so that the screen is not blank. */
export function LeavingView({ scene }: LeavingViewProps) {
  const t = useText(common)
  return (
    <Root role="status">
      {scene && <Drawing name={scene} />}
      <Spinner />
      {/* With a drawing, the title says what happens. */}
      {scene ? <VisuallyHidden>{t('common.loading')}</VisuallyHidden> : <p>{t('common.loading')}</p>}
    </Root>
  )
}
