'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../layout/Surface.ts'

/** The root of `Toaster`. */
export const ToasterRoot = styled(Surface)(css`
  position: fixed;
  inset: auto 0 0;
  inline-size: 100%;
  /* With a popover’s own 'fit-content', WebKit makes a grid as high as the window. */
  block-size: auto;
  max-inline-size: 484px;
  margin: 0 auto;
  padding: ${vars.space[4]};
  @media (max-width: 480px) {
    padding-inline: ${vars.space[3]};
  }
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  /* Closed, too: screen readers know only regions that are drawn. */
  &,
  > div {
    display: grid;
    gap: ${vars.space[2]};
  }
  > :empty {
    position: absolute;
  }
  /*
   * With a dialog open: below it, above it or beside it, where there is room; else above its actions. A dialog without
   * actions, or a browser without anchor positioning: at the bottom of the window.
   */
  dialog > &:popover-open {
    @supports (position-try: normal --tb-inside) {
      position-anchor: --tb-dialog;
      position-area: block-end;
      position-try-fallbacks: --tb-above, --tb-beside, --tb-inside;
    }
  }
  /* Beside its edge, not at the top of the window. */
  @position-try --tb-above {
    position-area: block-start;
    inset: auto;
  }
  @position-try --tb-beside {
    position-area: inline-end;
    /* Too narrow for a sentence: not beside it. */
    inline-size: clamp(280px, 100%, 360px);
    align-self: end;
  }
  @position-try --tb-inside {
    position-area: none;
    inset: auto 0 anchor(--tb-actions start, 0px);
  }
`)

/** One toast. Not a part of the root, so that a page without toasts does not process these styles. */
export const ToastRoot = styled.div(css`
  @keyframes tb-pop {
    from {
      opacity: 0;
      translate: 0 16px;
    }
  }
  display: flex;
  align-items: center;
  justify-self: center;
  gap: ${vars.space[3]};
  max-inline-size: 100%;
  max-block-size: 50dvh;
  overflow: auto;
  padding: ${vars.space[3]} ${vars.space[5]};
  @media (max-width: 480px) {
    padding-inline: ${vars.space[4]};
    /* The action of an error is below its sentence, which would be a narrow column beside it. */
    &:has(> svg ~ [data-ui='button'], > [data-ui='button'] + [data-ui='button']) {
      flex-wrap: wrap;
      row-gap: ${vars.space[1]};
      > div {
        flex-basis: 10em;
      }
      > div + [data-ui='button'] {
        margin-inline-start: auto;
      }
    }
    /* Several actions are a row below the sentence. */
    &:has(> [data-ui='button'] + [data-ui='button']) > div {
      flex-basis: 100%;
    }
  }
  border: 1px solid transparent;
  border-radius: ${vars.radius[24]};
  background: ${vars.color.text};
  color: ${vars.color.ground};
  box-shadow: ${vars.elevation[2]};
  pointer-events: auto;
  animation: tb-pop ${vars.motion[200]} ease-out;
  /* A sentence of a server keeps its own direction. */
  > div {
    flex: 1;
    min-inline-size: 0;
    text-wrap: balance;
    unicode-bidi: plaintext;
  }
  /* The icon and the edge of an error tell it from a success. Its text is that of an error at a field. */
  &:is([data-kind='alert'], [data-kind='echo']) {
    font-size: ${vars.type[14]};
    line-height: 1.4;
    border-color: ${vars.severity.dangerOnText};
    > svg {
      color: ${vars.severity.dangerOnText};
    }
  }
  @media (forced-colors: active) {
    && > svg {
      color: CanvasText;
    }
  }
  && > [data-ui='button'] {
    flex: none;
    max-inline-size: 50%;
    /* Else it has the color of every link. */
    @media (forced-colors: none) {
      color: inherit;
    }
  }
`)
