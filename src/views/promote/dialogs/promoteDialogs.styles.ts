'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Text of a dialog. */
export const DialogText = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[1]};
  text-wrap: balance;
  > [data-at='subtle'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  > [data-at='centred'] {
    text-align: center;
  }
  > [data-at='status']:empty {
    position: absolute;
  }
  /* The server's own words: its line breaks stay, and a word of any length wraps. */
  [data-at='server'] {
    display: block;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`)

/** Buttons below each other, in the foot of a dialog. */
export const DialogActions = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  grid-template-columns: minmax(${vars.size.formColumn}, auto);
  > [data-at='reason'] {
    /* As wide as the button. */
    inline-size: 0;
    min-inline-size: 100%;
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
`)
