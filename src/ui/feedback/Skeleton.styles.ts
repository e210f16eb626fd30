import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The root of `Skeleton`. A list whose rows differ sets their height, `--tb-row`, and the size of their pictures, `--tb-picture`. */
export const SkeletonRoot = styled.div(css`
  @keyframes tb-breathe {
    50% {
      opacity: 0.5;
    }
  }
  display: grid;
  > :not([data-ui='hidden']) {
    box-sizing: border-box;
    border-radius: ${vars.radius[6]};
    color: ${vars.color.sunken};
    background: currentColor;
    @media (prefers-reduced-motion: no-preference) {
      animation: tb-breathe 1.6s ease-in-out infinite;
    }
    /* A quiet shape without an edge, which would look like a field. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: color-mix(in srgb, CanvasText 16%, Canvas);
    }
  }
  &[data-shape='line'] {
    gap: 14px;
    > :not([data-ui='hidden']) {
      block-size: 10px;
    }
    > :last-child {
      inline-size: 60%;
    }
  }
  /* A picture, and two lines beside it. */
  > [data-at='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    block-size: var(--tb-row, 4rem);
    padding-inline: var(--tb-inset, ${vars.space[2]});
    background: none;
    &::before,
    > ::before,
    > ::after {
      content: '';
      display: block;
      inline-size: min(60%, 200px);
      block-size: 10px;
      border-radius: inherit;
      background: currentColor;
    }
    &::before {
      flex: none;
      inline-size: var(--tb-picture, 3rem);
      block-size: var(--tb-picture, 3rem);
      border-radius: ${vars.radius[10]};
    }
    > span {
      flex: 1;
      border-radius: inherit;
      &::after {
        inline-size: min(35%, 120px);
        block-size: 8px;
        margin-block-start: 8px;
      }
    }
  }
  &:is([data-shape='person'], [data-shape='radio']) > ::before {
    border-radius: 50%;
  }
  &[data-shape='radio'] {
    --tb-row: 3rem;
    --tb-picture: 1.25rem;
    --tb-inset: ${vars.space[4]};
    span > ::after {
      content: none;
    }
  }
  &[data-shape='tile'] {
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: ${vars.space[3]};
    > :not([data-ui='hidden']) {
      aspect-ratio: 3 / 4;
      border-radius: ${vars.radius[16]};
    }
  }
`)
