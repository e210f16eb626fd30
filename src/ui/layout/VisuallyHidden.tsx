import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'

const Root = styled.span(css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`)

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => <Root {...props} data-ui="hidden" />
