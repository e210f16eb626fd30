import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The switch, and below it the groups of choices as chips. */
export const AudienceRoot = styled.section(css`
  gap: ${vars.space[5]};
  > [data-ui='checkbox'] small {
    display: block;
    max-inline-size: 30rem;
  }
  legend {
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  [data-at='options'],
  [data-at='chosen'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    list-style: none;
    > * {
      max-inline-size: 100%;
    }
  }
  [data-at='options'] label {
    gap: ${vars.space[2]};
    padding: 7px ${vars.space[4]};
    padding-inline-start: ${vars.space[3]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    &:hover {
      border-color: ${vars.color.border};
    }
    &:has(:checked) {
      border-color: ${vars.color.text};
      background: ${vars.color.sunken};
    }
    &:has(:disabled) {
      border-color: transparent;
      background: ${vars.color.sunken};
    }
  }
  [data-at='interests'] {
    > p {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      &:not(:empty) {
        margin-block: ${vars.space[2]} ${vars.space[3]};
      }
      &:last-child {
        margin-block-end: 0;
      }
      > span {
        display: block;
      }
    }
  }
  /* What is chosen and not in the list below. */
  [data-at='chosen'] {
    margin-block-end: ${vars.space[2]};
    [data-ui='button'] {
      padding: 7px ${vars.space[3]};
      padding-inline-start: ${vars.space[4]};
      border-color: ${vars.color.text};
      font-weight: inherit;
    }
    [data-ui='label'] {
      display: flex;
      align-items: center;
      gap: ${vars.space[2]};
    }
  }
`)
