import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The root of `HeldPlace`. */
export const HeldRoot = styled.div(css`
  @keyframes tb-come {
    from {
      opacity: 0;
    }
  }
  position: relative;
  display: grid;
  place-items: center;
  border-radius: ${vars.radius[16]};
  overflow: hidden;
  background-color: ${vars.color.sunken};
  color: ${vars.color.textSubtle};
  aspect-ratio: 3 / 4;
  &[data-tinted] {
    color: #ffffff;
    forced-color-adjust: none;
  }
  /* Held until the picture has appeared over it; under a rounded corner it would leave a fringe. */
  &[data-loaded] {
    background-color: transparent;
    transition: background-color 0s ${vars.motion[200]};
  }
  img,
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    outline: 1px solid color-mix(in srgb, ${vars.color.text} 6%, transparent);
    outline-offset: -1px;
    object-fit: cover;
    animation: tb-come ${vars.motion[200]} ease-out;
  }
  > [data-ui='icon'] {
    font-size: ${vars.type[24]};
  }
  /* It brings its own background, because it covers the picture. */
  > [data-at='mark'] {
    position: absolute;
    inset-block-end: ${vars.space[2]};
    inset-inline-end: ${vars.space[2]};
    display: grid;
    padding: ${vars.space[2]};
    border-radius: 50%;
    background: rgb(0 0 0 / 0.65);
    color: #ffffff;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    img,
    video {
      outline: none;
    }
  }
`)
