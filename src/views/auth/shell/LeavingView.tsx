'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { useText } from '../../text.tsx'

const Root = styled(Surface)(css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[3]};
  /* About as high as the form was. */
  min-block-size: min(50vh, 24rem);
  padding: ${vars.space[10]};
  color: ${vars.color.textSubtle};
`)

/** Shown while the page navigates away, so that the screen is not blank. */
export function LeavingView() {
  const t = useText(common)
  return (
    <Root role="status">
      <Spinner />
      <p>{t('common.loading')}</p>
    </Root>
  )
}
