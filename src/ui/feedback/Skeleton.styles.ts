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
    border-radius: ${vars.radius[6]};
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
  /* A cover or an avatar, and two lines. */
  &:is([data-shape='row'], [data-shape='person']) > :not([data-ui='hidden']) {
    position: relative;
    block-size: 48px;
    margin-block: ${vars.space[1]};
    border: 0;
    background: none;
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 48px;
      border-radius: ${vars.radius[10]};
      background: ${vars.color.sunken};
      @media (forced-colors: active) {
        box-sizing: border-box;
        border: 1px solid;
      }
    }
    &::after {
      inset-block: 8px;
      inset-inline-start: 60px;
      inline-size: min(40%, 180px);
      border-radius: ${vars.radius[6]};
      background: linear-gradient(${vars.color.sunken} 14px, transparent 0 20px, ${vars.color.sunken} 0)
        no-repeat;
    }
    &:nth-child(odd)::after {
      inline-size: min(55%, 240px);
    }
  }
  &[data-shape='person'] > ::before {
    border-radius: 50%;
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
