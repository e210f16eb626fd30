import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { focusStyles } from '../../../ui/layout/base.styles.ts'

/** A label and its list in one line, at the end of it. */
export const BoardSortRoot = styled.label(css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${vars.space[2]};
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
  > [data-at='list'] {
    position: relative;
    display: flex;
    min-inline-size: 0;
  }
  select {
    appearance: none;
    /* As wide as the choice, so that the arrow is beside it. */
    field-sizing: content;
    max-inline-size: 100%;
    block-size: ${vars.size.controlSmall};
    padding-inline: ${vars.space[3]} ${vars.space[8]};
    border: 0;
    border-radius: ${vars.radius[16]};
    background: none;
    color: ${vars.color.text};
    font: inherit;
    font-weight: 600;
    text-overflow: ellipsis;
    cursor: pointer;
    ${focusStyles}
    &:hover {
      background: ${vars.color.sunken};
    }
  }
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[2]};
    margin-block: auto;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    select {
      border: 1px solid;
    }
    svg {
      color: FieldText;
    }
  }
`)
