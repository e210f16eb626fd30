import { css } from 'styled-components'
import { vars } from '../../../theme/vars.ts'

/** Styles of `PinPreview`; its picture is a `HeldPicture`. 240 wide. saving.txt §2. */
export const pinPreviewStyles = css`
  [data-ui='preview'] {
    inline-size: 240px;
    max-inline-size: 100%;
    margin: 0;
    [data-ui='held'] {
      max-block-size: 420px;
      inline-size: 100%;
    }
  }
  [data-ui='linkCard'] {
    display: grid;
    align-content: end;
    gap: ${vars.space[2]};
    min-block-size: 240px;
    padding: ${vars.space[5]};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    [data-ui='link'] {
      color: inherit;
      font-weight: 650;
      font-size: ${vars.type[20]};
      line-height: 1.25;
      justify-self: start;
    }
    p {
      font-size: ${vars.type[14]};
    }
  }
  @media (forced-colors: active) {
    [data-ui='linkCard'] {
      border: 1px solid;
    }
  }
`
