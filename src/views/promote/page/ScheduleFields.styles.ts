import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The days beside the end date, where there is room for both. */
export const ScheduleRoot = styled.section(css`
  [data-at='days'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    align-items: start;
    gap: ${vars.space[4]};
  }
  [data-at='days'] [data-at='choices'] {
    margin-block-start: ${vars.space[1]};
  }
  /* Beside a start date, the suggested days and their tick stay in one line. */
  [data-at='days']:has(> :nth-child(3)) [data-at='choices'] > button {
    padding-inline: ${vars.space[3]};
  }
`)
