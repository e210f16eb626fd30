import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'

/** The country above its currency. */
export const AccountRoot = styled.section(css`
  > p > * {
    display: block;
  }
`)
