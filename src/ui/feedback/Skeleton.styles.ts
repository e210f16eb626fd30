import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The root of `Skeleton`. */
export const SkeletonRoot = styled.div(css`
  @keyframes tb-breathe {
    50% {
      opacity: 0.5;
    }
  }
  display: grid;
  gap: ${vars.space[3]};
  > :not([data-ui='hidden']) {
    box-sizing: border-box;
    block-size: 16px;
    border-radius: ${vars.radius[8]};
    background: ${vars.color.sunken};
    @media (prefers-reduced-motion: no-preference) {
      animation: tb-breathe 1.6s ease-in-out infinite;
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  &[data-shape='line'] > :last-child {
    inline-size: 60%;
  }
  &[data-shape='row'] > :not([data-ui='hidden']) {
    block-size: 56px;
    border-radius: ${vars.radius[16]};
  }
  &[data-shape='tile'] {
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    > :not([data-ui='hidden']) {
      block-size: auto;
      aspect-ratio: 3 / 4;
      border-radius: ${vars.radius[16]};
    }
  }
`)
