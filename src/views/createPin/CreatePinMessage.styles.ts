'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'

/** A page that has nothing but something to say. */
export const MessageRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[3]};
  min-block-size: 100dvh;
  padding: ${vars.space[6]};
  background: ${vars.color.ground};
  text-align: center;
  > * {
    max-inline-size: 26rem;
  }
  h1 {
    font-size: 1.5rem;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  p {
    color: ${vars.color.textSubtle};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  [data-at='picture'] {
    inline-size: 200px;
    margin-block-end: ${vars.space[3]};
    [data-ui='illustration'] {
      inline-size: 200px;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[3]};
    @media (max-width: 480px) {
      justify-self: stretch;
      > * {
        flex: 1 1 100%;
      }
    }
  }
  [data-at='countdown'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-variant-numeric: tabular-nums;
  }
`)
