import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The small picture of a place, beside its name. */
export const placePicture = css`
  [data-at='picture'] {
    flex: none;
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
