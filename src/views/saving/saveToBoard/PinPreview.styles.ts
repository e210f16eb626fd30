import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The root of `PinPreview`: 240 px wide. */
export const PreviewRoot = styled.figure(css`
  inline-size: 240px;
  max-inline-size: 100%;
  margin: 0;
  [data-ui='held'] {
    max-block-size: 420px;
    inline-size: 100%;
  }
  figcaption {
    margin-block-start: ${vars.space[2]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
`)

/** Replaces the picture of a pin that has none. */
export const LinkCard = styled.div(css`
  display: grid;
  align-content: end;
  gap: ${vars.space[2]};
  min-block-size: 240px;
  padding: ${vars.space[5]};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  [data-ui='link'] {
    font-size: ${vars.type[14]};
    font-weight: 500;
    justify-self: start;
  }
  p,
  > [data-ui='link']:only-child {
    font-size: ${vars.type[16]};
    font-weight: 650;
    line-height: 1.35;
  }
  /* Truncated at its own end. */
  bdi {
    display: -webkit-box;
    inline-size: fit-content;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 7;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`)
