import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The notices, one below the other. */
export const DraftRoot = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  &:not(:has(> [data-ui='notice']:not(:empty))) {
    position: absolute;
  }
  [data-ui='notice']:not(:empty) {
    position: relative;
    &:has([data-variant='icon']) {
      padding-inline-end: ${vars.space[12]};
    }
    [data-variant='icon'] {
      position: absolute;
      inset-block-start: 3px;
      inset-inline-end: 4px;
      /* The notice has an edge. */
      @media (forced-colors: active) {
        border: 0;
      }
    }
  }
  ul {
    margin-block-start: ${vars.space[1]};
    padding-inline-start: ${vars.space[5]};
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]} ${vars.space[4]};
    margin-block-start: ${vars.space[2]};
    &:empty {
      display: none;
    }
  }
`)

/** A word beside the title. */
export const SavedRoot = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
  white-space: nowrap;
`)
