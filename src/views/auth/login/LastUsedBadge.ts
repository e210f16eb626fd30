'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Sits on the upper edge of a button, where it takes no room from the label. */
export const LastUsedBadge = styled.span(css`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: ${vars.space[5]};
  padding-inline: ${vars.space[2]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[10]};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  font-size: ${vars.type.legal};
  font-weight: 600;
  line-height: 18px;
  white-space: nowrap;
`)
