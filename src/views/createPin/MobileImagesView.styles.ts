import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { MobileCreatePinRoot } from './MobileCreatePinView.styles.ts'

/** As the page of the boards, with the pictures in their place. */
export const MobileImagesRoot = styled(MobileCreatePinRoot)(css`
  > [data-at='pin']:empty {
    display: none;
  }
  /* As tall as with a picture, so that the pictures come where they are looked for. */
  > [data-at='pin'] {
    min-block-size: 89px;
  }
  > [data-at='pictures'] {
    grid-row: 3;
    overflow: auto;
    padding: ${vars.space[4]};
    > fieldset > legend {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > fieldset > div,
    > [data-ui='skeleton'][data-shape] {
      display: grid;
      grid: auto / repeat(3, minmax(0, 1fr));
      gap: ${vars.space[2]};
      max-block-size: none;
      margin: 0;
      padding: 0;
      overflow: visible;
      &::after {
        display: none;
      }
    }
    > [data-ui='skeleton'] > :not([data-ui='hidden']) {
      aspect-ratio: 1;
      block-size: auto;
    }
  }
  &:is([data-view='noImages'], [data-view='imagesUnread']) > [data-at='pictures'] {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${vars.space[3]};
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
    > [data-at='reason']:empty {
      position: absolute;
    }
  }
  > footer {
    display: grid;
    gap: ${vars.space[2]};
  }
`)
