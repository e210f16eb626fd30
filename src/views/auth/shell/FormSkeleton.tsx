'use client'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

const Root = styled.div(css`
  display: grid;
  gap: ${vars.space[6]};
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
  > div {
    block-size: ${vars.size.control};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  > :last-child {
    border-radius: ${vars.radius[24]};
  }
`)

/** The outline of the sign-up form while it loads. */
export function FormSkeleton() {
  const t = useText(common)
  return (
    <Root role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div />
      <div />
      <div />
      <div />
    </Root>
  )
}
