import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The switch, and below it the groups of choices in columns. */
export const AudienceRoot = styled.section(css`
  [data-ui='checkbox'] small {
    display: block;
    max-inline-size: 30rem;
  }
  > [data-at='choices'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[5]};
    &:disabled,
    &:disabled :is(small, [data-ui='field']) {
      color: ${vars.color.textSubtle};
    }
  }
  legend {
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-weight: 500;
  }
  [data-at='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: ${vars.space[2]} ${vars.space[4]};
  }
  [data-at='interests'] {
    > [data-at='options'] {
      max-block-size: 15rem;
      margin-inline: -4px;
      padding: 4px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    > p {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      &:not(:empty) {
        margin-block: ${vars.space[2]};
      }
      > span {
        display: block;
      }
    }
  }
  [data-at='chosen'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin-block-end: ${vars.space[3]};
    list-style: none;
    font-size: ${vars.type[14]};
    [data-ui='button'] {
      min-block-size: 32px;
      padding: 4px 12px 4px 10px;
      font-weight: 500;
    }
    > li {
      max-inline-size: 100%;
    }
  }
`)
