import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The root of `AuthHero`. A pin is always 3:4, regardless of its picture's shape. */
export const HeroRoot = styled(Surface)(css`
  display: grid;
  [data-ui='thumbnail'] {
    position: relative;
    display: grid;
    place-items: center;
    block-size: var(--tb-hero, 160px);
    aspect-ratio: 3 / 4;
    border-radius: ${vars.radius[20]};
    @media (max-height: 759px) {
      border-radius: ${vars.radius[16]};
    }
    overflow: hidden;
    background-color: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
    font-size: 20px;
    img {
      grid-area: 1 / 1;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      animation: tb-come ${vars.motion[200]} ease-out;
    }
    /* It brings its own background, because it covers the picture. */
    [data-at='mark'] {
      position: absolute;
      inset-block-end: ${vars.space[2]};
      inset-inline-end: ${vars.space[2]};
      display: grid;
      padding: ${vars.space[1]};
      border-radius: 50%;
      background: rgb(0 0 0 / 0.65);
      color: #ffffff;
      font-size: 14px;
    }
    &[data-tinted] {
      color: #ffffff;
    }
  }
  @keyframes tb-come {
    from {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    [data-ui='thumbnail'] {
      border: 1px solid;
    }
  }
`)
