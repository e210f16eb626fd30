import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'

/** Styles of `Skeleton`. */
export const skeletonStyles = css`
  @keyframes tb-breathe {
    50% {
      opacity: 0.5;
    }
  }
  [data-ui='skeleton'] {
    display: grid;
    gap: ${vars.space[3]};
    > :not([data-ui='hidden']) {
      block-size: 16px;
      border-radius: ${vars.radius[8]};
      background: ${vars.color.sunken};
      animation: tb-breathe 1.6s ease-in-out infinite;
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
  }
  @media (forced-colors: active) {
    [data-ui='skeleton'] > :not([data-ui='hidden']) {
      border: 1px solid;
    }
  }
`
