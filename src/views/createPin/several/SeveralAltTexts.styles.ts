import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The alternative texts of several pictures, each beside its picture. */
export const SeveralAltTextsRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  > h2 {
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  > p {
    margin-block-start: calc(-1 * ${vars.space[2]});
    color: ${vars.color.textSubtle};
    font-size: ${vars.type.legal};
  }
  > div {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: ${vars.space[3]};
    align-items: end;
    &:has([aria-invalid='true']) {
      align-items: start;
    }
    > img {
      inline-size: 40px;
      block-size: 48px;
      /* Beside the field, below its label. */
      margin-block-start: 1.75rem;
      object-fit: cover;
      border-radius: ${vars.radius[10]};
      background: ${vars.color.sunkenHover};
    }
  }
`)
