import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { breakpoints } from './PromotePageView.sizes.ts'

/** A phone with the ad in it, and the tops of other pins below. */
export const PreviewRoot = styled.section(css`
  justify-items: center;
  padding: ${vars.space[4]} ${vars.space[4]} ${vars.space[6]};
  border-radius: ${vars.radius[24]};
  background: ${vars.color.sunken};
  && > h2 {
    justify-self: start;
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    font-weight: 600;
    letter-spacing: 0;
  }
  > [data-at='phone'] {
    inline-size: min(100%, 220px);
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[32]};
    background: ${vars.color.raised};
    box-shadow:
      0 0 0 1px ${vars.color.divider},
      ${vars.elevation[1]};
  }
  [data-at='screen'] {
    display: grid;
    align-content: start;
    gap: ${vars.space[3]};
    /* High enough that the other pins are seen, and no sliver of them. */
    aspect-ratio: 9 / 17;
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[24]};
    overflow: hidden;
  }
  [data-at='media'] {
    position: relative;
  }
  [data-at='video'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
    padding: 2px 8px;
    border-radius: ${vars.radius[10]};
    background: rgb(0 0 0 / 0.7);
    color: #ffffff;
    font-size: ${vars.type.legal};
    font-weight: 600;
  }
  [data-at='words'] {
    display: grid;
    gap: 2px;
    font-size: ${vars.type.legal};
    line-height: 1.4;
    color: ${vars.color.textSubtle};
    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > strong {
      color: ${vars.color.text};
      font-size: ${vars.type[14]};
      font-weight: 600;
      line-height: 1.3;
      white-space: normal;
    }
    /* Truncated at its own end. */
    > strong > bdi {
      display: -webkit-box;
      inline-size: fit-content;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    > [data-at='host'] {
      justify-self: start;
      max-inline-size: 100%;
    }
  }
  [data-at='others'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${vars.space[2]};
    > i {
      block-size: 240px;
      border-radius: ${vars.radius[16]};
      background: ${vars.color.sunken};
    }
  }
  @media (min-width: ${breakpoints.medium}) {
    > [data-at='phone'] {
      inline-size: min(100%, 260px);
    }
  }
  @media not all and (max-width: ${breakpoints.wide}) {
    > [data-at='phone'] {
      inline-size: min(100%, 300px);
    }
  }
  @media (forced-colors: active) {
    &,
    > [data-at='phone'],
    [data-at='others'] > i {
      border: 1px solid;
    }
  }
`)

/** Stands in for a picture: the page that a pin leads to, or why there is nothing to see. */
export const CardRoot = styled.div(css`
  display: grid;
  align-content: end;
  &[data-empty] {
    place-content: center;
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
  }
  aspect-ratio: 3 / 4;
  padding: ${vars.space[4]};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  font-size: ${vars.type[14]};
  overflow-wrap: anywhere;
  > strong {
    font-size: ${vars.type[20]};
    line-height: 1.25;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`)
