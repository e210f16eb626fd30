import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The alternative texts of several pictures, each beside its picture, which says what the field is for: its label is not drawn. */
export const SeveralAltTextsRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  > h2 {
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  > p {
    margin-block-start: calc(-1 * ${vars.space[1]});
    color: ${vars.color.textSubtle};
    font-size: ${vars.type.legal};
  }
  > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: ${vars.space[2]};
    align-items: start;
    > img {
      inline-size: 48px;
      block-size: 48px;
      object-fit: cover;
      border-radius: ${vars.radius[10]};
      background: ${vars.color.sunkenHover};
    }
    label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [data-ui='control'] > textarea[name] {
      min-block-size: 48px;
    }
  }
`)
