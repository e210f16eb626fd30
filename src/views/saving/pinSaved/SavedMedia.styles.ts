import { css } from 'styled-components'
import { vars } from '../../../theme/vars.ts'

/** Styles of `SavedMedia` and of `HeldPicture`. */
export const savedMediaStyles = css`
  @keyframes tb-come {
    from {
      opacity: 0;
    }
  }
  [data-ui='held'] {
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
    }
    img,
    video {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      animation: tb-come ${vars.motion[200]} ease-out;
    }
    > [data-ui='icon'] {
      font-size: ${vars.type[28]};
    }
    /* On whatever the picture is, so it brings a ground of its own. */
    > [data-at='duration'] {
      position: absolute;
      inset-block-start: ${vars.space[2]};
      inset-inline-start: ${vars.space[2]};
      padding: 2px ${vars.space[2]};
      border-radius: ${vars.radius[16]};
      background: rgb(0 0 0 / 0.7);
      color: #ffffff;
      font-size: ${vars.type[14]};
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      pointer-events: none;
    }
  }
  [data-ui='media'] {
    justify-self: center;
    inline-size: 236px;
    max-inline-size: 100%;
    > [data-ui='held'] {
      max-block-size: 540px;
      margin-inline: auto;
    }
  }
  /* At least three columns of 160; on a phone they are still three, and narrower. */
  [data-ui='grid'] {
    max-block-size: 540px;
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: ${vars.radius[16]};
    > div {
      columns: 3;
      column-gap: ${vars.space[4]};
      inline-size: 512px;
      max-inline-size: 100%;
      margin-inline: auto;
      @media (max-width: 480px) {
        column-gap: ${vars.space[2]};
      }
    }
    [data-ui='held'] {
      break-inside: avoid;
      margin-block-end: ${vars.space[4]};
    }
    [data-ui='held']:last-child {
      margin-block-end: 0;
    }
  }
  @media (forced-colors: active) {
    [data-ui='held'] {
      border: 1px solid;
    }
  }
`
